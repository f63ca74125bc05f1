/* test_ai.c: what every computer player must do in every game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/duel.h"
#include "ai/endgame.h"
#include "ai/kinds.h"
#include "ai/search.h"
#include "allocations.h"
#include "base/clock.h"
#include "base/mem.h"
#include "core/config.h"
#include "core/outcome.h"
#include "core/rules.h"
#include "games/games.h"
#include "short_games.h"

/* A game in which all seats have the same kind of player. */
typedef struct Table {
    const Game *game;
    GameConfig config;
    int players;
    Player *seats[GAME_SEATS];
    GameState state;
    Rng rng;
} Table;

static void table_init(Table *table, const Game *game, const GameConfig *config,
                       const char *name, uint64_t seed)
{
    PlayerSpec spec = spec_of(name);
    *table = (Table){ .game = game, .config = *config };
    table->players = config_players(game, config);
    for (int i = 0; i < table->players; i++) {
        table->seats[i] =
            players_new(&spec, game, config, seed + 100 * (uint64_t)i);
    }
    rng_seed(&table->rng, seed);
    rules_setup(game, &table->state, config, &table->rng);
}

static void table_done(Table *table)
{
    for (int i = 0; i < table->players; i++) {
        player_free(table->seats[i]);
    }
}

static bool is_legal(const Game *game, const void *state, Seat seat, Move move)
{
    MoveList list = { .count = 0 };
    game->moves(state, seat, &list);
    for (int i = 0; i < list.count; i++) {
        if (list.at[i] == move) {
            return true;
        }
    }
    return false;
}

static Move table_ask(Table *table, Seat seat)
{
    GameState view;
    game_copy(table->game, &view, &table->state);
    if (table->game->redact) {
        table->game->redact(&view, seat);
    }
    return player_choose(table->seats[seat], &view, seat, NULL);
}

static bool table_step(Table *table, Move *moves)
{
    const Game *game = table->game;
    SeatSet acting = game->to_act(&table->state);
    int count = 0;
    if (acting == SEATS_CHANCE) {
        rules_random_step(game, &table->state, &table->rng, moves);
    } else {
        SEATS_EACH (seat, acting) {
            moves[count] = table_ask(table, seat);
            assert_true(is_legal(game, &table->state, seat, moves[count++]));
        }
    }
    if (game->to_act(&table->state) == SEATS_NONE) {
        return false;
    }
    for (int i = 0; i < table->players; i++) {
        player_observe_step(table->seats[i], (Seat)i, &table->state, moves);
    }
    game->apply(&table->state, moves);
    return true;
}

static void play_legal_game(const Game *game, const GameConfig *config,
                            const char *name)
{
    Table table;
    Move moves[GAME_SEATS] = { 0 };
    table_init(&table, game, config, name, 7);
    while (table_step(&table, moves)) {
    }
    table_done(&table);
}

static void names_are_read_and_written_back(void **state)
{
    (void)state;
    static const char *const names[] = { "human",   "random",        "greedy",
                                         "mcts:1",  "mcts:10000000", "level:1",
                                         "level:8", "best" };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Text text = { 0 };
        PlayerSpec spec = spec_of(names[i]);
        players_write(&spec, &text);
        assert_string_equal(text_string(&text), names[i]);
        assert_int_equal(players_is_human(&spec), i == 0);
        text_done(&text);
    }
}

static void bad_names_are_refused_in_both_languages(void **state)
{
    (void)state;
    static const char *const names[] = {
        "",         "deep-blue",
        "mcts",     "mcts:",
        "mcts:0",   "mcts:01",
        "mcts:-1",  "mcts:10000001",
        "mcts:1e3", "mcts:99999999999999999999",
        "level:9",  "level:0",
        "best:1",   "random:",
        "Random"
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        PlayerSpec spec = { .number = 77 };
        Error en = ERROR_IN(LANG_EN), fr = ERROR_IN(LANG_FR);
        assert_false(players_parse(names[i], NULL, &spec, &en));
        assert_false(players_parse(names[i], NULL, &spec, &fr));
        assert_int_equal(spec.number, 77);
        assert_true(en.text[0] && fr.text[0]);
        assert_string_not_equal(en.text, fr.text);
    }
}

static void every_listed_player_has_a_line_in_both_languages(void **state)
{
    (void)state;
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        PlayerEntry entries[PLAYERS_ENTRIES];
        int count = players_list(game, entries), best = 0;
        assert_in_range(count, 13, PLAYERS_ENTRIES);
        for (int i = 0; i < count; i++) {
            Text en = { 0 }, fr = { 0 };
            players_describe(&entries[i], game, LANG_EN, &en);
            players_describe(&entries[i], game, LANG_FR, &fr);
            assert_true(en.size > 0 && fr.size > 0);
            best += strcmp(entries[i].name, "best") == 0;
            text_done(&en);
            text_done(&fr);
        }
        assert_int_equal(best, 1);
    }
}

static void a_small_device_spares_the_best_and_no_level(void **state)
{
    (void)state;
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        PlayerEntry entries[PLAYERS_ENTRIES];
        int count = players_list(game, entries);
        for (int i = 0; i < count; i++) {
            const PlayerSpec *spec = &entries[i].spec;
            int64_t whole = players_simulations(spec, game);
            player_spare(true);
            bool is_spared = players_is_spared(spec, game);
            assert_true(is_spared || players_simulations(spec, game) == whole);
            assert_true(!is_spared || strncmp(entries[i].name, "level", 5));
            player_spare(false);
            assert_false(players_is_spared(spec, game));
        }
        int best = players_level(game, PLAYERS_BEST).simulations;
        int last = players_level(game, GAME_LEVELS).simulations;
        player_spare(true);
        int spared = players_level(game, PLAYERS_BEST).simulations;
        player_spare(false);
        assert_in_range(spared, last, best);
        assert_true(best == last || spared < best);
    }
}

static Player *make_stub(const Game *game, const GameConfig *config,
                         uint64_t seed)
{
    return random_player_new(game, config, seed);
}

static void a_game_may_bring_its_own_players(void **state)
{
    (void)state;
    static const GamePlayer own[] = {
        { .name = "best",
          .help = PHRASE("ours", "le nôtre"),
          .make = make_stub },
        { .name = "stub",
          .help = PHRASE("a stub", "un bouchon"),
          .make = make_stub },
        { .name = NULL },
    };
    static const GameAi ai = { .players = own };
    Game game = *games_all[0];
    game.ai = &ai;
    PlayerSpec spec, stub;
    Error err = ERROR_IN(LANG_EN);
    assert_true(players_parse("best", &game, &spec, NULL));
    assert_ptr_equal(spec.own, &own[0]);
    assert_true(players_parse("stub", &game, &stub, NULL));
    assert_false(players_is_human(&stub));
    assert_int_equal(players_simulations(&stub, &game), 0);
    Text name = { 0 };
    players_write(&stub, &name);
    assert_string_equal(text_string(&name), "stub");
    text_done(&name);
    assert_false(players_parse("stub", NULL, &stub, NULL));
    assert_false(players_parse("stub:3", &game, &stub, NULL));
    assert_false(players_parse("nobody", &game, &stub, &err));
    assert_non_null(strstr(err.text, "best, stub"));
    GameConfig config;
    config_default(&game, &config);
    Player *player = players_new(&spec, &game, &config, 1);
    assert_non_null(player);
    player_free(player);
}

/* Plays every game with every value of its choices and every number of
 * players. */
static void all_moves_are_legal_under_all_options(void **state)
{
    (void)state;
    static const char *const names[] = { "random", "greedy", "mcts:15",
                                         "level:2" };
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        for (const GameOption *o = game->options; o->key; o++) {
            bool is_number =
                o->type == OPTION_INT && strcmp(o->key, "players") != 0;
            for (int v = o->min; v <= (is_number ? o->min : o->max); v++) {
                GameConfig config;
                short_config(game, &config);
                config.value[o - game->options] = v;
                for (int i = 0; config_check(game, &config, NULL) && i < 4;
                     i++) {
                    play_legal_game(game, &config, names[i]);
                }
            }
        }
    }
}

static void count_report(const Progress *progress, void *context)
{
    *(uint64_t *)context = progress->done;
}

static void the_same_seed_plays_the_same_game(void **state)
{
    (void)state;
    static const char *const names[] = { "random", "greedy", "mcts:60",
                                         "level:4" };
    for (int n = 0; games_all[n / 4]; n++) {
        Table a, b;
        GameConfig config;
        Move moves[GAME_SEATS] = { 0 }, again[GAME_SEATS] = { 0 };
        short_config(games_all[n / 4], &config);
        table_init(&a, games_all[n / 4], &config, names[n % 4], 3);
        table_init(&b, games_all[n / 4], &config, names[n % 4], 3);
        while (table_step(&a, moves)) {
            assert_true(table_step(&b, again));
            assert_memory_equal(moves, again, sizeof moves);
        }
        table_done(&a);
        table_done(&b);
    }
}

static void reports_change_nothing(void **state)
{
    (void)state;
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        Table a, b;
        GameConfig config;
        uint64_t done = 0;
        Thinking thinking = { .report = count_report, .context = &done };
        config_default(game, &config);
        table_init(&a, game, &config, "mcts:3000", 3);
        table_init(&b, game, &config, "mcts:3000", 3);
        Seat seat = seats_first(game->to_act(&a.state));
        GameState view = a.state;
        if (game->redact) {
            game->redact(&view, seat);
        }
        Move quiet = player_choose(a.seats[seat], &view, seat, NULL);
        Move told = player_choose(b.seats[seat], &view, seat, &thinking);
        assert_int_equal(quiet, told);
        assert_int_equal(done, 3000);
        table_done(&a);
        table_done(&b);
    }
}

/* A bell that rings after the first report of a search: under AddressSanitizer
 * it takes long to get the memory of a large search. */
typedef struct Bell {
    Thinking thinking;
    atomic_bool is_heard;
    uint64_t rung;
} Bell;

static void hear(const Progress *progress, void *context)
{
    (void)progress;
    atomic_store(&((Bell *)context)->is_heard, true);
}

static void *ring(void *context)
{
    Bell *bell = context;
    struct timespec wait = { .tv_nsec = 1000000 };
    while (!atomic_load(&bell->is_heard)) {
        nanosleep(&wait, NULL);
    }
    bell->rung = clock_now();
    atomic_store(&bell->thinking.is_stopped, true);
    return NULL;
}

/* Returns the milliseconds from the bell to the answer. */
static double answer_time(const Game *game, const char *name)
{
    Table table;
    GameConfig config;
    Bell bell = { .thinking = { .report = hear } };
    bell.thinking.context = &bell;
    pthread_t thread;
    config_default(game, &config);
    table_init(&table, game, &config, name, 5);
    Seat seat = seats_first(game->to_act(&table.state));
    GameState view = table.state;
    if (game->redact) {
        game->redact(&view, seat);
    }
    pthread_create(&thread, NULL, ring, &bell);
    Move move = player_choose(table.seats[seat], &view, seat, &bell.thinking);
    uint64_t now = clock_now();
    pthread_join(thread, NULL);
    assert_true(is_legal(game, &table.state, seat, move));
    table_done(&table);
    return (double)(now - bell.rung) / 1e6;
}

/* Takes the best of several tries, because the machine may be busy. */
static void a_search_stops_within_10_ms(void **state)
{
    (void)state;
    static const char *const names[] = { "mcts:10000000", "net:10000000" };
    for (int at = 0; games_all[at / 2]; at++) {
        const Game *game = games_all[at / 2];
        double best = at % 2 && !net_exists(game) ? 0 : 1e9;
        for (int i = 0; i < 20 && best > 10; i++) {
            double spent = answer_time(game, names[at % 2]);
            best = spent < best ? spent : best;
        }
        assert_true(best <= 10);
    }
}

static void a_search_allocates_nothing_after_the_first_move(void **state)
{
    (void)state;
    for (int g = 0; games_all[g]; g++) {
        Table table;
        GameConfig config;
        Move moves[GAME_SEATS] = { 0 };
        short_config(games_all[g], &config);
        table_init(&table, games_all[g], &config, "mcts:100", 5);
        for (int i = 0; i < 12; i++) {
            table_step(&table, moves);
        }
        allocations = 0;
        while (table_step(&table, moves)) {
        }
        assert_int_equal(allocations, 0);
        table_done(&table);
    }
}

/* Makes another state that looks the same to the seat. */
static void change_hidden(const Game *game, const GameState *from, Seat seat,
                          Rng *rng, GameState *out)
{
    game_copy(game, out, from);
    game->redact(out, seat);
    game->imagine(out, seat, rng);
}

/* Plays random moves, and tells the players of two tables what they may see of
 * them. At the second table other cards are then hidden; both players must
 * choose the same move. */
static void check_same_answer(const Game *game, const char *name, uint64_t seed)
{
    GameConfig config;
    Table a, b;
    Rng rng;
    Move moves[GAME_SEATS];
    config_default(game, &config);
    table_init(&a, game, &config, name, seed);
    table_init(&b, game, &config, name, seed);
    rng_seed(&rng, seed);
    for (uint64_t i = 0;
         i < seed % 80 || game->to_act(&a.state) == SEATS_CHANCE; i++) {
        if (!rules_random_step(game, &a.state, &rng, moves)) {
            break;
        }
        for (int seat = 0; seat < a.players; seat++) {
            player_observe_step(a.seats[seat], (Seat)seat, &a.state, moves);
            player_observe_step(b.seats[seat], (Seat)seat, &a.state, moves);
        }
        game->apply(&a.state, moves);
    }
    if (game->to_act(&a.state) != SEATS_NONE) {
        Seat seat = seats_first(game->to_act(&a.state));
        change_hidden(game, &a.state, seat, &rng, &b.state);
        assert_int_equal(table_ask(&a, seat), table_ask(&b, seat));
    }
    table_done(&a);
    table_done(&b);
}

static void what_is_hidden_does_not_change_a_move(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        uint64_t positions;
    } players[] = {
        { "greedy", 40 },
        { "mcts:100", 40 },
        { "net:4", 2000 },
        { "net:200", 80 },
    };
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        for (size_t i = 0; game->redact && i < sizeof players / sizeof *players;
             i++) {
            PlayerSpec spec;
            bool is_there = players_parse(players[i].name, game, &spec, NULL);
            for (uint64_t seed = 1; is_there && seed <= players[i].positions;
                 seed++) {
                check_same_answer(game, players[i].name, seed);
            }
        }
    }
}

static void a_search_goes_on_where_the_last_one_was(void **state)
{
    (void)state;
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        GameConfig config;
        GameState s;
        Rng rng;
        static Search search;
        Move moves[GAME_SEATS];
        rng_seed(&rng, 4);
        config_default(game, &config);
        rules_setup(game, &s, &config, &rng);
        if (game->redact || seats_count(game->to_act(&s)) > 1) {
            continue;
        }
        search_init(&search, game, config_players(game, &config), &rng);
        for (int i = 0; i < 3; i++) {
            Seat seat = seats_first(game->to_act(&s));
            moves[0] = search_run(&search, &s, seat, 2000, NULL);
            assert_true(search_visits(&search) >= 2000);
            assert_true(i == 0 || search_visits(&search) > 2000);
            search_follow(&search, game->to_act(&s), moves);
            game->apply(&s, moves);
            if (game->to_act(&s) == SEATS_CHANCE) {
                break;
            }
        }
        search_done(&search);
    }
}

static void a_search_notices_a_step_it_was_not_told(void **state)
{
    (void)state;
    const Game *game = games_find("moulin");
    Table table;
    GameConfig config;
    Move moves[GAME_SEATS] = { 0 };
    config_default(game, &config);
    table_init(&table, game, &config, "mcts:50", 5);
    for (int i = 0; i < 200 && game->to_act(&table.state); i++) {
        Seat seat = seats_first(game->to_act(&table.state));
        moves[0] = table_ask(&table, seat);
        assert_true(is_legal(game, &table.state, seat, moves[0]));
        game->apply(&table.state, moves);
    }
    table_done(&table);
}

static bool wins_at_once(const Game *game, const GameState *state, Seat seat,
                         Move move)
{
    GameState next;
    Outcome outcome = { 0 };
    game_copy(game, &next, state);
    game->apply(&next, &move);
    if (game->to_act(&next) != SEATS_NONE) {
        return false;
    }
    game->outcome(&next, &outcome);
    return outcome.balance[seat] > 0;
}

/* Returns true if one of several moves wins the game at once. */
static bool has_winning_move(const Game *game, const GameState *state)
{
    SeatSet acts = game->to_act(state);
    MoveList list = { .count = 0 };
    if (acts == SEATS_NONE || acts == SEATS_CHANCE) {
        return false;
    }
    Seat seat = seats_first(acts);
    game->moves(state, seat, &list);
    int wins = 0;
    for (int i = 0; i < list.count; i++) {
        wins += wins_at_once(game, state, seat, list.at[i]);
    }
    return wins > 0 && wins < list.count / 2;
}

/* Checks in random games with these options that mcts and greedy win whenever
 * they can. */
static void check_wins(const char *id, const char *key, const char *value)
{
    const Game *game = games_find(id);
    GameConfig config;
    Rng rng;
    int found = 0;
    config_default(game, &config);
    assert_true(!key || config_set(game, &config, key, value, NULL));
    rng_seed(&rng, 11);
    while (found < 20) {
        Table table;
        Move moves[GAME_SEATS];
        const char *name = found % 2 ? "greedy" : "mcts:2000";
        table_init(&table, game, &config, name, rng_next(&rng));
        while (!has_winning_move(game, &table.state) &&
               rules_random_step(game, &table.state, &rng, moves)) {
            game->apply(&table.state, moves);
        }
        if (game->to_act(&table.state) != SEATS_NONE) {
            Seat seat = seats_first(game->to_act(&table.state));
            Move move = table_ask(&table, seat);
            assert_true(wins_at_once(game, &table.state, seat, move));
            found++;
        }
        table_done(&table);
    }
}

static void a_removal_that_wins_at_moulin_is_found(void **state)
{
    (void)state;
    check_wins("moulin", "flying", "true");
    check_wins("moulin", "flying", "false");
}

static void an_attack_that_wins_at_guerre_is_found(void **state)
{
    (void)state;
    check_wins("guerre", "level", "simple");
}

static void check_strength(const char *id, const char *key, const char *value,
                           double least)
{
    Duel duel = { .game = games_find(id),
                  .seed = 1,
                  .first.spec = spec_of("mcts:200"),
                  .second.spec = spec_of("random") };
    DuelScore score = { 0 };
    config_default(duel.game, &duel.config);
    assert_true(!key || config_set(duel.game, &duel.config, key, value, NULL));
    config_set(duel.game, &duel.config, "rounds", "30", NULL);
    for (int i = 0; i < 20; i++) {
        duel_add_game(&duel, i, &score);
    }
    assert_int_equal(score.games, 20);
    assert_true(score.points >= least);
}

static void a_small_search_beats_random_play(void **state)
{
    (void)state;
    check_strength("roses", NULL, NULL, 17);
    check_strength("moulin", NULL, NULL, 18);
    check_strength("trolls", NULL, NULL, 14);
    check_strength("guerre", "level", "simple", 18);
    check_strength("guerre", "level", "advanced", 17);
    check_strength("splaby", "players", "2", 18);
}

/* Returns what a seat that does not act can be sure of, one move before the
 * end. */
static double least_worth(const Game *game, const void *state, Seat seat)
{
    MoveList list = { .count = 0 };
    double least = 1;
    game->moves(state, 1 - seat, &list);
    for (int i = 0; i < list.count; i++) {
        GameState next;
        Outcome outcome = { 0 };
        game_copy(game, &next, state);
        game->apply(&next, &list.at[i]);
        game->outcome(&next, &outcome);
        double worth = outcome_utility(&outcome, 2, seat);
        least = worth < least ? worth : least;
    }
    return least;
}

static void the_last_two_moves_are_searched_to_the_end(void **state)
{
    (void)state;
    int found = 0;
    for (uint64_t seed = 0; seed < 12; seed++) {
        Table table;
        GameConfig config;
        const Game *game = games_find("splaby");
        config_default(game, &config);
        config_set(game, &config, "players", "2", NULL);
        config_set(game, &config, "rounds", "3", NULL);
        table_init(&table, game, &config, "random", seed);
        while (game->ai->turns_left(&table.state) > 2) {
            Move move;
            rules_random_step(game, &table.state, &table.rng, &move);
            game->apply(&table.state, &move);
        }
        Seat seat = seats_first(game->to_act(&table.state));
        MoveList list = { .count = 0 };
        double most = -1, worth = -1;
        Progress end;
        bool is_found =
            endgame_find(game, 2, &table.state, seat, 3000, NULL, &end);
        Move sure = end.line[0].move;
        game->moves(&table.state, seat, &list);
        for (int i = 0; i < list.count; i++) {
            GameState next;
            game_copy(game, &next, &table.state);
            game->apply(&next, &list.at[i]);
            double least = least_worth(game, &next, seat);
            most = least > most ? least : most;
            worth = list.at[i] == sure ? least : worth;
        }
        assert_int_equal(is_found, most > -1);
        assert_true(!is_found || (worth >= most && end.value >= most));
        found += is_found;
        table_done(&table);
    }
    assert_in_range(found, 1, 11);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_read_and_written_back),
        cmocka_unit_test(bad_names_are_refused_in_both_languages),
        cmocka_unit_test(every_listed_player_has_a_line_in_both_languages),
        cmocka_unit_test(a_small_device_spares_the_best_and_no_level),
        cmocka_unit_test(a_game_may_bring_its_own_players),
        cmocka_unit_test(all_moves_are_legal_under_all_options),
        cmocka_unit_test(the_same_seed_plays_the_same_game),
        cmocka_unit_test(reports_change_nothing),
        cmocka_unit_test(a_search_stops_within_10_ms),
        cmocka_unit_test(a_search_allocates_nothing_after_the_first_move),
        cmocka_unit_test(what_is_hidden_does_not_change_a_move),
        cmocka_unit_test(a_search_goes_on_where_the_last_one_was),
        cmocka_unit_test(a_search_notices_a_step_it_was_not_told),
        cmocka_unit_test(a_removal_that_wins_at_moulin_is_found),
        cmocka_unit_test(an_attack_that_wins_at_guerre_is_found),
        cmocka_unit_test(the_last_two_moves_are_searched_to_the_end),
        cmocka_unit_test(a_small_search_beats_random_play),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
