#pragma once
#include "base/angle.hpp"
#include "base/length.hpp"
#include "base/point.hpp"
#include "files/node.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Members of a tree, made and put in their place.
namespace bacler::editor {

files::Node text_node(std::string text);
files::Node whole_node(int number);
files::Node real_node(double number);
files::Node flag_node(bool is_on);
files::Node list_node(std::vector<files::Node> items = {});
files::Node table_node();
/// Centimetres, as files speak them.
files::Node length_node(Length length);
files::Node angle_node(Angle angle);
files::Node point_node(TablePoint point);
files::Node points_node(const std::vector<TablePoint>& points);
files::Node wholes_node(const std::vector<int>& numbers);

/// Puts a member in a table, in place of one of that key.
void put(files::Node& table, std::string_view key, files::Node value);
/// Takes one out, if it is there.
void drop(files::Node& table, std::string_view key);
/// The member of that key as a list or a table, made where it is missing or something else.
files::Node& list_in(files::Node& table, std::string_view key);
files::Node& table_in(files::Node& table, std::string_view key);

}  // namespace bacler::editor
