#include "app/answers/parts.hpp"

#include "files/nearest.hpp"

#include <algorithm>

namespace bacler::answers {

using namespace plaquette;

std::string_view word(Does does) {
    switch (does) {
        case Does::permits: return "permits";
        case Does::forbids: return "forbids";
        case Does::sets: return "sets";
        case Does::adds: return "adds";
        case Does::scales: return "scales";
        case Does::at_least: return "at_least";
        case Does::at_most: return "at_most";
        case Does::no_bearing: return "no_bearing";
    }
    return "";
}

std::string_view verdict_word(Verdict verdict) {
    switch (verdict) {
        case Verdict::allowed: return "allowed";
        case Verdict::forbidden: return "forbidden";
        case Verdict::too_close: return "too_close";
        case Verdict::not_covered: return "not_covered";
        case Verdict::contradictory: return "contradictory";
    }
    return "";
}

std::string_view word(LimitWords words) {
    switch (words) {
        case LimitWords::less_than: return "less_than";
        case LimitWords::at_most: return "at_most";
        case LimitWords::more_than: return "more_than";
        case LimitWords::at_least: return "at_least";
    }
    return "";
}

Json point_json(TablePoint p) {
    return {in_cm(p.x), in_cm(p.y)};
}

double in_millimetres(Length length) {
    return static_cast<double>(length.hundredths_of_mm) / 100.0;
}

PieceNames ids_of(Scenario scenario) {
    for (Side& side : scenario.sides) {
        side.name.clear();
        for (Staff& s : side.staffs) s.name.clear();
        for (Element& e : side.elements) e.name.clear();
    }
    return bacler::names_of(scenario);
}

namespace {

void list_ids(const Scenario& scenario, std::vector<std::string>& out) {
    for (const Side& side : scenario.sides) {
        for (const Staff& s : side.staffs) out.push_back(s.id);
        for (const Element& e : side.elements) {
            out.push_back(e.id);
            for (const ScenarioUnit& u : e.units) out.push_back(u.unit.id);
        }
    }
}

}  // namespace

Fault unknown_piece(const Scenario& scenario, const std::string& file, const std::string& id) {
    std::vector<std::string> ids;
    list_ids(scenario, ids);
    if (std::find(ids.begin(), ids.end(), id) != ids.end()) return {file, 0, id, "piece.no_place", {id}};
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    const std::optional<std::string_view> near = files::nearest_word(id, known);
    return near ? Fault{file, 0, "", "piece.unknown_near", {id, std::string(*near)}}
                : Fault{file, 0, "", "piece.unknown", {id}};
}

}  // namespace bacler::answers
