#include "app/editor/sheet.hpp"
#include "app/finding_text.hpp"
#include "files/pick.hpp"
#include "files/shapes.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

/// What may be changed in a piece.
namespace bacler::editor {

using files::Node;
using plaquette::Arm;

namespace {

constexpr Length step_of_table{10000};
constexpr int metres_a_level = 10, most_levels = 50;  // R103, and what a file may hold

class Rows {
public:
    Rows(Lang lang, const Editing& editing, const Place& place)
        : lang_(lang),
          draft_(editing.draft),
          place_(place),
          node_(*node_at(editing.draft, place)) {}

    std::string label(std::string_view name) const {
        return std::string(phrase(lang_, "ui.editor." + std::string(name)));
    }

    /// A figure that the piece states under a key of the file.
    void figure(std::string_view name, Field field, int lowest, int highest) {
        const int now = files::whole_of(node_, name, lowest);
        EditRow row{std::string(name), label(name), std::to_string(now), {}, {}, {}};
        if (now > lowest) row.less = Set{place_, field, now - 1};
        if (now < highest) row.more = Set{place_, field, now + 1};
        out_.push_back(std::move(row));
    }

    /// A word that the piece states, of those up to the last.
    template <class E, std::size_t N>
    void word(std::string_view name, Field field, const std::array<plaquette::Word<E>, N>& words,
              std::string_view prefix, E absent, E last) {
        EditRow row{std::string(name), label(name), "", {}, {}, {}};
        const E now = files::word_of(node_, name, words, absent);
        for (const auto& w : words)
            if (w.is <= last)
                row.keys.push_back({std::string(w.word),
                                    std::string(phrase(lang_, std::string(prefix) + std::string(w.word))),
                                    w.is == now, Set{place_, field, std::string(w.word)}});
        out_.push_back(std::move(row));
    }

    /// Traits that are there or not, on one line.
    void flags(std::initializer_list<std::pair<std::string_view, Field>> traits) {
        EditRow row{"traits", label("traits"), "", {}, {}, {}};
        for (const auto& [name, field] : traits) {
            const bool is_on = files::flag_of(node_, name, false);
            Set turned{place_, field, {}};
            if (!is_on) turned.value.emplace<bool>(true);
            row.keys.push_back({std::string(name), label(name), is_on, std::move(turned)});
        }
        out_.push_back(std::move(row));
    }

    /// The staffs that a piece may stand under, and none.
    void superiors(plaquette::StaffLevel above) {
        EditRow row{"under", label("under"), "", {}, {}, {}};
        const std::string now = files::text_of(node_, "under", "");
        row.keys.push_back({"none", label("under_none"), now.empty(), Set{place_, Field::under, {}}});
        for (std::size_t i = 0; i < count_of(draft_, Kind::staff, side_at(place_.side)); ++i) {
            const Place staff = staff_at(place_.side, i);
            const Node* n = node_at(draft_, staff);
            const std::string id = id_of(draft_, staff);
            if (n == nullptr || staff == place_ || id.empty()) continue;
            if (files::word_of(*n, "level", plaquette::level_words, plaquette::StaffLevel::division) < above)
                continue;
            row.keys.push_back({id, name_of(draft_, staff), id == now, Set{place_, Field::under, id}});
        }
        if (row.keys.size() > 1) out_.push_back(std::move(row));
    }

    void of_side() {
        EditRow nation{"nation", label("nation"), "", {}, {}, {}};
        const std::string now = files::text_of(node_, "nation", "");
        for (const char* word : {"fr", "en"})
            nation.keys.push_back({word, label(std::string("nation_") + word), now == word,
                                   Set{place_, Field::nation, std::string(word)}});
        nation.keys.push_back(
            {"other", label("nation_other"), now != "fr" && now != "en", Set{place_, Field::nation, {}}});
        out_.push_back(std::move(nation));
        EditRow colour{"colour", label("colour"), "", {}, {}, {}};
        const std::string worn = files::text_of(node_, "colour", "");
        for (const auto& [word, hex] :
             {std::pair{"blue", "#2b4fa0"}, {"red", "#a8322d"}, {"green", "#2f6b3a"}, {"grey", "#6b6b6b"}})
            colour.keys.push_back({word, label(std::string("colour_") + word), worn == hex,
                                   Set{place_, Field::colour, std::string(hex)}});
        out_.push_back(std::move(colour));
    }

    void of_staff() {
        using plaquette::StaffLevel;
        const StaffLevel level = files::word_of(node_, "level", plaquette::level_words, StaffLevel::division);
        word("level", Field::level, plaquette::level_words, "level.", StaffLevel::division, StaffLevel::army);
        figure("value", Field::value, 0, 5);
        figure("charisma", Field::charisma, 0, 3);
        if (level == StaffLevel::division || node_.member("stance") != nullptr)
            word("stance", Field::stance, plaquette::stance_words, "stance.", plaquette::Stance::defence,
                 plaquette::Stance::defence);
        if (level != StaffLevel::division || node_.member("mission") != nullptr) mission();
        if (level < StaffLevel::army) superiors(static_cast<StaffLevel>(static_cast<int>(level) + 1));
    }

    /// A mission may also be none, and so may its target.
    void mission() {
        EditRow row{"mission", label("mission"), "", {}, {}, {}};
        const std::string now = files::text_of(node_, "mission", "");
        row.keys.push_back({"none", label("mission_none"), now.empty(), Set{place_, Field::mission, {}}});
        for (const auto& w : plaquette::mission_words)
            row.keys.push_back({std::string(w.word),
                                std::string(phrase(lang_, "mission." + std::string(w.word))), w.word == now,
                                Set{place_, Field::mission, std::string(w.word)}});
        out_.push_back(std::move(row));
        if (!now.empty()) mission_on(now == "advance" || now == "defence");
    }

    void mission_on(bool is_on_terrain) {
        EditRow row{"mission_on", label("mission_on"), "", {}, {}, {}};
        const std::string now = files::text_of(node_, "mission_on", "");
        const auto add = [&](const Place& target) {
            const std::string id = id_of(draft_, target);
            if (!id.empty())
                row.keys.push_back(
                    {id, name_of(draft_, target), id == now, Set{place_, Field::mission_on, id}});
        };
        if (is_on_terrain)
            for (std::size_t i = 0; i < count_of(draft_, Kind::terrain); ++i) add(terrain_at(i));
        else
            for (std::size_t s = 0; s < count_of(draft_, Kind::side); ++s)
                for (std::size_t i = 0; i < count_of(draft_, Kind::element, side_at(s)); ++i)
                    add(element_at(s, i));
        if (!row.keys.empty()) out_.push_back(std::move(row));
    }

    void of_element() {
        word("stance", Field::stance, plaquette::stance_words, "stance.", plaquette::Stance::defence,
             plaquette::Stance::retreat);
        superiors(plaquette::StaffLevel::division);
        arrange();
        figure("fatigue", Field::fatigue, 0, 99);
        figure("lost", Field::lost, 0, 99);
    }

    void arrange() {
        const auto units = static_cast<int>(count_of(draft_, Kind::unit, place_));
        if (units == 0) return;
        const int now = std::max(1, static_cast<int>(files::items_of(node_, "rows").size()));
        EditRow row{"rows", label("rows"), std::to_string(now), {}, {}, {}};
        if (now > 1) row.less = Arrange{place_, now - 1};
        if (now < units) row.more = Arrange{place_, now + 1};
        out_.push_back(std::move(row));
    }

    void of_unit(std::optional<std::size_t> plaquette) {
        const Strength s = strength_of(draft_, place_);
        const int n = static_cast<int>(s.values.size());
        const bool is_battery = s.arm == Arm::artillery;
        const int most = static_cast<int>(is_battery ? files::most_gunners : files::most_plaquettes);
        EditRow strength{"strength", label(is_battery ? "gunners" : "bases"), std::to_string(n), {}, {}, {}};
        if (n > 1) strength.less = SetStrength{place_, n - 1};
        if (n < most) strength.more = SetStrength{place_, n + 1};
        out_.push_back(std::move(strength));
        if (n > 0) classes(s, plaquette);
        if (!is_battery)
            word("formation", Field::formation, plaquette::formation_words, "formation.",
                 plaquette::Formation::column,
                 s.arm == Arm::infantry ? plaquette::Formation::hollow_square : plaquette::Formation::column);
        if (s.arm != Arm::infantry)
            word("weight", Field::weight, plaquette::weight_words, "weight.", plaquette::Weight::medium,
                 plaquette::Weight::heavy);
        if (s.arm == Arm::infantry)
            flags({{"elites", Field::elites},
                   {"light_infantry", Field::light_infantry},
                   {"engineers", Field::engineers}});
        else
            flags({{"elites", Field::elites}});
    }

    void classes(const Strength& s, std::optional<std::size_t> plaquette) {
        const bool is_one = plaquette && *plaquette < s.values.size();
        EditRow row{"class", label("class"), "", {}, {}, {}};
        if (is_one) row.label = say(lang_, "ui.editor.class_of", {std::to_string(*plaquette + 1)});
        const bool is_alike =
            std::all_of(s.values.begin(), s.values.end(), [&](int v) { return v == s.values.front(); });
        const int now = is_one ? s.values[*plaquette] : is_alike ? s.values.front() : 0;
        if (now > 0)
            row.label = say(lang_, "ui.editor.costs", {row.label, label("class_" + std::to_string(now))});
        for (int v = plaquette::worst_troops; v <= plaquette::best_troops; ++v)
            row.keys.push_back({std::to_string(v), std::to_string(v), v == now,
                                SetClass{place_, v, is_one ? plaquette : std::nullopt}});
        out_.push_back(std::move(row));
    }

    void of_scenario() {
        const Node* table = node_.member("table");
        const Length width =
            table == nullptr ? Length{} : files::length_of(*table, "width").value_or(Length{});
        const Length depth =
            table == nullptr ? Length{} : files::length_of(*table, "depth").value_or(Length{});
        const auto side = [&](const char* name, Length now, const SetTable& less, const SetTable& more) {
            EditRow row{name, label(name), cm_text(lang_, now) + " cm", {}, {}, {}};
            if (now > step_of_table) row.less = less;
            if (now < length_from_cm(files::widest_table)) row.more = more;
            out_.push_back(std::move(row));
        };
        side("width", width, {width - step_of_table, depth}, {width + step_of_table, depth});
        side("depth", depth, {width, depth - step_of_table}, {width, depth + step_of_table});
        last_sequence();
    }

    /// A battle has no last sequence unless it states one.
    void last_sequence() {
        constexpr int latest = 99;
        const int now = files::whole_of(node_, "last_sequence", 0);
        EditRow row{"last_sequence",
                    label("last_sequence"),
                    now == 0 ? label("no_last_sequence") : std::to_string(now),
                    {},
                    {},
                    {}};
        if (now > 1) row.less = Set{place_, Field::last_sequence, now - 1};
        if (now == 1) row.less = Set{place_, Field::last_sequence, {}};
        if (now < latest) row.more = Set{place_, Field::last_sequence, now + 1};
        out_.push_back(std::move(row));
    }

    void of_terrain() {
        const auto now =
            files::word_of(node_, "kind", plaquette::terrain_words, plaquette::TerrainKind::open);
        if (now == plaquette::TerrainKind::hill) {
            const int level = files::whole_of(node_, "level", 1);
            EditRow row{"level",
                        label("hill_level"),
                        say(lang_, "ui.editor.hill_metres", {std::to_string(level * metres_a_level)}),
                        {},
                        {},
                        {}};
            if (level > 0) row.less = SetLevel{place_.piece, level - 1};
            if (level < most_levels) row.more = SetLevel{place_.piece, level + 1};
            out_.push_back(std::move(row));
        }
        if (node_.member("path") != nullptr) strip_width();
        EditRow kinds{"kind", label("kind"), "", {}, {}, {}};
        for (const auto& w : plaquette::terrain_words)
            kinds.keys.push_back({std::string(w.word),
                                  std::string(phrase(lang_, "terrain." + std::string(w.word))), w.is == now,
                                  SetKind{place_.piece, w.is}});
        out_.push_back(std::move(kinds));
    }

    void strip_width() {
        Shape shape;
        for (const Node& n : files::items_of(node_, "path"))
            if (const std::optional<TablePoint> p = files::point_in(n)) shape.path.push_back(*p);
        const std::optional<Length> now = files::length_of(node_, "width");
        EditRow row{"width", label("strip_width"), "", {}, {}, {}};
        for (const Length width : usual_widths()) {
            shape.width = width;
            row.keys.push_back({std::to_string(width.hundredths_of_mm / 100), cm_text(lang_, width) + " cm",
                                width == now, Reshape{place_.piece, shape}});
        }
        out_.push_back(std::move(row));
    }

    std::vector<EditRow> rows() && { return std::move(out_); }

private:
    Lang lang_;
    const Draft& draft_;
    Place place_;
    const Node& node_;
    std::vector<EditRow> out_;
};

}  // namespace

std::span<const Length> usual_widths() {
    static constexpr std::array<Length, 6> widths{{{500}, {1000}, {2000}, {3000}, {4000}, {6000}}};
    return widths;
}

std::vector<EditRow> rows_of(Lang lang, const Editing& editing, const Place& place,
                             std::optional<std::size_t> plaquette) {
    if (node_at(editing.draft, place) == nullptr) return {};
    Rows rows(lang, editing, place);
    switch (place.kind) {
        case Kind::scenario: rows.of_scenario(); break;
        case Kind::side: rows.of_side(); break;
        case Kind::staff: rows.of_staff(); break;
        case Kind::element: rows.of_element(); break;
        case Kind::unit: rows.of_unit(plaquette); break;
        case Kind::terrain: rows.of_terrain(); break;
    }
    return std::move(rows).rows();
}

}  // namespace bacler::editor
