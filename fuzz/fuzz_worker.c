/* Feeds any bytes to the readers of what a worker or a store sends. The first
 * byte chooses one: a result, packed games, games to be packed, or rules. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "games/games.h"
#include "tournament/results/records.h"
#include "tournament/results/standings.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { UNPACKED = 1 << 20, GAMES = 4 };

/* A result that is accepted must be written back unchanged, and can be added
 * up. */
static void try_result(const Contest *contest, int players, const char *text)
{
    char key[] = "x";
    Entrant at[GAME_SEATS];
    Entrants entrants = { .at = at, .count = GAME_SEATS };
    StoredMatch match = { .id = 1,
                          .state = MATCH_DONE,
                          .plan = { .players = players, .games = GAMES } };
    Text again = { 0 }, third = { 0 };
    MatchResult second;
    Standings standings;
    if (!match_result_read(text, players, &match.result)) {
        return;
    }
    match_result_write(&match.result, &again);
    if (!match_result_read(again.data, players, &second)) {
        abort();
    }
    match_result_write(&second, &third);
    if (strcmp(again.data, third.data) != 0) {
        abort();
    }
    text_done(&again);
    text_done(&third);
    if (!match_result_is_possible(&match.result, &match.plan)) {
        return;
    }
    for (int i = 0; i < GAME_SEATS; i++) {
        at[i] = (Entrant){
            .id = i + 1, .key = key, .name = key, .state = ENTRANT_IN
        };
        match.plan.entrants[i] = i < players ? i + 1 : 0;
    }
    standings_init(&standings, contest, &entrants);
    standings.is_rated = true;
    standings_add(&standings, &match);
    standings_rate(&standings);
    standings_rank(&standings);
    standings_done(&standings);
}

static void try_records(const Contest *contest, const Text *packed)
{
    RecordsReader reader;
    PlannedMatch plan = { .players = contest->players, .games = GAMES };
    Error err = ERROR_IN(LANG_EN);
    Play game;
    records_open(&reader, packed, UNPACKED, contest, &plan);
    while (records_next(&reader, &game, &err)) {
        for (int i = 0; i < game.players; i++) {
            if (strchr(game.names[i], '\x1b')) {
                abort();
            }
        }
        play_done(&game);
    }
    records_close(&reader);
}

static void try_packing(const Contest *contest, const Text *games)
{
    uLongf room = compressBound(games->size);
    Text packed = { .data = mem_new(room) };
    compress((Bytef *)packed.data, &room, (const Bytef *)games->data,
             games->size);
    packed.size = room;
    try_records(contest, &packed);
    text_done(&packed);
}

static void try_rules(const Text *text)
{
    Contest contest;
    Error err = ERROR_IN(LANG_FR);
    if (contest_read(&contest, NULL, text->data, text->size, &err)) {
        contest_done(&contest);
    } else if (!err.text[0] || strchr(err.text, '\n')) {
        abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Contest contest;
    Text text = { 0 };
    if (size < 2 ||
        !contest_init(&contest, games_all[data[0] / 4 % games_count()], NULL,
                      NULL)) {
        return 0;
    }
    text_add_bytes(&text, (const char *)data + 1, size - 1);
    switch (data[0] % 4) {
    case 0:
        try_result(&contest, 1 + data[1] % GAME_SEATS, text.data + 1);
        break;
    case 1: try_records(&contest, &text); break;
    case 2: try_packing(&contest, &text); break;
    default: try_rules(&text); break;
    }
    text_done(&text);
    contest_done(&contest);
    return 0;
}
