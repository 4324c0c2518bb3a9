#include "base/check.hpp"
#include "platform/bench/random_engagement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace bacler;
using Clock = std::chrono::steady_clock;

struct Rates {
    double median{0}, least{0}, most{0};
    double findings{0};  ///< a ruling, on average
};

/// Whole rulings a second on one core, findings included, over engagements fixed by a seed: median of rounds.
Rates engagement_rates() {
    constexpr std::size_t questions = 2000;
    constexpr int rounds = 15;
    Generator generator(20);
    std::vector<plaquette::Engagement> engagements;
    engagements.reserve(questions);
    for (std::size_t i = 0; i < questions; ++i) engagements.push_back(bench::random_engagement(generator));
    std::vector<double> rates;
    std::size_t findings = 0;
    long long differences = 0;
    for (int round = 0; round < rounds; ++round) {
        const Clock::time_point start = Clock::now();
        for (std::size_t i = 0; i < questions; ++i) {
            const plaquette::EngagementAnswer a = plaquette::rule_on_engagement(
                engagements[i], {static_cast<int>(i % 10) + 1, static_cast<int>(i / 10 % 10) + 1});
            findings += a.ruling.findings.size();
            differences += a.difference;
        }
        const std::chrono::duration<double> took = Clock::now() - start;
        rates.push_back(static_cast<double>(questions) / took.count());
    }
    // The sum is looked at so that no ruling can be left out as unused.
    if (differences == 1'000'000'007) std::fputs("\n", stderr);
    std::sort(rates.begin(), rates.end());
    return {rates[rates.size() / 2], rates.front(), rates.back(),
            static_cast<double>(findings) / (questions * rounds)};
}

int engagement(bool json) {
    const Rates r = engagement_rates();
    if (json)
        fmt::print(
            "{{\"rulings_per_second\":{:.0f},\"least\":{:.0f},\"most\":{:.0f},\"findings_per_ruling\":{:.1f}}}\n",
            r.median, r.least, r.most, r.findings);
    else
        fmt::print(
            "engagement rulings a second: {:.0f} (median of 15 rounds; {:.0f} to {:.0f}), {:.1f} findings each\n",
            r.median, r.least, r.most, r.findings);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        const std::vector<std::string_view> args(argv + 1, argv + argc);
        const bool json = std::find(args.begin(), args.end(), "--json") != args.end();
        if (!args.empty() && args.front() == "engagement") return engagement(json);
        fmt::print(stderr, "usage: bacler-bench engagement [--json]\n");
        return 2;
    } catch (const std::exception& e) {
        fmt::print(stderr, "bacler-bench: {}\n", e.what());
        return 3;
    }
}
