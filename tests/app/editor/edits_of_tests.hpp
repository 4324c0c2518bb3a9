#pragma once
#include "app/editor/editing.hpp"

#include <rapidcheck/catch.h>

#include <string>
#include <vector>

namespace bacler::editor {

inline NewNames names_of_tests() {
    return {"Essai", {"Nord", "Sud"}, {"Division N", "Division S"}, {"Brigade N", "Brigade S"}};
}

inline Draft draft_of_tests() {
    return new_draft(names_of_tests());
}

inline std::size_t any_place() {
    return static_cast<std::size_t>(*rc::gen::inRange(0, 4));
}

inline Place any_piece() {
    const auto side = static_cast<std::size_t>(*rc::gen::inRange(0, 2));
    switch (*rc::gen::inRange(0, 5)) {
        case 0: return side_at(side);
        case 1: return staff_at(side, any_place());
        case 2: return element_at(side, any_place());
        case 3: return terrain_at(any_place());
        default: return unit_at(side, any_place(), any_place());
    }
}

inline TablePoint any_point() {
    return {Length{*rc::gen::inRange(-5000, 200000)}, Length{*rc::gen::inRange(-5000, 150000)}};
}

inline Shape any_shape() {
    Shape out;
    std::vector<TablePoint>& points = *rc::gen::inRange(0, 2) == 0 ? out.outline : out.path;
    for (int i = *rc::gen::inRange(2, 6); i > 0; --i) points.push_back(any_point());
    out.width = Length{*rc::gen::inRange(100, 9000)};
    return out;
}

inline std::string any_name() {
    return *rc::gen::elementOf(std::vector<std::string>{"21", "I/21", "Nord", "Brigade N", "Division S",
                                                        "21-1", "Garde", "", "Butte 1"});
}

inline Value any_value() {
    switch (*rc::gen::inRange(0, 5)) {
        case 0: return std::monostate{};
        case 1: return *rc::gen::inRange(0, 2) == 1;
        case 2: return *rc::gen::inRange(-2, 9);
        case 3: return Length{*rc::gen::inRange(0, 3000)};
        default:
            return *rc::gen::elementOf(
                std::vector<std::string>{"attack", "corps", "line", "Division N", "heavy"});
    }
}

inline Place any_unit() {
    return unit_at(static_cast<std::size_t>(*rc::gen::inRange(0, 2)),
                   static_cast<std::size_t>(*rc::gen::inRange(0, 2)),
                   static_cast<std::size_t>(*rc::gen::inRange(0, 3)));
}

inline Place any_element() {
    return element_at(static_cast<std::size_t>(*rc::gen::inRange(0, 2)),
                      static_cast<std::size_t>(*rc::gen::inRange(0, 2)));
}

inline Edit any_edit_of_pieces() {
    const auto side = static_cast<std::size_t>(*rc::gen::inRange(0, 2));
    switch (*rc::gen::inRange(0, 10)) {
        case 0: return AddSide{any_name(), "fr"};
        case 1: return AddStaff{side, plaquette::StaffLevel::corps, "Division N", any_name()};
        case 2: return AddElement{side, "Division S", any_name()};
        case 3:
        case 4:
            return AddUnit{any_element(), static_cast<plaquette::Arm>(*rc::gen::inRange(0, 3)), any_name()};
        case 5: return Remove{any_piece()};
        case 6: return Duplicate{any_piece()};
        case 7: return Number{any_unit(), *rc::gen::inRange(1, 5)};
        case 8: return Shift{any_piece(), *rc::gen::inRange(-2, 3)};
        default: return MoveUnit{any_unit(), any_place()};
    }
}

inline Edit any_edit_of_figures() {
    switch (*rc::gen::inRange(0, 8)) {
        case 0: return Rename{any_piece(), any_name()};
        case 1:
        case 2: return SetMen{any_unit(), *rc::gen::inRange(-10, 9000)};
        case 3: return SetGuns{any_unit(), *rc::gen::inRange(-1, 40)};
        case 4: return SetCalibre{any_unit(), *rc::gen::inRange(0, 40) / 2.0};
        case 5: return SetStrength{any_unit(), *rc::gen::inRange(-1, 45)};
        case 6: return SetClass{any_unit(), *rc::gen::inRange(0, 10), any_place()};
        default: return Set{any_piece(), static_cast<Field>(*rc::gen::inRange(0, 21)), any_value()};
    }
}

inline Edit any_edit_of_table() {
    switch (*rc::gen::inRange(0, 10)) {
        case 0: return SetTable{Length{*rc::gen::inRange(0, 300000)}, Length{120000}};
        case 1: return SetRules{*rc::gen::inRange(0, 2) == 1, false, {}};
        case 2:
        case 3:
            return AddTerrain{any_name(), static_cast<plaquette::TerrainKind>(*rc::gen::inRange(0, 15)),
                              any_shape()};
        case 4: return Reshape{any_place(), any_shape()};
        case 5: return ShiftTerrain{any_place(), Length{5000}, Length{*rc::gen::inRange(-5000, 5000)}};
        case 6: return SetLevel{any_place(), *rc::gen::inRange(-1, 4)};
        case 7: return PlacePiece{any_piece(), any_point(), Angle{*rc::gen::inRange(-1000, 400000)}};
        case 8: return Arrange{any_element(), *rc::gen::inRange(0, 4)};
        default: return TakeOff{any_piece()};
    }
}

inline Edit any_edit() {
    switch (*rc::gen::inRange(0, 4)) {
        case 0: return any_edit_of_figures();
        case 1: return any_edit_of_table();
        default: return any_edit_of_pieces();
    }
}

}  // namespace bacler::editor
