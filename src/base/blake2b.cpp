#include "base/blake2b.hpp"

#include <array>
#include <cstdint>

namespace bacler {

namespace {

constexpr std::size_t block = 128;
using Words = std::array<std::uint64_t, 8>;

constexpr Words start{0x6a09e667f3bcc908ULL, 0xbb67ae8584caa73bULL, 0x3c6ef372fe94f82bULL,
                      0xa54ff53a5f1d36f1ULL, 0x510e527fade682d1ULL, 0x9b05688c2b3e6c1fULL,
                      0x1f83d9abfb41bd6bULL, 0x5be0cd19137e2179ULL};

constexpr std::uint8_t sigma[10][16] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                        {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
                                        {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
                                        {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
                                        {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
                                        {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
                                        {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
                                        {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
                                        {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
                                        {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

std::uint64_t turned(std::uint64_t x, unsigned by) {
    return (x >> by) | (x << (64U - by));
}

using State = std::array<std::uint64_t, 16>;
struct Quarter {
    std::size_t a, b, c, d;
};

void mix(State& v, Quarter q, std::uint64_t x, std::uint64_t y) {
    v[q.a] += v[q.b] + x;
    v[q.d] = turned(v[q.d] ^ v[q.a], 32);
    v[q.c] += v[q.d];
    v[q.b] = turned(v[q.b] ^ v[q.c], 24);
    v[q.a] += v[q.b] + y;
    v[q.d] = turned(v[q.d] ^ v[q.a], 16);
    v[q.c] += v[q.d];
    v[q.b] = turned(v[q.b] ^ v[q.c], 63);
}

/// `fed` counts the bytes up to the end of this block, which lacks those beyond `part`.
void take_block(Words& h, std::string_view part, std::uint64_t fed, bool is_last) {
    constexpr Quarter quarters[] = {{0, 4, 8, 12},  {1, 5, 9, 13},  {2, 6, 10, 14}, {3, 7, 11, 15},
                                    {0, 5, 10, 15}, {1, 6, 11, 12}, {2, 7, 8, 13},  {3, 4, 9, 14}};
    State m{}, v{};
    for (std::size_t i = 0; i < part.size(); ++i)
        m[i / 8] |= static_cast<std::uint64_t>(static_cast<unsigned char>(part[i])) << (8U * (i % 8));
    for (std::size_t i = 0; i < 8; ++i) {
        v[i] = h[i];
        v[i + 8] = start[i];
    }
    v[12] ^= fed;
    if (is_last) v[14] = ~v[14];
    for (std::size_t round = 0; round < 12; ++round)
        for (std::size_t q = 0; q < 8; ++q)
            mix(v, quarters[q], m[sigma[round % 10][2 * q]], m[sigma[round % 10][2 * q + 1]]);
    for (std::size_t i = 0; i < 8; ++i) h[i] ^= v[i] ^ v[i + 8];
}

}  // namespace

std::string blake2b(std::string_view bytes) {
    Words h = start;
    h[0] ^= 0x01010000U ^ blake2b_length;
    std::uint64_t fed = 0;
    while (bytes.size() > block) {
        fed += block;
        take_block(h, bytes.substr(0, block), fed, false);
        bytes.remove_prefix(block);
    }
    take_block(h, bytes, fed + bytes.size(), true);
    std::string out;
    for (std::size_t i = 0; i < blake2b_length; ++i)
        out += static_cast<char>(static_cast<unsigned char>(h[i / 8] >> (8U * (i % 8))));
    return out;
}

}  // namespace bacler
