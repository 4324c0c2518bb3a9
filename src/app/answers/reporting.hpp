#pragma once
#include "app/verbs.hpp"
#include "base/result.hpp"

namespace bacler::answers {

/// Says what is wrong with an input, as sentences or as JSON (formats). Returns the exit status of wrong input.
int report(const verbs::Manner& manner, const Faults& faults);

}  // namespace bacler::answers
