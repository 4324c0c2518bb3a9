#include "app/open_scenario.hpp"

#include "embedded/book_battle.hpp"
#include "files/read.hpp"

namespace bacler {

Result<plaquette::Scenario> open_scenario(const std::string& path) {
    return files::scenario_from_file(path);
}

Result<plaquette::Scenario> book_battle() {
    return files::scenario_from_toml(embedded::book_battle(), "book-battle.toml");
}

}  // namespace bacler
