#include "app/answers/reporting.hpp"

#include "app/answers/answers.hpp"

#include <ostream>

namespace bacler::answers {

int report(const verbs::Manner& manner, const Faults& faults) {
    if (manner.json) {
        *manner.out << faults_json(manner.lang, faults).dump() << "\n";
    } else {
        for (const Fault& f : faults) *manner.err << fault_text(manner.lang, f) << "\n";
    }
    return verbs::wrong_input;
}

}  // namespace bacler::answers
