#pragma once
#include "app/quick/brigades.hpp"
#include "app/quick/form.hpp"
#include "app/quick/ruling.hpp"
#include "ui/desk.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace bacler::ui {

/// The screen of quick rulings, for as long as the program runs: what was chosen last stands there again. It has desks of its own, so
/// that the players' desk, and a game on it, is never touched.
struct Quick {
    std::optional<quick::Topic> topic;  ///< none: it is being chosen
    quick::Meeting meeting;
    std::array<quick::Form, quick::topics.size()> forms;  ///< by topic; that of the engagement is not used
    Desk engagement;  ///< the two brigades lie on it, and their engagement
    Desk cards;       ///< of the rules that the other rulings rest on

    /// The answer to the form of a topic, made once for each change and language.
    struct Answer {
        quick::Form form;
        Lang lang{Lang::fr};
        quick::QuickRuling ruling;
    };
    std::optional<Answer> answer;

    Quick();
};

/// Goes over to quick rulings from whatever screen is shown, and back to it.
void show_quick(Desk& desk);
void leave_quick(Desk& desk);

/// Puts a topic, as it was left; of the engagement the situation and the dice are new.
void put_topic(Quick& quick, quick::Topic topic);
/// Puts the ruling away and begins the next on the same topic: troops stay as they were chosen, dice are to be thrown, and of an
/// engagement the situation is new. Requires: a topic is put.
void begin_again(Quick& quick);

/// Takes a template for a side, or steps a part of one: the engagement goes on with what was stated and rolled.
void take_brigade(Quick& quick, std::size_t side, std::size_t place);
void step_brigade(Quick& quick, std::size_t side, quick::Part part, int by);
void toggle_tactical(Quick& quick);

/// Answers a question of the topic's form. Requires: a topic other than the engagement.
void answer_ask(Quick& quick, quick::Ask ask, std::size_t choice);
void throw_die(Quick& quick, int face);

/// The form that is being answered, and what the rules make of it. Requires: a topic other than the engagement.
quick::Form& form_of(Quick& quick);
const quick::QuickRuling& ruling_of(Quick& quick, Lang lang);

/// What is shown takes the language and the settings of the players' desk.
void follow_desk(Quick& quick, const Desk& desk);

}  // namespace bacler::ui
