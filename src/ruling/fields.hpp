#pragma once
#include "base/fields.hpp"
#include "ruling/ruling.hpp"

/// The fields of rulings (base/fields).
namespace bacler {

template <class Archive>
void serialize(Archive& archive, RuleRef& r) {
    archive(r.number);
}

template <class Archive>
void serialize(Archive& archive, Subject& s) {
    archive(s.kind, s.side, s.index);
}

template <class Archive>
void serialize(Archive& archive, Finding& f) {
    archive(f.rule, f.reading, f.say, f.depth, f.does, f.shown, f.subject, f.n, f.q, f.a, f.b, f.measure);
}

template <class Archive>
void serialize(Archive& archive, Measurement& m) {
    archive(m.value, m.limit, m.words, m.sd, m.from, m.to);
}

template <class Archive>
void serialize(Archive& archive, Doubt& d) {
    archive(d.met, d.missed, d.measure, d.settled_by);
}

template <class Archive>
void serialize(Archive& archive, Ruling& r) {
    archive(r.findings, r.measures, r.doubts);
}

}  // namespace bacler
