#include "app/answers/parts.hpp"
#include "systems/plaquette/distances.hpp"

namespace bacler::answers {

using namespace plaquette;

namespace {

bool is_placed(const LaidTable& table, const std::optional<Subject>& piece) {
    return piece && centre_distance(table, *piece, *piece);
}

Json measurement_json(const Measurement& m) {
    return {
        {"cm", in_cm(m.value)}, {"sd", in_cm(m.sd)}, {"from", point_json(m.from)}, {"to", point_json(m.to)}};
}

}  // namespace

Result<MeasureAnswer> measure_between(const Scenario& scenario, const std::string& file, const std::string& a,
                                      const std::string& b) {
    const LaidTable table = lay_out(scenario);
    const std::optional<Subject> first = subject_named(scenario, a), second = subject_named(scenario, b);
    Faults faults;
    if (!is_placed(table, first)) faults.push_back(unknown_piece(scenario, file, a));
    if (!is_placed(table, second)) faults.push_back(unknown_piece(scenario, file, b));
    if (!faults.empty()) return faults;
    const std::optional<Distance> edge = edge_distance(table, *first, *second),
                                  centre = centre_distance(table, *first, *second);
    return MeasureAnswer{against(*edge, LimitWords::at_most, {}), against(*centre, LimitWords::at_most, {}),
                         edge->is_stated};
}

Json measure_json(const MeasureAnswer& answer) {
    Json edge = measurement_json(answer.edge);
    if (answer.is_stated) edge["stated"] = true;
    return {{"edge", edge}, {"centre", measurement_json(answer.centre)}};
}

std::string measure_text(Lang lang, const std::string& a, const std::string& b, const MeasureAnswer& answer) {
    const auto line = [&](std::string_view key, const Measurement& m) {
        return say(lang, key,
                   {a, b, cm_text(lang, m.value), cm_text(lang, m.from.x), cm_text(lang, m.from.y),
                    cm_text(lang, m.to.x), cm_text(lang, m.to.y), cm_text(lang, m.sd)}) +
               "\n";
    };
    return line(answer.is_stated ? "cli.measure.stated" : "cli.measure.edge", answer.edge) +
           line("cli.measure.centre", answer.centre);
}

}  // namespace bacler::answers
