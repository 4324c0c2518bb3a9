#include "app/overlay/piece.hpp"

#include "app/board_picture.hpp"
#include "app/overlay/pencil.hpp"
#include "systems/plaquette/footprint.hpp"

namespace bacler::overlay {

using plaquette::ElementRef;
using plaquette::LaidElement;
using plaquette::LaidTable;
using plaquette::Scenario;

namespace {

const plaquette::Element& element_of(const Scenario& scenario, const Piece& piece) {
    return scenario.sides.at(piece.side).elements.at(piece.index);
}

const plaquette::Staff& staff_of(const Scenario& scenario, const Piece& piece) {
    return scenario.sides.at(piece.side).staffs.at(piece.index);
}

}  // namespace

Piece piece_of(ElementRef element) {
    return {Piece::Kind::element, element.side, element.element, 0};
}

const std::string& id_of(const Scenario& scenario, const Piece& piece) {
    if (piece.kind == Piece::Kind::staff) return staff_of(scenario, piece).id;
    if (piece.kind == Piece::Kind::unit) return element_of(scenario, piece).units.at(piece.unit).unit.id;
    return element_of(scenario, piece).id;
}

const std::string& name_of(const Scenario& scenario, const Piece& piece) {
    const std::string* name = nullptr;
    if (piece.kind == Piece::Kind::staff) name = &staff_of(scenario, piece).name;
    if (piece.kind == Piece::Kind::element) name = &element_of(scenario, piece).name;
    return name == nullptr || name->empty() ? id_of(scenario, piece) : *name;
}

std::optional<RingsQuestion> placed(const LaidTable& table, const Piece& piece) {
    if (piece.kind == Piece::Kind::staff) {
        const auto box = plaquette::staff_box(staff_of(*table.scenario, piece));
        if (!box) return std::nullopt;
        return RingsQuestion{{*box}, *box};
    }
    const LaidElement& laid = table.laid(piece.element());
    if (!laid.box) return std::nullopt;
    if (piece.kind == Piece::Kind::element) return RingsQuestion{laid.units, *laid.box};
    return RingsQuestion{{laid.units.at(piece.unit)}, laid.units.at(piece.unit)};
}

std::vector<std::size_t> batteries_of(const Scenario& scenario, const Piece& piece) {
    std::vector<std::size_t> out;
    if (piece.kind == Piece::Kind::staff) return out;
    const std::vector<plaquette::ScenarioUnit>& units = element_of(scenario, piece).units;
    for (std::size_t u = 0; u < units.size(); ++u)
        if (units[u].unit.arm == plaquette::Arm::artillery &&
            (piece.kind == Piece::Kind::element || piece.unit == u))
            out.push_back(u);
    return out;
}

std::vector<Guns> guns_of(const LaidTable& table, const Piece& piece) {
    std::vector<Guns> out;
    const std::vector<std::size_t> batteries = batteries_of(*table.scenario, piece);
    if (batteries.empty() || !table.laid(piece.element()).box) return out;
    for (const auto weight :
         {plaquette::Weight::light, plaquette::Weight::medium, plaquette::Weight::heavy}) {
        Guns guns{weight, {}};
        for (const std::size_t u : batteries)
            if (element_of(*table.scenario, piece).units[u].unit.weight == weight)
                guns.footprints.push_back(table.laid(piece.element()).units.at(u));
        if (!guns.footprints.empty()) out.push_back(std::move(guns));
    }
    return out;
}

Picture pieces_picture(const Scenario& scenario, const std::vector<Piece>& pieces) {
    Picture picture;
    if (pieces.empty()) return picture;
    const LaidTable table = plaquette::lay_out(scenario);
    for (const Piece& piece : pieces) {
        const std::optional<RingsQuestion> at = placed(table, piece);
        if (!at) continue;
        for (const plane::Box& box : at->footprints) {
            draw_outline(picture, spots_of(box), {0, 6}, {Paint::chosen_edge});
            draw_outline(picture, spots_of(box), {0, 3}, {Paint::chosen});
        }
    }
    return picture;
}

std::vector<std::pair<std::string, Spot>> pieces_by_name(const Scenario& scenario) {
    std::vector<std::pair<std::string, Spot>> out;
    for (const plaquette::Side& side : scenario.sides) {
        for (const plaquette::Staff& staff : side.staffs)
            if (const auto box = plaquette::staff_box(staff))
                out.emplace_back("staff." + staff.id, spot_of(box->centre));
        for (const plaquette::Element& element : side.elements) {
            const std::vector<plane::Box> boxes = plaquette::unit_boxes(element);
            for (std::size_t u = 0; u < boxes.size(); ++u)
                out.emplace_back("unit." + element.units[u].unit.id, spot_of(boxes[u].centre));
        }
    }
    return out;
}

std::optional<Piece> piece_at(const LaidTable& table, Spot spot, float reach) {
    for (const LaidElement& e : table.elements)
        for (std::size_t u = 0; u < e.units.size(); ++u)
            if (is_in(spots_of(e.units[u]), spot))
                return Piece{Piece::Kind::unit, e.ref.side, e.ref.element, u};
    for (std::size_t side = 0; side < table.scenario->sides.size(); ++side) {
        const std::vector<plaquette::Staff>& staffs = table.scenario->sides[side].staffs;
        for (std::size_t s = 0; s < staffs.size(); ++s) {
            const auto box = plaquette::staff_box(staffs[s]);
            if (!box) continue;
            const auto half = static_cast<float>(in_cm(box->w)) / 2;
            if (apart(spot_of(box->centre), spot) <= std::max(reach, half))
                return Piece{Piece::Kind::staff, side, s, 0};
        }
    }
    for (const LaidElement& e : table.elements)
        if (e.box && is_in(spots_of(*e.box), spot)) return piece_of(e.ref);
    return std::nullopt;
}

}  // namespace bacler::overlay
