/* test_referee.c: the parts of a match: players, settings, following a game,
 * figures, and what a move costs. match.sh tests what bots do wrong. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "allocations.h"
#include "arena/contestant.h"
#include "arena/printable.h"
#include "arena/python_file.h"
#include "arena/tally.h"
#include "arena/view_tracker.h"
#include "core/config.h"
#include "core/record.h"
#include "core/rules.h"
#include "games/games.h"

static MatchSettings settings_of(const char *id)
{
    MatchSettings settings;
    GameConfig config;
    config_default(games_find(id), &config);
    settings_init(&settings, games_find(id), &config);
    settings.has_sandbox = false;
    return settings;
}

/* plain */

static void assert_plain(const char *raw, size_t size, const char *wanted)
{
    Text text = { 0 };
    printable_add(&text, raw, size, DIALOGUE_NAME);
    assert_string_equal(text_string(&text), wanted);
    text_done(&text);
}

static void names_lose_what_cannot_be_printed(void **state)
{
    (void)state;
    assert_plain("Ada", 3, "Ada");
    assert_plain("\033[31mred", 8, "?[31mred");
    assert_plain("a\0b", 3, "a?b");
    assert_plain("\xff\xfe", 2, "??");
    assert_plain("\xc0\x80", 2, "??");
    assert_plain("\xc2\x9b", 2, "?"); /* a control character of 8 bits */
    assert_plain(
        "\xe2\x80\xae"
        "abc",
        6,
        "?abc"); /* a character that turns the text to run from right to left */
    assert_plain("\xed\xa0\x80", 3, "???"); /* half a surrogate pair */
    assert_plain("Zoé ♜", strlen("Zoé ♜"), "Zoé ♜");
    assert_plain("<b>x</b>", 8, "<b>x</b>");
}

static void long_names_are_cut_between_characters(void **state)
{
    (void)state;
    char raw[200] = "";
    for (int i = 0; i < 60; i++) {
        strcat(raw, "é");
    }
    Text text = { 0 };
    printable_add(&text, raw, strlen(raw), DIALOGUE_NAME);
    assert_int_equal(text.size, 2 * DIALOGUE_NAME);
    text_done(&text);
}

static void a_text_with_a_nul_is_refused(void **state)
{
    (void)state;
    assert_true(printable_is_utf8("move 3", 6));
    assert_false(printable_is_utf8("move\0003", 6));
    assert_false(printable_is_utf8("move \x80", 6));
}

/* contestant */

static void commands_are_split_like_a_shell_would(void **state)
{
    (void)state;
    Contestant who;
    assert_true(contestant_parse(&who, "cmd:cat 'a b' \"c\\\"d\" e\\ f ''",
                                 NULL, NULL));
    assert_true(contestant_is_program(&who));
    assert_string_equal(who.argv[0], "cat");
    assert_string_equal(who.argv[1], "a b");
    assert_string_equal(who.argv[2], "c\"d");
    assert_string_equal(who.argv[3], "e f");
    assert_string_equal(who.argv[4], "");
    assert_null(who.argv[5]);
    contestant_done(&who);
}

static void assert_refused(const char *text, const char *part)
{
    Contestant who;
    Error err = ERROR_IN(LANG_EN);
    assert_false(contestant_parse(&who, text, NULL, &err));
    if (!strstr(err.text, part)) {
        fail_msg("%s: %s", text, err.text);
    }
}

static void bad_contestants_are_refused_in_words(void **state)
{
    (void)state;
    assert_refused("cmd:", "no program");
    assert_refused("cmd:cat 'a", "quote");
    assert_refused("./no/such/bot", "no such file");
    assert_refused("/etc/passwd", "chmod");
    assert_refused("py:no.py", "no such file");
    assert_refused("human", "human");
    assert_refused("nobody", "is not a player");
}

static void a_bots_folder_is_that_of_its_first_file(void **state)
{
    (void)state;
    Contestant who;
    char here[1000];
    assert_non_null(getcwd(here, sizeof here));
    assert_true(
        contestant_parse(&who, "cmd:python3 tests/tap.sh -x", NULL, NULL));
    assert_string_equal(who.argv[0], "python3");
    assert_string_equal(strrchr(who.folder, '/'), "/tests");
    assert_int_equal(who.argv[1][0], '/');
    assert_string_equal(who.argv[2], "-x");
    contestant_done(&who);
    assert_true(contestant_parse(&who, "cmd:cat", NULL, NULL));
    assert_string_equal(who.folder, here);
    contestant_done(&who);
    assert_true(contestant_parse(&who, "cmd:./run tests/tap.sh", NULL, NULL));
    assert_string_equal(who.folder, here);
    assert_string_equal(strrchr(who.also, '/'), "/tests");
    contestant_done(&who);
}

/* The time to read a file in this encoding grows with the square of its length;
 * this file takes hours. */
static void a_file_that_takes_hours_to_read_is_not_waited_for(void **state)
{
    (void)state;
    char path[] = "/tmp/joute-slow-XXXXXX";
    int descriptor = mkstemp(path);
    FILE *file = fdopen(descriptor, "w");
    assert_non_null(file);
    fputs("# coding: punycode\nx = 1  # stdin-", file);
    for (int i = 0; i < 1000000; i++) {
        fputc('a', file);
    }
    fclose(file);
    assert_false(python_file_speaks(path, NULL, NULL));
    unlink(path);
}

/* The syntax tree of this file takes 900 MB. */
static void reading_a_file_takes_little_memory(void **state)
{
    (void)state;
    char path[] = "/tmp/joute-large-XXXXXX";
    struct rusage used;
    FILE *file = fdopen(mkstemp(path), "w");
    assert_non_null(file);
    fputs("import sys\nsys.stdin\n", file);
    for (int i = 0; i < 500000; i++) {
        fputs("a\n", file);
    }
    fclose(file);
    python_file_speaks(path, NULL, NULL);
    unlink(path);
    getrusage(RUSAGE_CHILDREN, &used);
    assert_in_range(used.ru_maxrss, 1, 600 << 10);
}

/* settings */

static void blocks_keep_groups_together(void **state)
{
    (void)state;
    MatchSettings settings = settings_of("splaby");
    settings.games = 100;
    int sizes[] = { 20, 18, 20 };
    for (int players = 2; players <= 4; players++) {
        settings.players = players;
        assert_int_equal(settings_block(&settings), sizes[players - 2]);
    }
    settings.is_swapped = false;
    assert_int_equal(settings_block(&settings), 20);
}

static void a_match_on_one_clock_is_not_cut(void **state)
{
    (void)state;
    MatchSettings trolls = settings_of("trolls"),
                  moulin = settings_of("moulin");
    trolls.games = moulin.games = 1000;
    assert_int_equal(settings_block(&trolls), 1000);
    moulin.is_clock_of_match = true;
    moulin.clock_ms = 1000;
    assert_int_equal(settings_block(&moulin), 1000);
}

static void times_are_those_of_the_protocol(void **state)
{
    (void)state;
    assert_int_equal(settings_of("trolls").move_ms, 1000);
    assert_int_equal(settings_of("trolls").clock_ms, 60000);
    assert_true(settings_of("trolls").is_clock_of_match);
    assert_int_equal(settings_of("splaby").move_ms, 1000);
    assert_int_equal(settings_of("moulin").move_ms, 60000);
    assert_int_equal(settings_of("roses").move_ms, 10000);
    assert_int_equal(settings_of("guerre").move_ms, 10000);
    assert_int_equal(settings_of("guerre").clock_ms, 0);
}

static void everybody_has_every_seat_once_with_each_seed(void **state)
{
    (void)state;
    MatchSettings settings = settings_of("splaby");
    settings.seed = 5;
    for (int player = 0; player < 4; player++) {
        unsigned seats = 0;
        for (int game = 4; game < 8; game++) {
            Seat seat = settings_seat_of(&settings, game, player);
            assert_int_equal(settings_player_at(&settings, game, seat), player);
            assert_int_equal(settings_game_seed(&settings, game),
                             settings_game_seed(&settings, 4));
            seats |= 1u << seat;
        }
        assert_int_equal(seats, 15);
    }
    assert_int_equal(settings_seat_of(&settings, 0, 2), 2);
}

static void a_hidden_hand_is_dealt_once(void **state)
{
    (void)state;
    for (int i = 0; games_all[i]; i++) {
        MatchSettings settings = settings_of(games_all[i]->id);
        bool is_same = settings_game_seed(&settings, 0) ==
                       settings_game_seed(&settings, 1);
        assert_int_equal(is_same, games_all[i]->redact == NULL);
        assert_int_not_equal(settings_game_seed(&settings, 0),
                             settings_game_seed(&settings, settings.players));
    }
}

static void bots_have_seeds_of_their_own(void **state)
{
    (void)state;
    MatchSettings settings = settings_of("moulin");
    int64_t seen[40];
    for (int i = 0; i < 40; i++) {
        seen[i] = settings_player_seed(&settings, i % 2, i / 2);
        assert_int_equal(seen[i],
                         settings_player_seed(&settings, i % 2, i / 2));
        assert_true(seen[i] >= 0 && seen[i] <= RECORD_SEED_MAX);
        for (int k = 0; k < i; k++) {
            assert_int_not_equal(seen[i], seen[k]);
        }
    }
}

/* follow */

/* What one seat is told about a game. */
typedef struct Told {
    const Game *game;
    GameConfig config;
    Seat seat;
    GameState state;
    ViewTracker tracker;
    Dialogue scribe; /* writes the lines of the protocol, without a process */
} Told;

static void see(const Told *told, GameState *view)
{
    game_copy(told->game, view, &told->state);
    if (told->game->redact) {
        told->game->redact(view, told->seat);
    }
}

static void assert_same_view(const Told *told)
{
    const Game *game = told->game;
    GameState view;
    see(told, &view);
    assert_int_equal(game_used(game, &view),
                     game_used(game, &told->tracker.view));
    assert_memory_equal(&view, &told->tracker.view, game_used(game, &view));
}

static void follow_one_step(Told *told, const Move *moves)
{
    Move seen[GAME_SEATS];
    SeatSet acted = SEATS_NONE, to_act = told->game->to_act(&told->state);
    Text *line = &told->scribe.out;
    Error err = ERROR_IN(LANG_EN);
    text_clear(line);
    rules_view_step(told->game, &told->state, moves, told->seat, seen);
    dialogue_add_played(&told->scribe, &told->state, seen);
    line->data[line->size - 1] = '\0';
    if (!view_tracker_read_played(&told->tracker,
                                  line->data + strlen("played "), &acted, seen,
                                  &err)) {
        fail_msg("%s: %s", line->data, err.text);
    }
    assert_int_equal(acted, to_act);
    for (int i = 0; i < seats_count(to_act); i++) {
        assert_true(seen[i] == moves[i] || strchr(line->data, '?'));
    }
}

static void follow_a_game(const Game *game, Seat seat, uint64_t seed)
{
    Rng rng;
    MatchSettings settings = settings_of(game->id);
    Told told = { .game = game,
                  .config = settings.config,
                  .seat = seat,
                  .scribe.settings = &settings };
    Move moves[GAME_SEATS];
    rng_seed(&rng, seed);
    rules_setup(game, &told.state, &told.config, &rng);
    told.tracker =
        (ViewTracker){ .game = game, .config = told.config, .seat = seat };
    rng_seed(&told.tracker.rng, seed + 1);
    dialogue_add_view(&told.scribe, &told.state, seat);
    assert_true(view_tracker_read_view(&told.tracker, told.scribe.out.data + 5,
                                       told.scribe.out.size - 6, NULL));
    assert_same_view(&told);
    while (rules_random_step(game, &told.state, &rng, moves)) {
        follow_one_step(&told, moves);
        game->apply(&told.state, moves);
        assert_same_view(&told);
    }
    text_done(&told.scribe.out);
}

static void a_view_and_the_moves_are_enough_to_follow(void **state)
{
    (void)state;
    for (int i = 0; games_all[i]; i++) {
        for (int k = 0; k < 20; k++) {
            follow_a_game(games_all[i], (Seat)(k % 2), (uint64_t)k);
        }
    }
}

static void a_step_without_sense_is_refused(void **state)
{
    (void)state;
    const Game *game = games_find("trolls");
    ViewTracker tracker = { .game = game };
    SeatSet acted;
    Move moves[GAME_SEATS];
    Rng rng;
    config_default(game, &tracker.config);
    rng_seed(&rng, 1);
    rules_setup(game, &tracker.view, &tracker.config, &rng);
    static const char *const bad[] = { "",     "3",   "3,", "3,4,5",
                                       "3,99", "x,y", "," };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_false(
            view_tracker_read_played(&tracker, bad[i], &acted, moves, NULL));
    }
    assert_false(view_tracker_read_view(&tracker, "{}", 2, NULL));
}

/* tally */

static Series series_of(const MatchSettings *settings, GameScore *scores)
{
    return (Series){ .settings = settings,
                     .scores = scores,
                     .played = settings->games };
}

static void wins_draws_and_losses_are_counted(void **state)
{
    (void)state;
    MatchSettings settings = settings_of("moulin");
    GameScore scores[] = { { { 1, -1 } },
                           { { 0, 0 } },
                           { { -1, 1 } },
                           { { 1, -1 } },
                           { { -1, -1 } } };
    settings.games = 5;
    Series series = series_of(&settings, scores);
    Tally tally;
    tally_count(&series, &tally);
    assert_int_equal(tally.wins[0], 2);
    assert_int_equal(tally.wins[1], 1);
    assert_int_equal(tally.draws, 1); /* a game that both lose is not a draw */
    assert_int_equal(tally.score[0], 0);
    assert_int_equal(tally.score[1], -2);
    assert_true(tally.points[0] > 2.49 && tally.points[0] < 2.51);
    assert_true(tally.low < tally.share && tally.share < tally.high);
    assert_true(tally.low > 0 && tally.high < 1);
}

static void a_trolls_match_has_points(void **state)
{
    (void)state;
    MatchSettings settings = settings_of("trolls");
    GameScore scores[] = { { { 1, -1 } }, { { -1, 1 } } };
    settings.games = 2;
    Series series = series_of(&settings, scores);
    Tally tally;
    tally_count(&series, &tally);
    assert_true(tally.points[0] == 1 && tally.points[1] == 1);
    scores[1] = (GameScore){ { 0, 0 } };
    tally_count(&series, &tally);
    assert_true(tally.points[0] == 3 && tally.points[1] == 0);
    series.match_losers = 1;
    tally_count(&series, &tally);
    assert_true(tally.points[0] == -1 && tally.points[1] == 3);
    assert_int_equal(tally.score[0], -2);
    assert_int_equal(tally.score[1], 2);
    series.match_losers = 3;
    tally_count(&series, &tally);
    assert_true(tally.points[0] == -1 && tally.points[1] == -1);
    assert_int_equal(tally.score[1], -2);
}

static void ranks_are_shared_by_equals(void **state)
{
    (void)state;
    MatchSettings settings = settings_of("splaby");
    GameScore scores[] = { { { 3, 0, 0, -3 } }, { { 2, 2, -2, -2 } } };
    settings.games = 2;
    Series series = series_of(&settings, scores);
    Tally tally;
    tally_count(&series, &tally);
    assert_true(tally.rank[0] == (1 + 1.5) / 2);
    assert_true(tally.rank[1] == (2.5 + 1.5) / 2);
    assert_true(tally.rank[3] == (4 + 3.5) / 2);
    assert_int_equal(tally.draws, 1);
    assert_int_equal(tally.wins[0], 1);
    assert_int_equal(tally.losses[1], 1);
}

/* series */

static void play_series(const MatchSettings *settings, const char *first,
                        const char *second, Series *out)
{
    static Contestant contestants[2];
    Error err = ERROR_IN(LANG_EN);
    assert_true(contestant_parse(&contestants[0], first, NULL, &err));
    assert_true(contestant_parse(&contestants[1], second, NULL, &err));
    *out = (Series){ .settings = settings, .contestants = contestants };
    if (!series_play(out, &err)) {
        fail_msg("%s", err.text);
    }
    contestant_done(&contestants[0]);
    contestant_done(&contestants[1]);
}

static int count_allocations(const char *game, const char *player, int games)
{
    MatchSettings settings = settings_of(game);
    Series series;
    settings.games = games;
    settings.is_clock_of_match =
        true; /* with one clock for all games, the match is one block */
    settings.clock_ms = 1000000;
    /* A bot that is late here was kept waiting by the machine. */
    settings.move_ms = settings.ready_ms = 600000;
    int before = allocations;
    play_series(&settings, player, player, &series);
    int count = allocations - before;
    assert_int_equal(series.verdicts.count, 0);
    series_done(&series);
    return count;
}

static void a_move_allocates_nothing(void **state)
{
    (void)state;
    const char *bot = getenv("ACTOR");
    const char *const players[] = { "random", bot };
    static const char *const ids[] = { "trolls", "moulin", "roses" };
    for (int i = 0; bot && i < 6; i++) {
        const char *game = ids[i / 2], *player = players[i % 2];
        int few = count_allocations(game, player, 10);
        int many = count_allocations(game, player, 100);
        /* Buffers for lines and lists may still grow a little. */
        if (many > few + 8) {
            fail_msg("%s, %s: %d and %d", game, player, few, many);
        }
    }
}

static void results_do_not_depend_on_jobs(void **state)
{
    (void)state;
    MatchSettings settings = settings_of("guerre");
    Series one, four;
    settings.games = 200;
    settings.seed = 9;
    play_series(&settings, "greedy", "random", &one);
    settings.jobs = 4;
    play_series(&settings, "greedy", "random", &four);
    assert_memory_equal(one.scores, four.scores, 200 * sizeof *one.scores);
    series_done(&one);
    series_done(&four);
}

static void a_game_too_long_is_a_draw(void **state)
{
    (void)state;
    MatchSettings settings = settings_of("moulin");
    Series series;
    settings.games = 2;
    settings.max_plies = 5;
    play_series(&settings, "random", "random", &series);
    assert_int_equal(series.scores[0].balance[0], 0);
    assert_int_equal(series.verdicts.count, 0);
    series_done(&series);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_lose_what_cannot_be_printed),
        cmocka_unit_test(long_names_are_cut_between_characters),
        cmocka_unit_test(a_text_with_a_nul_is_refused),
        cmocka_unit_test(commands_are_split_like_a_shell_would),
        cmocka_unit_test(bad_contestants_are_refused_in_words),
        cmocka_unit_test(a_bots_folder_is_that_of_its_first_file),
        cmocka_unit_test(a_file_that_takes_hours_to_read_is_not_waited_for),
        cmocka_unit_test(reading_a_file_takes_little_memory),
        cmocka_unit_test(blocks_keep_groups_together),
        cmocka_unit_test(a_match_on_one_clock_is_not_cut),
        cmocka_unit_test(times_are_those_of_the_protocol),
        cmocka_unit_test(everybody_has_every_seat_once_with_each_seed),
        cmocka_unit_test(a_hidden_hand_is_dealt_once),
        cmocka_unit_test(bots_have_seeds_of_their_own),
        cmocka_unit_test(a_view_and_the_moves_are_enough_to_follow),
        cmocka_unit_test(a_step_without_sense_is_refused),
        cmocka_unit_test(wins_draws_and_losses_are_counted),
        cmocka_unit_test(a_trolls_match_has_points),
        cmocka_unit_test(ranks_are_shared_by_equals),
        cmocka_unit_test(a_move_allocates_nothing),
        cmocka_unit_test(results_do_not_depend_on_jobs),
        cmocka_unit_test(a_game_too_long_is_a_draw),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
