#include "base/check.hpp"
#include "board/plane/kernel/distance.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>
#include <cstdlib>

/// Which units stand by the engaged ones (R143-R145, Q78, Q79).
namespace bacler::plaquette {

using plane::Box;
using plane::Zone;

namespace {

constexpr int parallel_within = 5000;  // thousandths of a degree, Q78

bool is_parallel(Angle a, Angle b) {
    const int off = std::abs(a.thousandths_of_degree - b.thousandths_of_degree);
    return std::min(off, full_circle - off) <= parallel_within;
}

class Chain {
public:
    Chain(const SupportQuestion& q, SupportChain& out) : q_(q), out_(out), ledger_(out.ruling) {}

    /// Gives a role to the units that stand by those of another.
    void give(Role role, Role beside) {
        for (std::size_t i = 0; i < q_.units.size(); ++i) {
            if (out_.roles[i] != Role::none) continue;
            const StatedSupport* said = stated(i);
            if (said != nullptr) {
                if (said->role == role && stands_as_stated(*said, beside))
                    write(i, role, {},
                          role == Role::support ? Say::stated_in_support : Say::stated_in_backing);
                continue;
            }
            const std::optional<Measurement> gap = beside_any(i, beside);
            if (!gap) continue;
            if (q_.overhanging[i] && !q_.all_enemy_engaged)
                ledger_.write(
                    about(figure(145, 79, Say::overhang_does_not_count, Does::forbids), unit_subject(0, i)));
            else
                write(i, role, gap, role == Role::support ? Say::stands_in_support : Say::stands_in_backing);
        }
    }

private:
    const StatedSupport* stated(std::size_t unit) const {
        for (const StatedSupport& s : q_.stated)
            if (s.unit == unit) return &s;
        return nullptr;
    }

    bool stands_as_stated(const StatedSupport& s, Role beside) const {
        if (s.of) return out_.roles[*s.of] == beside;
        return std::find(out_.roles.begin(), out_.roles.end(), beside) != out_.roles.end();
    }

    /// The gap to the unit of a role that this one stands by as a support must, if there is one.
    std::optional<Measurement> beside_any(std::size_t unit, Role role) const {
        const LimitWords words = words_of(LimitWords::less_than, q_.readings);
        const Box& own = q_.units[unit].box;
        for (std::size_t i = 0; i < q_.units.size(); ++i) {
            const Box& other = q_.units[i].box;
            if (i == unit || out_.roles[i] != role || !is_parallel(own.heading, other.heading)) continue;
            const Zone zone = plane::zone_of(other, own.centre);
            if (zone == Zone::front || zone == Zone::inside) continue;
            const plane::Gap g = plane::gap(own, other);
            if (meets(g.distance, words, contact_distance))
                return Measurement{g.distance, contact_distance, words, {}, g.from, g.to};
        }
        return std::nullopt;
    }

    void write(std::size_t unit, Role role, const std::optional<Measurement>& gap, Say say) {
        out_.roles[unit] = role;
        Finding f = about(figure(role == Role::support ? 143 : 144, gap ? 78 : 135, say, Does::permits),
                          unit_subject(0, unit));
        if (gap) f.measure = ledger_.measured(*gap);
        ledger_.write(f);
    }

    const SupportQuestion& q_;
    SupportChain& out_;
    Ledger ledger_;
};

}  // namespace

SupportChain rule_on_supports(const SupportQuestion& q) {
    BACLER_CHECK(q.engaged.size() == q.units.size() && q.overhanging.size() == q.units.size());
    SupportChain out;
    for (const bool e : q.engaged) out.roles.push_back(e ? Role::engaged : Role::none);
    Chain chain(q, out);
    chain.give(Role::support, Role::engaged);
    chain.give(Role::backing, Role::support);
    return out;
}

}  // namespace bacler::plaquette
