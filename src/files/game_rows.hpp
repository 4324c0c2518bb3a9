#pragma once
#include "files/game_file.hpp"
#include "files/packed.hpp"
#include "game/timeline.hpp"

#include <string>
#include <utility>
#include <vector>

/// A timeline of any rule system as the rows of a game file, and back.
namespace bacler::files {

/// The records from place `from` on as rows; a saved game asks for those from its count() on.
/// `version` tells the form of the system's Order and Event.
template <game::RuleSystem S>
std::vector<GameRow> rows_of(const game::Timeline<S>& timeline, std::size_t from, std::uint16_t version) {
    std::vector<GameRow> out;
    for (std::size_t i = from; i < timeline.records().size(); ++i) {
        const game::Record<S>& record = timeline.records()[i];
        out.push_back({static_cast<std::uint16_t>(record.index()), version, pack(record)});
    }
    return out;
}

/// The timeline that a file's rows tell, where all of them have the form of this version. Whether its states are those of
/// the table is for game::first_difference to say.
template <game::RuleSystem S>
Result<game::Timeline<S>> timeline_of(const GameHeader& header, const std::vector<GameRow>& rows,
                                      std::uint16_t version, const std::string& file) {
    if (header.start_version != version) return fault_of_version(file, 0, header.start_version, version);
    Result<typename S::State> start = unpack<typename S::State>(header.start, file, 0);
    if (!start) return start.faults();
    game::Timeline<S> timeline(std::move(start).value());
    std::uint64_t event = 0;
    for (const GameRow& row : rows) {
        ++event;
        if (row.version != version) return fault_of_version(file, event, row.version, version);
        Result<game::Record<S>> record = unpack<game::Record<S>>(row.payload, file, event);
        if (!record) return record.faults();
        if (!timeline.apply(std::move(record).value())) return fault_of_record(file, event);
    }
    return timeline;
}

}  // namespace bacler::files
