/* test_tournament.c: tournaments without playing: points of every preset,
 * ranks, schedules, files, and the store. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "games/games.h"
#include "joute/rng.h"
#include "tournament/results/scoring.h"
#include "tournament/results/standings.h"
#include "tournament/schedule/schedule.h"
#include "tournament/tournament.h"

/* cmocka's own assertion compares floats. */
#define assert_near(found, wanted, most)                                       \
    assert_true(fabs((double)(found) - (double)(wanted)) <= (double)(most))

static Contest contest_of(const char *game)
{
    Contest contest;
    assert_true(contest_init(&contest, games_find(game), NULL, NULL));
    return contest;
}

/* A match of two players, from the side of the first. */
static StoredMatch match_of(int64_t a, int64_t b, int64_t wins, int64_t draws,
                            int64_t losses)
{
    StoredMatch match = { .id = 1,
                          .state = MATCH_DONE,
                          .plan = { .players = 2, .entrants = { a, b } } };
    MatchResult *result = &match.result;
    result->players = 2;
    result->games = wins + draws + losses;
    result->sides[0] = (SideResult){
        .wins = wins, .draws = draws, .losses = losses, .balance = wins - losses
    };
    result->sides[1] = (SideResult){
        .wins = losses, .draws = draws, .losses = wins, .balance = losses - wins
    };
    result->pairs[0].wins[0] = wins;
    result->pairs[0].draws[0] = draws;
    result->pairs[0].losses[0] = losses;
    return match;
}

/* A match that the first player, or both, lost by a verdict. */
static StoredMatch lost_match(int64_t a, int64_t b, int64_t games, bool both)
{
    StoredMatch match = match_of(a, b, 0, 0, games);
    match.result.sides[0].has_lost = true;
    match.result.sides[0].verdicts = 1;
    match.result.pairs[0] = (PairResult){ .wins = { 0 } };
    if (both) {
        match.result.sides[1] = match.result.sides[0];
    }
    return match;
}

/* points */

static void trolls_counts_3_1_0_and_minus_1(void **state)
{
    (void)state;
    Contest contest = contest_of("trolls");
    assert_int_equal(contest.config_count, 4);
    assert_int_equal(contest.games, 1000);
    StoredMatch won = match_of(1, 2, 501, 0, 499);
    StoredMatch drawn = match_of(1, 2, 300, 400, 300);
    StoredMatch out = lost_match(1, 2, 1000, false);
    StoredMatch both = lost_match(1, 2, 1000, true);
    assert_near(scoring_points(&contest, &won.result, 0), 3, 0);
    assert_near(scoring_points(&contest, &won.result, 1), 0, 0);
    assert_near(scoring_points(&contest, &drawn.result, 0), 1, 0);
    assert_near(scoring_points(&contest, &drawn.result, 1), 1, 0);
    assert_near(scoring_points(&contest, &out.result, 0), -1, 0);
    assert_near(scoring_points(&contest, &out.result, 1), 3, 0);
    assert_int_equal(scoring_score(&out.result, 0), -1000);
    assert_int_equal(scoring_score(&out.result, 1), 1000);
    assert_near(scoring_points(&contest, &both.result, 0), -1, 0);
    assert_near(scoring_points(&contest, &both.result, 1), -1, 0);
    assert_int_equal(scoring_score(&both.result, 1), -1000);
    assert_int_equal(scoring_outcome(&both.result, 1), MATCH_LOST);
    contest_done(&contest);
}

static void other_games_count_a_win_1_and_a_draw_half(void **state)
{
    static const char *const games[] = { "moulin", "guerre", "roses" };
    (void)state;
    for (int i = 0; i < 3; i++) {
        Contest contest = contest_of(games[i]);
        assert_int_equal(contest.games, 20);
        assert_int_equal(contest.format, FORMAT_ROUND_ROBIN);
        StoredMatch match = match_of(1, 2, 7, 6, 7);
        assert_near(scoring_points(&contest, &match.result, 0), 10, 0);
        match = match_of(1, 2, 9, 5, 6);
        assert_near(scoring_points(&contest, &match.result, 0), 11.5, 0);
        assert_near(scoring_points(&contest, &match.result, 1), 8.5, 0);
        assert_int_equal(scoring_outcome(&match.result, 0), MATCH_WON);
        contest_done(&contest);
    }
}

static void roses_has_a_final_of_100(void **state)
{
    (void)state;
    Contest contest = contest_of("roses");
    assert_int_equal(contest.final_bots, 2);
    assert_int_equal(contest.final_games, 100);
    contest_done(&contest);
}

/* A table of four: 1 beats 2 and 3, who are equal, and 4 is last. */
static void splaby_counts_the_players_beaten(void **state)
{
    (void)state;
    Contest contest = contest_of("splaby");
    MatchResult result = { .players = 4, .games = 1 };
    static const int balance[] = { 3, 0, 0, -3 };
    static const double points[] = { 3, 1.5, 1.5, 0 };
    static const SideOutcome outcomes[] = { MATCH_WON, MATCH_LOST, MATCH_LOST,
                                            MATCH_LOST };
    assert_int_equal(contest.format, FORMAT_TABLES);
    assert_int_equal(contest.players, 4);
    assert_int_equal(contest.games, 4);
    for (int b = 0; b < 4; b++) {
        result.sides[b].balance = balance[b];
        for (int a = 0; a < b; a++) {
            PairResult *pair = &result.pairs[result_pair(a, b)];
            pair->wins[0] = balance[a] > balance[b];
            pair->draws[0] = balance[a] == balance[b];
        }
    }
    for (int i = 0; i < 4; i++) {
        assert_near(scoring_points(&contest, &result, i), points[i], 0);
        assert_int_equal(scoring_outcome(&result, i), outcomes[i]);
    }
    contest_done(&contest);
}

/* ranks */

static Entrants entrants_of(const char *const *names, int count)
{
    Entrants list = { .at = mem_new((size_t)count * sizeof *list.at),
                      .count = (size_t)count };
    for (int i = 0; i < count; i++) {
        list.at[i] = (Entrant){ .id = i + 1,
                                .key = mem_copy_string(names[i]),
                                .name = mem_copy_string(names[i]),
                                .state = ENTRANT_IN };
    }
    return list;
}

static void equals_share_a_rank_and_the_next_is_skipped(void **state)
{
    static const char *const names[] = { "zoe", "<b>ada", "bob", "eve" };
    (void)state;
    Contest contest = contest_of("trolls");
    Entrants entrants = entrants_of(names, 4);
    Standings standings;
    /* zoe and ada beat bob and eve by the same score and draw against each
     * other; bob loses less than eve. */
    StoredMatch matches[] = {
        match_of(1, 3, 600, 0, 400), match_of(1, 4, 700, 0, 300),
        match_of(2, 3, 600, 0, 400), match_of(2, 4, 700, 0, 300),
        match_of(1, 2, 0, 1000, 0),
    };
    standings_init(&standings, &contest, &entrants);
    for (size_t i = 0; i < sizeof matches / sizeof *matches; i++) {
        standings_add(&standings, &matches[i]);
    }
    standings_rank(&standings);
    static const char *const order[] = { "<b>ada", "zoe", "bob", "eve" };
    static const int ranks[] = { 1, 1, 3, 4 };
    for (int i = 0; i < 4; i++) {
        assert_string_equal(standings.at[i].name, order[i]);
        assert_int_equal(standings.at[i].rank, ranks[i]);
    }
    assert_near(standings.at[0].points, 7, 0);
    assert_int_equal(standings.at[0].score, 600);
    assert_int_equal(standings.at[0].draws, 1);
    standings_done(&standings);
    entrants_done(&entrants);
    contest_done(&contest);
}

static void points_come_before_score(void **state)
{
    static const char *const names[] = { "a", "b", "c" };
    (void)state;
    Contest contest = contest_of("trolls");
    Entrants entrants = entrants_of(names, 3);
    Standings standings;
    StoredMatch matches[] = { match_of(1, 2, 501, 0, 499),
                              match_of(1, 3, 400, 0, 600),
                              match_of(2, 3, 1000, 0, 0),
                              lost_match(3, 1, 1000, false) };
    standings_init(&standings, &contest, &entrants);
    for (size_t i = 0; i < sizeof matches / sizeof *matches; i++) {
        standings_add(&standings, &matches[i]);
    }
    standings_rank(&standings);
    /* a 6 points, b 3, c 3 - 1 = 2. */
    assert_string_equal(standings.at[0].name, "a");
    assert_near(standings.at[0].points, 6, 0);
    assert_string_equal(standings.at[1].name, "b");
    assert_near(standings.at[2].points, 2, 0);
    assert_int_equal(standings.at[2].score, 200 - 1000 - 1000);
    assert_int_equal(standings.at[2].verdicts, 1);
    standings_done(&standings);
    entrants_done(&entrants);
    contest_done(&contest);
}

/* schedules */

static void everybody_meets_everybody_once_on_every_board(void **state)
{
    (void)state;
    Contest contest = contest_of("trolls");
    for (int n = 2; n <= 9; n++) {
        int64_t ids[9];
        int met[10][10][4] = { 0 }, in_front[10] = { 0 };
        Schedule list = { .at = NULL };
        for (int i = 0; i < n; i++) {
            ids[i] = i + 1;
        }
        schedule_round_robin(&contest, ids, n, 1000, &list);
        assert_int_equal(list.count, n * (n - 1) / 2 * 4);
        for (size_t i = 0; i < list.count; i++) {
            const PlannedMatch *m = &list.at[i];
            int64_t a = m->entrants[0], b = m->entrants[1];
            met[a < b ? a : b][a < b ? b : a][m->config]++;
            in_front[a] += m->config == 0;
            in_front[b] -= m->config == 0;
        }
        for (int a = 1; a <= n; a++) {
            assert_true(abs(in_front[a]) <= 1);
            for (int b = a + 1; b <= n; b++) {
                assert_int_equal(met[a][b][3], 1);
            }
        }
        schedule_done(&list);
    }
    contest_done(&contest);
}

static void a_bot_that_enters_late_changes_no_other_match(void **state)
{
    (void)state;
    Contest contest = contest_of("moulin");
    static const int64_t ids[] = { 1, 2, 3, 4, 5 };
    Schedule before = { .at = NULL }, after = { .at = NULL };
    schedule_round_robin(&contest, ids, 4, 20, &before);
    schedule_round_robin(&contest, ids, 5, 20, &after);
    for (size_t i = 0; i < before.count; i++) {
        bool is_there = false;
        for (size_t k = 0; k < after.count; k++) {
            is_there |=
                memcmp(&before.at[i], &after.at[k], sizeof before.at[i]) == 0;
        }
        assert_true(is_there);
    }
    schedule_done(&before);
    schedule_done(&after);
    contest_done(&contest);
}

static void at_tables_any_two_meet_equally_often_or_once_more(void **state)
{
    (void)state;
    for (int size = 3; size <= 4; size++) {
        for (int n = size; n <= 32; n++) {
            TableSeats *tables;
            int least, most, seats[32] = { 0 };
            int count = seating_find(n, size, &tables, &least, &most);
            for (int t = 0; t < count; t++) {
                for (int i = 0; i < size; i++) {
                    seats[tables[t].at[i]]++;
                    assert_true(i == 0 ||
                                tables[t].at[i] > tables[t].at[i - 1]);
                }
            }
            for (int i = 1; i < n; i++) {
                assert_int_equal(seats[i], seats[0]);
            }
            assert_true(least >= 1);
            assert_true(most - least <= 1);
            free(tables);
        }
    }
}

/* Plans matches. play_out plays them, the lower id winning, until nothing new
 * is planned. */
typedef void Scheduler(const Contest *contest, const int64_t *ids, int count,
                       const Meetings *past, Schedule *out);

static Meetings play_out(const Contest *contest, Scheduler *schedule,
                         const int64_t *ids, int count, Rng *rng)
{
    Meetings past = { .at = NULL };
    size_t planned = 0;
    for (;;) {
        Schedule list = { .at = NULL };
        schedule(contest, ids, count, &past, &list);
        size_t all = list.count;
        meetings_done(&past);
        for (size_t i = 0; i < list.count; i++) {
            const PlannedMatch *plan = &list.at[i];
            bool is_first = plan->entrants[0] < plan->entrants[1];
            is_first = rng ? rng_below(rng, 2) != 0 : is_first;
            StoredMatch match =
                match_of(plan->entrants[0], plan->entrants[1],
                         is_first ? 11 : 9, 0, is_first ? 9 : 11);
            match.plan = *plan;
            match.result.players = plan->players;
            meetings_add(&past, contest, &match);
        }
        schedule_done(&list);
        if (all == planned) {
            return past;
        }
        planned = all;
        rng = NULL; /* drawing again would change the earlier rounds */
    }
}

static void swiss_has_no_rematch_and_shares_front_seats(void **state)
{
    (void)state;
    Contest contest = contest_of("moulin");
    contest.format = FORMAT_SWISS;
    for (int n = 2; n <= 33; n++) {
        int64_t ids[33];
        int met[34][34] = { 0 }, in_front[34] = { 0 }, byes[34] = { 0 };
        int played[34] = { 0 };
        for (int i = 0; i < n; i++) {
            ids[i] = i + 1;
        }
        int rounds = schedule_swiss_rounds(&contest, n);
        Meetings past = play_out(&contest, schedule_swiss, ids, n, NULL);
        for (size_t i = 0; i < past.count; i++) {
            const Meeting *m = &past.at[i];
            assert_true(m->round >= 1 && m->round <= rounds);
            played[m->a]++;
            if (!m->b) {
                byes[m->a]++;
                continue;
            }
            played[m->b]++;
            in_front[m->a]++;
            in_front[m->b]--;
            met[m->a][m->b]++;
            met[m->b][m->a]++;
        }
        for (int a = 1; a <= n; a++) {
            assert_int_equal(played[a], rounds);
            assert_true(byes[a] <= 1);
            assert_true(abs(in_front[a]) <= 2);
            for (int b = 1; b <= n; b++) {
                assert_true(met[a][b] <= 1);
            }
        }
        meetings_done(&past);
    }
    contest_done(&contest);
}

/* With as many rounds as there are opponents, it is a round robin. */
static void swiss_can_be_played_to_the_last_opponent(void **state)
{
    (void)state;
    Contest contest = contest_of("moulin");
    contest.format = FORMAT_SWISS;
    contest.rounds = 1000;
    static const int64_t ids[] = { 3, 1, 2, 6, 5, 4 };
    Meetings past = play_out(&contest, schedule_swiss, ids, 6, NULL);
    assert_int_equal(past.count, 5 * 3);
    for (size_t i = 0; i < past.count; i++) {
        for (size_t k = 0; k < i; k++) {
            bool is_same =
                (past.at[i].a == past.at[k].a &&
                 past.at[i].b == past.at[k].b) ||
                (past.at[i].a == past.at[k].b && past.at[i].b == past.at[k].a);
            assert_false(is_same);
        }
    }
    meetings_done(&past);
    contest_done(&contest);
}

static void the_best_seeds_meet_in_the_final(void **state)
{
    (void)state;
    Contest contest = contest_of("moulin");
    contest.format = FORMAT_KNOCKOUT;
    for (int n = 2; n <= 17; n++) {
        int64_t ids[17];
        for (int i = 0; i < n; i++) {
            ids[i] = i + 1;
        }
        Meetings past = play_out(&contest, schedule_knockout, ids, n, NULL);
        assert_int_equal(past.count, n - 1);
        int last = 0;
        size_t final = 0;
        for (size_t i = 0; i < past.count; i++) {
            final = past.at[i].round > last ? i : final;
            last = past.at[i].round > last ? past.at[i].round : last;
        }
        assert_int_equal(past.at[final].a + past.at[final].b, 1 + 2);
        meetings_done(&past);
    }
    contest_done(&contest);
}

static void nobody_is_out_before_the_second_defeat(void **state)
{
    (void)state;
    Contest contest = contest_of("moulin");
    contest.format = FORMAT_DOUBLE_KNOCKOUT;
    for (int n = 2; n <= 17; n++) {
        int64_t ids[17];
        int defeats[18] = { 0 };
        for (int i = 0; i < n; i++) {
            ids[i] = i + 1;
        }
        Meetings past =
            play_out(&contest, schedule_double_knockout, ids, n, NULL);
        for (size_t i = 0; i < past.count; i++) {
            const Meeting *m = &past.at[i];
            defeats[m->points[0] > m->points[1] ? m->b : m->a]++;
        }
        assert_int_equal(defeats[1], 0);
        for (int i = 2; i <= n; i++) {
            assert_int_equal(defeats[i], 2);
        }
        assert_int_equal(past.count, 2 * n - 2);
        meetings_done(&past);
    }
    contest_done(&contest);
}

/* files */

static void a_file_can_say_everything(void **state)
{
    static const char text[] =
        "{\"game\": \"trolls\", \"format\": \"swiss\", \"rounds\": 5,\n"
        " \"games\": 10, \"configs\": [{\"cells\": 9}, {\"stones\": 20}],\n"
        " \"points\": {\"per\": \"game\", \"win\": 2, \"draw\": 1},\n"
        " \"time\": {\"move_ms\": 50}, \"seed\": 7, \"folder\": \"bots\",\n"
        " \"bots\": [\"random\", {\"spec\": \"greedy\", \"name\": \"G\"}]}";
    (void)state;
    Contest contest, again;
    ContestFile file;
    Error err = ERROR_IN(LANG_EN);
    assert_true(contest_read(&contest, &file, text, strlen(text), &err));
    assert_int_equal(contest.format, FORMAT_SWISS);
    assert_int_equal(contest.rounds, 5);
    assert_int_equal(contest.config_count, 2);
    assert_false(contest.points.is_of_match);
    assert_near(contest.points.win, 2, 0);
    assert_int_equal(contest.seed, 7);
    assert_int_equal(file.entry_count, 2);
    assert_string_equal(file.entries[1].name, "G");
    /* What is written must be read back unchanged. */
    Text one = { 0 }, two = { 0 };
    JsonWriter writer = { .out = &one };
    contest_write(&contest, &writer);
    assert_true(contest_read(&again, NULL, one.data, one.size, &err));
    writer = (JsonWriter){ .out = &two };
    contest_write(&again, &writer);
    assert_string_equal(one.data, two.data);
    text_done(&one);
    text_done(&two);
    contest_done(&again);
    contest_done(&contest);
    contest_file_done(&file);
}

static void bad_files_are_refused_with_line_and_key(void **state)
{
    static const struct {
        const char *text, *says;
    } cases[] = {
        { "{\"game\": \"trolls\",\n\n \"games\": \"ten\"}", "line 3: games" },
        { "{\"game\":\n \"chess\"}", "line 2: game" },
        { "{\"game\": \"trolls\",\n \"configs\": [{},\n  {\"cells\": 8}]}",
          "line 3: configs[1]" },
        { "{\"game\": \"trolls\",\n \"final\": {\"bots\": 2,\n  \"games\": 0}}",
          "line 3: final.games" },
        { "{\"game\": \"trolls\",\n \"format\": \"tables\"}",
          "line 2: format" },
        { "{\"game\": \"trolls\",\n \"colour\": 1}", "colour" },
        { "{\"game\": \"trolls\",\n \"bots\": [\"random\",\n 3]}",
          "line 3: bots[1]" },
        { "{\"game\": \"trolls\"\n \"games\": 3}", "line 2" },
        { "[]", "line 1" },
        { "", "line 1" },
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Contest contest;
        ContestFile file;
        Error err = ERROR_IN(LANG_EN);
        assert_false(contest_read(&contest, &file, cases[i].text,
                                  strlen(cases[i].text), &err));
        if (!strstr(err.text, cases[i].says)) {
            print_message("case %zu: \"%s\" does not say \"%s\"\n", i, err.text,
                          cases[i].says);
        }
        assert_non_null(strstr(err.text, cases[i].says));
    }
}

/* the store */

static void ignore(const Entrant *entrant, EntryChange change, void *context)
{
    (void)entrant, (void)change, (void)context;
}

static void add_entrant(Tournament *t, const char *key)
{
    Entrant found = { .key = (char *)key,
                      .spec = (char *)key,
                      .path = (char *)"",
                      .name = (char *)key,
                      .reason = (char *)"",
                      .state = ENTRANT_IN };
    Entrants list = { .at = &found, .count = 1 };
    snprintf(found.hash, sizeof found.hash, "%s", key);
    assert_true(tournament_enter(t, &list, NULL, ignore, NULL, NULL));
}

static void begin_with_two(Tournament *t, Contest *contest)
{
    Error err = ERROR_IN(LANG_EN);
    assert_true(tournament_open(t, "", STORE_RUN, &err));
    assert_true(tournament_begin(t, contest, &err));
    add_entrant(t, "a");
    add_entrant(t, "b");
}

static void only_the_latest_claim_can_finish(void **state)
{
    (void)state;
    Tournament t;
    Error err = ERROR_IN(LANG_EN);
    Contest contest = contest_of("moulin");
    begin_with_two(&t, &contest);
    assert_true(tournament_plan(&t, &err));
    MatchStore *store = t.store;
    StoredMatch old, match, none;
    int64_t version = 0;
    bool counts;
    MatchFiles files = { .records = NULL };
    assert_true(match_store_claim(store, &old, &version, &err));
    assert_int_equal(old.id, 1);
    assert_true(match_store_claim(store, &none, &version, &err));
    assert_int_equal(none.id, 0);
    assert_true(match_store_release(store, &old, NULL, &err));
    assert_true(match_store_claim(store, &match, &version, &err));
    assert_int_equal(match.id, 1);
    assert_int_equal(match.attempt, old.attempt + 1);
    StoredMatch played = match_of(1, 2, 5, 5, 10);
    old.result = played.result;
    assert_true(match_store_finish(store, &old, &files, &counts, &err));
    Standings standings;
    assert_true(tournament_standings(&t, false, &standings, &err));
    assert_int_equal(standings.matches, 0);
    standings_done(&standings);
    match.result = match_of(1, 2, 12, 4, 4).result;
    assert_true(match_store_finish(store, &match, &files, &counts, &err));
    assert_true(match_store_finish(store, &match, &files, &counts, &err));
    assert_true(tournament_standings(&t, false, &standings, &err));
    assert_int_equal(standings.matches, 1);
    assert_near(standings.at[0].points, 14, 0);
    standings_done(&standings);
    tournament_close(&t);
}

/* Counts the bots removed or brought back. A bracket that refuses such a change
 * must not report it either. */
static void note_change(const Entrant *entrant, EntryChange change,
                        void *context)
{
    (void)entrant;
    *(int *)context += change == ENTRY_REMOVED || change == ENTRY_BACK;
}

static void a_bracket_that_has_begun_keeps_its_bots(void **state)
{
    (void)state;
    Tournament t;
    Error err = ERROR_IN(LANG_EN);
    Contest contest = contest_of("moulin");
    contest.format = FORMAT_KNOCKOUT;
    begin_with_two(&t, &contest);
    free(t.entrants.at[0].path);
    t.entrants.at[0].path = mem_copy_string("/tmp/a"); /* the bot's folder */
    assert_true(tournament_plan(&t, &err));
    StoredMatch match;
    MatchFiles files = { .records = NULL };
    Entrants none = { .at = NULL };
    int64_t version;
    bool counts;
    int told = 0;
    assert_true(match_store_claim(t.store, &match, &version, &err));
    match.result = match_of(1, 2, 12, 4, 4).result;
    assert_true(match_store_finish(t.store, &match, &files, &counts, &err));
    assert_false(tournament_remove(&t, "a", "", NULL));
    assert_false(tournament_enter(&t, &none, "/tmp", note_change, &told, NULL));
    assert_int_equal(told, 0);
    assert_int_equal(tournament_count(&t), 2);
    t.entrants.at[1].state = ENTRANT_REMOVED;
    Entrants found = { .at = &t.entrants.at[1], .count = 1 };
    assert_false(tournament_enter(&t, &found, NULL, note_change, &told, NULL));
    tournament_close(&t);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(trolls_counts_3_1_0_and_minus_1),
    cmocka_unit_test(other_games_count_a_win_1_and_a_draw_half),
    cmocka_unit_test(roses_has_a_final_of_100),
    cmocka_unit_test(splaby_counts_the_players_beaten),
    cmocka_unit_test(equals_share_a_rank_and_the_next_is_skipped),
    cmocka_unit_test(points_come_before_score),
    cmocka_unit_test(everybody_meets_everybody_once_on_every_board),
    cmocka_unit_test(a_bot_that_enters_late_changes_no_other_match),
    cmocka_unit_test(at_tables_any_two_meet_equally_often_or_once_more),
    cmocka_unit_test(swiss_has_no_rematch_and_shares_front_seats),
    cmocka_unit_test(swiss_can_be_played_to_the_last_opponent),
    cmocka_unit_test(the_best_seeds_meet_in_the_final),
    cmocka_unit_test(nobody_is_out_before_the_second_defeat),
    cmocka_unit_test(a_file_can_say_everything),
    cmocka_unit_test(bad_files_are_refused_with_line_and_key),
    cmocka_unit_test(only_the_latest_claim_can_finish),
    cmocka_unit_test(a_bracket_that_has_begun_keeps_its_bots),
};

int main(void)
{
    return cmocka_run_group_tests(tests, NULL, NULL);
}
