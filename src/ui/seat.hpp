#pragma once
#include "app/game/choices.hpp"
#include "app/game/player_view.hpp"
#include "app/game/recover.hpp"
#include "app/game/secret_orders.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bacler::ui {

struct Desk;

/// A secret that is asked for: six digits on the pad, or a phrase.
struct SecretPad {
    enum class Step : std::uint8_t {
        open,    ///< the secret that the party has
        choose,  ///< a new one
        repeat,  ///< the same once more
        lost,    ///< it is forgotten: what may be done
    } step{Step::open};
    Party party;
    std::string digits, chosen;
    Faults faults;
    bool was_other{false};      ///< the repetition was another than what was chosen
    bool is_for_reveal{false};  ///< its orders that have passed are opened, and the tablet stays where it is
    std::optional<std::size_t> recovers{};   ///< the side whose key the umpire's opens, for it to choose anew
    std::optional<game::Consent> consent{};  ///< to another key in the place of one that is lost
};

/// In whose hands the tablet is: who looks, and the secrets that were given since it was handed over. Nothing that is kept.
struct Seat {
    Viewer who;              ///< nobody: everybody round the table looks
    bool is_between{false};  ///< the neutral screen: nothing of the game shows
    Viewer next;             ///< whom it is passed to
    Keyring ring;
    std::optional<SecretPad> pad;
    files::LockCost cost;  ///< of a secret that is chosen
};

/// Does a battle keep something from anybody: do orders lie face down, or is it their time?
bool keeps_secrets(const plaquette::Battle& battle);

/// Puts the neutral screen over the game: every secret that was given is forgotten. Requires: a game is played.
void pass_tablet(Desk& desk, Viewer to);
/// The tablet was out of sight: where something is secret, whoever held it takes it up again.
void step_aside(Desk& desk);
/// Whom the neutral screen asks for is another.
void pass_on_to(Desk& desk, Viewer to);
/// Whoever is asked for begins; where his secret is asked for, once he has given it.
void take_tablet(Desk& desk);

/// The pad of digits: the sixth one gives the secret. Requires: a secret is asked for.
void press_digit(Desk& desk, int digit);
void rub_out_digit(Desk& desk);
void give_secret(Desk& desk, const std::string& secret);
void drop_pad(Desk& desk);
/// Everybody at the table may set the umpire's secret. Requires: orders are sealed.
void set_umpire_secret(Desk& desk);
/// The party's orders that have passed are opened with its secret.
void ask_to_reveal(Desk& desk, Party party);

/// A forgotten secret: by the umpire's, or without any.
void forget_secret(Desk& desk);
void ask_umpire_instead(Desk& desk);
void take_orders_back(Desk& desk, game::ConsentBy by);

/// The commands that the pad of orders offers: while orders are laid those of the giver's own view, while chits are told all that it may
/// have said. Requires: the pad is open.
std::vector<CommandKey> commands_on_pad(const Desk& desk);
/// An order laid face down by who holds the tablet: sealed, or as a chit; in an open game openly. False where it was refused.
bool lay_order(Desk& desk, const plaquette::GiveOrder& order);
/// What an order said that lay on the table as a chit.
bool tell_chit(Desk& desk, const plaquette::GiveOrder& order);

/// A staff goes to another player of its side.
void pass_staff(Desk& desk, const std::string& staff, const std::string& player);
/// Those who may take a staff: who holds one of the side already, then "Joueur 1" to 4.
std::vector<std::string> players_of(const Desk& desk, std::size_t side);

}  // namespace bacler::ui
