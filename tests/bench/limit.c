/* How fast can random GOLD be played? Whole games of chance on one core, as bare as can be: what
 * the kernel of gold_widgets.lab is measured against.
 *
 *     cc -O3 -march=native limit.c -o limit && ./limit PLAYERS GAMES SEED
 *
 * prints: games a second of CPU time, turns a game, points blown up a game, wins of each seat.
 *
 * A card is a byte: gold 1 to 4 is 0 to 3, a digger 4 + 4 * color + strength - 2, dynamite 24.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { KINDS = 25, CARDS = 64, COLORS = 5, RUSH_AT = 10, DYNAMITE = 24 };
enum { NOTHING, FIRST_LEAVES, SECOND_LEAVES, BOTH_LEAVE, STRIKE };

typedef struct {
    uint64_t leaving; /* how many of which leave, to take from the counts */
    uint8_t effect, gold, color;
} Outcome;

static Outcome outcomes[KINDS * KINDS];
static uint8_t deck[CARDS], gold_of[KINDS];
static uint64_t units[KINDS], all_counts;

static int strength_of(int kind) { return kind < 4 || kind == DYNAMITE ? 0 : (kind - 4) % 4 + 2; }

/* Seven bits a count: gold 1 to 4, diggers 2 to 5, dynamite. */
static uint64_t unit_of(int kind) {
    int place = kind == DYNAMITE ? 8 : kind < 4 ? kind : strength_of(kind) + 2;
    return 1ull << (7 * place);
}

static Outcome resolve(int first, int second) {
    Outcome found = {0, NOTHING, 0, 0};
    int a = strength_of(first), b = strength_of(second);
    if (first == DYNAMITE || second == DYNAMITE) {
        found.effect = BOTH_LEAVE;
    } else if (a && b) {
        found.effect = a < b ? FIRST_LEAVES : a > b ? SECOND_LEAVES : NOTHING;
    } else if ((a || b) && a + b >= gold_of[first] + gold_of[second]) {
        found.effect = STRIKE;
        found.color = ((a ? first : second) - 4) / 4;
    }
    if (found.effect >= BOTH_LEAVE) found.gold = gold_of[first] + gold_of[second];
    if (found.effect == FIRST_LEAVES || found.effect >= BOTH_LEAVE) found.leaving += units[first];
    if (found.effect >= SECOND_LEAVES) found.leaving += units[second];
    return found;
}

static void prepare(void) {
    static const int golds[4] = {5, 7, 7, 5}, diggers[4] = {2, 2, 2, 1};
    int size = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        int copies = kind == DYNAMITE ? 5 : kind < 4 ? golds[kind] : diggers[(kind - 4) % 4];
        gold_of[kind] = kind < 4 ? kind + 1 : 0;
        units[kind] = unit_of(kind);
        while (copies--) {
            deck[size++] = kind;
            all_counts += units[kind];
        }
    }
    for (int first = 0; first < KINDS; first++)
        for (int second = 0; second < KINDS; second++)
            outcomes[first * KINDS + second] = resolve(first, second);
}

/* No dynamite, no two diggers of different strength, no gold that they can carry. */
static int is_stalled(uint64_t counts) {
    int strength = 0;
    if (counts >> 56) return 0;
    for (int value = 2; value < 6; value++)
        if (counts >> (7 * (value + 2)) & 127) {
            if (strength) return 0;
            strength = value;
        }
    return !(counts & ((1ull << (7 * (strength < 4 ? strength : 4))) - 1));
}

/* A counter and a wide product of it, folded: quick, and good in all of its bits. */
static inline uint64_t draw(uint64_t *luck) {
    uint64_t now = *luck += 0x9E3779B97F4A7C15ull;
    __uint128_t product = (__uint128_t)now * (now ^ 0xD1342543DE82EF95ull);
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

static inline uint32_t below(uint32_t random, uint32_t choices) {
    return (uint32_t)((uint64_t)random * choices >> 32);
}

int main(int count, char **words) {
    if (count != 4) {
        fprintf(stderr, "usage: limit PLAYERS GAMES SEED\n");
        return 2;
    }
    const int players = atoi(words[1]);
    const long games = atol(words[2]);
    uint64_t luck = strtoull(words[3], NULL, 10) * 0x2545F4914F6CDD1Dull;
    long turns = 0, lost = 0;
    double wins[COLORS] = {0};
    int owners[COLORS];
    if (players < 2 || players > COLORS || games < 1) return 2;
    for (int color = 0; color < COLORS; color++) owners[color] = color < players ? color : -1;
    if (players == 2) owners[2] = 0, owners[3] = 1; /* two colors each */
    prepare();

    clock_t began = clock();
    for (long game = 0; game < games; game++) {
        uint8_t table[CARDS];
        int mines[COLORS] = {0}; /* 64 * points + gold cards */
        uint32_t cards = CARDS;
        int seat = 0;
        uint64_t counts = all_counts;
        memcpy(table, deck, CARDS);
        for (int place = CARDS - 1; place > 0; place -= 2) {
            uint64_t random = draw(&luck);
            uint32_t other = below(random >> 32, place + 1);
            uint8_t kept = table[place];
            table[place] = table[other], table[other] = kept;
            other = below((uint32_t)random, place);
            kept = table[place - 1];
            table[place - 1] = table[other], table[other] = kept;
        }
        while (cards > RUSH_AT) {
            uint64_t random = draw(&luck);
            uint32_t first = below(random >> 32, cards), second = below((uint32_t)random, cards - 1);
            second += second >= first;
            const Outcome *found = &outcomes[table[first] * KINDS + table[second]];
            int mover = seat;
            turns++;
            seat = seat + 1 < players ? seat + 1 : 0;
            if (found->effect == NOTHING) continue;
            if (found->effect == STRIKE) {
                int owner = owners[found->color];
                mines[owner < 0 ? mover : owner] += 64 * found->gold + 1;
            } else {
                lost += found->gold;
            }
            if (found->effect >= BOTH_LEAVE) {
                uint32_t high = first > second ? first : second, low = first + second - high;
                table[high] = table[--cards];
                table[low] = table[--cards];
            } else {
                table[found->effect == FIRST_LEAVES ? first : second] = table[cards - 1];
                cards--;
            }
            counts -= found->leaving;
            if (is_stalled(counts)) break;
        }
        turns += cards;
        while (cards) {
            uint32_t place = below((uint32_t)draw(&luck), cards);
            int gold = gold_of[table[place]];
            mines[seat] += gold ? 64 * gold + 1 : 0;
            table[place] = table[--cards];
            seat = seat + 1 < players ? seat + 1 : 0;
        }
        int best = 0, winners = 0;
        for (int each = 0; each < players; each++) {
            if (mines[each] > best) best = mines[each], winners = 0;
            winners += mines[each] == best;
        }
        for (int each = 0; each < players; each++)
            if (mines[each] == best) wins[each] += 1.0 / winners;
    }
    double seconds = (double)(clock() - began) / CLOCKS_PER_SEC;

    printf("%.0f %.4f %.4f", games / seconds, (double)turns / games, (double)lost / games);
    for (int each = 0; each < players; each++) printf(" %.4f", wins[each] / games);
    printf("\n");
    return 0;
}
