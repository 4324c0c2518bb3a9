#include "ui/consent.hpp"

#include "base/check.hpp"
#include "ui/desk.hpp"

namespace bacler::ui {

namespace {

/// The first letter of a word, large where it is of ASCII.
std::string first_letter(const std::string& word) {
    if (word.empty()) return {};
    std::size_t to = 1;
    while (to < word.size() && (static_cast<unsigned char>(word[to]) & 0xC0U) == 0x80U) ++to;
    std::string out = word.substr(0, to);
    if (to == 1 && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
    return out;
}

}  // namespace

void ask_consent(Desk& desk, const ConsentRequest& request) {
    BACLER_CHECK(request.says != nullptr && request.give != nullptr);
    desk.consent = request;
}

void give_consent(Desk& desk, game::ConsentBy by) {
    BACLER_CHECK(desk.consent.has_value());
    const ConsentRequest request = *desk.consent;
    desk.consent.reset();
    request.give(desk, by);
}

void drop_consent(Desk& desk) {
    if (!desk.consent) return;
    const ConsentRequest request = *desk.consent;
    desk.consent.reset();
    if (request.drop != nullptr) request.drop(desk);
}

const std::string& name_of_side(const Desk& desk, std::size_t side) {
    const plaquette::Side& s = desk.scenario.sides.at(side);
    return s.name.empty() ? s.id : s.name;
}

std::string letter_of_side(const Desk& desk, std::size_t side) {
    const std::string letter = first_letter(name_of_side(desk, side));
    const std::string other = first_letter(name_of_side(desk, 1 - side));
    return letter.empty() || letter == other ? std::to_string(side + 1) : letter;
}

}  // namespace bacler::ui
