/*
 * Random rounds of Fish & Chips without repositioning, as fast as plain C gets them: the limit to measure
 * against. It plays the very rounds that the rules play in TypeScript (the same generator, the same deal, the
 * same order of legal moves), so both print the same checksum.
 *
 *   fish-and-chips PLAYERS ROUNDS D1 D2 D3 D4 PICKS
 *
 * D1–D4 is the state of the generator that deals, PICKS of the one that chooses moves. Prints one line of JSON
 * with the CPU seconds of the rounds.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SQUARES = 36, EDGE = 36, LEFT = 0, RIGHT, BELOW, ABOVE };

/* sfc32. */
typedef struct { uint32_t a, b, c, count; } Random;

static inline uint32_t next(Random *r) {
  uint32_t drawn = r->a + r->b + r->count++;
  r->a = r->b ^ (r->b >> 9);
  r->b = r->c + (r->c << 3);
  r->c = ((r->c << 21) | (r->c >> 11)) + drawn;
  return drawn;
}

static inline uint32_t below(Random *r, uint32_t n) {
  uint64_t product = (uint64_t)next(r) * n;
  if ((uint32_t)product < n) {
    uint32_t unfair = -n % n;
    while ((uint32_t)product < unfair) product = (uint64_t)next(r) * n;
  }
  return product >> 32;
}

/* xorshift, for the choice of moves. */
static inline uint32_t pick(uint32_t *picks, uint32_t n) {
  *picks ^= *picks << 13;
  *picks ^= *picks >> 17;
  *picks ^= *picks << 5;
  return ((*picks >> 16) * n) >> 16;
}

/*
 * Squares only ever become empty, so every occupied square keeps links to its nearest occupied squares and a
 * catch relinks in constant time. A pile is its top fish (colour × 32 + value) and the number of fish of each
 * colour in it, one byte each.
 */
typedef struct {
  uint8_t top[SQUARES + 1];
  uint8_t links[SQUARES + 1][4];
  uint32_t holds[SQUARES + 1];
  uint64_t owned[4];
} Sea;

static int colours, fishCount, starterSquare;
static uint8_t fish[SQUARES], squares[SQUARES];
static Sea empty;

static int isDealt(int square) {
  int corner = square == 0 || square == 5 || square == 30 || square == 35;
  return !(colours == 2 && corner);
}

static void prepare(void) {
  int least = colours == 2 ? 1 : colours == 3 ? 5 : 8;
  for (int colour = 0; colour < colours; colour++)
    for (int value = least; value <= 16; value++) fish[fishCount++] = colour << 5 | value;
  int n = 0;
  for (int square = 0; square < SQUARES; square++)
    if (isDealt(square)) squares[n++] = square;
  starterSquare = colours == 2 ? 34 : 35;
  memset(empty.links, EDGE, sizeof empty.links);
  for (int square = 0; square < SQUARES; square++) {
    int column = square % 6, row = square / 6;
    if (!isDealt(square)) continue;
    if (column > 0 && isDealt(square - 1)) empty.links[square][LEFT] = square - 1;
    if (column < 5 && isDealt(square + 1)) empty.links[square][RIGHT] = square + 1;
    if (row > 0 && isDealt(square - 6)) empty.links[square][BELOW] = square - 6;
    if (row < 5 && isDealt(square + 6)) empty.links[square][ABOVE] = square + 6;
  }
  empty.top[EDGE] = 31; /* more than any fish: never caught */
}

static inline void deal(Sea *sea, Random *deals) {
  *sea = empty;
  for (int i = 0; i < fishCount; i++) {
    int square = squares[below(deals, i + 1)];
    sea->top[squares[i]] = sea->top[square];
    sea->top[square] = fish[i];
  }
  for (int i = 0; i < fishCount; i++) {
    int square = squares[i], colour = sea->top[square] >> 5;
    sea->holds[square] = 1u << (8 * colour);
    sea->owned[colour] |= 1ull << square;
  }
}

/* Each candidate is written and the count moves on only if it is a catch. */
static inline int listCatches(const Sea *sea, int colour, uint16_t *catches) {
  int count = 0;
  for (uint64_t owned = sea->owned[colour]; owned; owned &= owned - 1) {
    int from = __builtin_ctzll(owned), value = sea->top[from] & 31;
    for (int way = LEFT; way <= ABOVE; way++) {
      int to = sea->links[from][way], prey = sea->top[to];
      catches[count] = from << 8 | to;
      count += ((prey >> 5) != colour) & ((prey & 31) <= value);
    }
  }
  return count;
}

static inline void makeCatch(Sea *sea, int from, int to) {
  int catcher = sea->top[from] >> 5, loser = sea->top[to] >> 5;
  sea->owned[loser] &= ~(1ull << to);
  sea->owned[catcher] = (sea->owned[catcher] & ~(1ull << from)) | 1ull << to;
  sea->holds[to] += sea->holds[from];
  sea->top[to] = sea->top[from];
  sea->top[from] = 0;
  uint8_t *near = sea->links[from];
  sea->links[near[LEFT]][RIGHT] = near[RIGHT];
  sea->links[near[RIGHT]][LEFT] = near[LEFT];
  sea->links[near[BELOW]][ABOVE] = near[ABOVE];
  sea->links[near[ABOVE]][BELOW] = near[BELOW];
}

static inline int points(const Sea *sea, int colour) {
  uint32_t holds = 0;
  for (uint64_t owned = sea->owned[colour]; owned; owned &= owned - 1)
    holds += sea->holds[__builtin_ctzll(owned)];
  int sum = 0;
  for (int other = 0; other < colours; other++)
    if (other != colour) sum += holds >> (8 * other) & 255;
  return sum;
}

static double cpuSeconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

static uint32_t number(const char *text) { return (uint32_t)strtoll(text, NULL, 10); }

int main(int argc, char **argv) {
  if (argc != 8 || (colours = atoi(argv[1])) < 2 || colours > 4) {
    fprintf(stderr, "usage: fish-and-chips PLAYERS(2-4) ROUNDS D1 D2 D3 D4 PICKS\n");
    return 2;
  }
  long rounds = atol(argv[2]);
  Random deals = {number(argv[3]), number(argv[4]), number(argv[5]), number(argv[6])};
  uint32_t picks = number(argv[7]);
  prepare();
  Sea sea;
  uint16_t catches[65];
  uint64_t moves = 0;
  uint32_t checksum = 0;
  double started = cpuSeconds();
  for (long round = 0; round < rounds; round++) {
    deal(&sea, &deals);
    int turn = sea.top[starterSquare] >> 5;
    for (int passes = 0; passes < colours; turn = turn + 1 == colours ? 0 : turn + 1) {
      int count = listCatches(&sea, turn, catches);
      if (count == 0) {
        passes++;
        continue;
      }
      passes = 0;
      moves++;
      int chosen = catches[count == 1 ? 0 : pick(&picks, count)];
      makeCatch(&sea, chosen >> 8, chosen & 255);
    }
    for (int colour = 0; colour < colours; colour++) checksum = checksum * 31 + points(&sea, colour);
  }
  double seconds = cpuSeconds() - started;
  printf("{\"seconds\":%.6f,\"moves\":%" PRIu64 ",\"checksum\":%" PRId32 "}\n", seconds, moves, (int32_t)checksum);
}
