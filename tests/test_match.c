/* test_match.c: a game being played: turns, simultaneous choices, chance,
 * faults, undo and what is hidden, as terminal, server, referee and duel use
 * them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "ai/players.h"
#include "core/match.h"
#include "core/outcome.h"
#include "core/play.h"
#include "games/games.h"

static void begin(Match *match, const char *id, const char *players)
{
    const Game *game = games_find(id);
    GameConfig config;
    Rng rng;
    config_default(game, &config);
    if (players) {
        assert_true(config_set(game, &config, "players", players, NULL));
    }
    match_begin(match, game, &config, 5, "somebody", &rng);
}

static Move move_of(const Match *match, Seat seat, const char *text)
{
    Move move = MOVE_NONE;
    assert_int_equal(
        play_read_move(match->game, &match->state, seat, text, &move, NULL),
        MOVE_FITS);
    return move;
}

static void play(Match *match, const char *text)
{
    Error err = ERROR_IN(LANG_EN);
    if (!match_play_text(match, text, &err)) {
        fail_msg("%s", err.text);
    }
}

/* Plays the first legal move of each seat to act. */
static void play_on(Match *match)
{
    SEATS_EACH (seat, match_owing(match)) {
        MoveList list = { .count = 0 };
        match->game->moves(&match->state, seat, &list);
        match_choose(match, seat, list.at[0]);
    }
    match_play_chosen(match);
}

static void a_step_is_played_when_all_have_chosen(void **state)
{
    (void)state;
    Match match;
    begin(&match, "trolls", NULL);
    GameState before = match.state;
    assert_int_equal(match_owing(&match), seats_all(2));
    assert_false(match_choose(&match, 1, move_of(&match, 1, "3")));
    assert_int_equal(match_owing(&match), SEATS_ONE(0));
    /* A choice that is in changes nothing yet, and can be replaced. */
    assert_memory_equal(&match.state, &before, game_used(match.game, &before));
    assert_false(match_choose(&match, 1, move_of(&match, 1, "2")));
    assert_true(match_choose(&match, 0, move_of(&match, 0, "5")));
    match_play_chosen(&match);
    assert_int_equal(match.step_count, 1);
    assert_int_equal(match.steps[0].acted, seats_all(2));
    assert_int_equal(match.steps[0].moves[0], 5);
    assert_int_equal(match.steps[0].moves[1], 2);
    assert_int_equal(match_owing(&match), seats_all(2));
    match_done(&match);
}

static void nothing_is_owed_while_a_seat_is_vacant(void **state)
{
    (void)state;
    Match match;
    begin(&match, "moulin", NULL);
    match.vacant = SEATS_ONE(1);
    assert_int_equal(match_owing(&match), SEATS_NONE);
    match.vacant = SEATS_NONE;
    assert_int_equal(match_owing(&match), SEATS_ONE(0));
    match_done(&match);
}

static void chance_draws_the_same_after_an_undo(void **state)
{
    (void)state;
    Match match;
    begin(&match, "guerre", NULL);
    while (match.game->to_act(&match.state) != SEATS_CHANCE) {
        play_on(&match);
    }
    size_t at = match.step_count;
    assert_int_equal(match_owing(&match), SEATS_NONE);
    match_draw(&match, NULL);
    match_play_chosen(&match);
    Move drawn = match.steps[at].moves[0];
    match_go_to(&match, at);
    assert_int_equal(match.undone_count, 1);
    match_draw(&match, NULL);
    match_play_chosen(&match);
    assert_int_equal(match.steps[at].moves[0], drawn);
    assert_int_equal(match.undone_count, 0);
    match_done(&match);
}

static void undo_goes_back_to_a_choice_of_a_person(void **state)
{
    (void)state;
    Match match;
    begin(&match, "moulin", NULL);
    match.humans = SEATS_ONE(0);
    SeatSet stops = match_stops(&match);
    assert_int_equal(match_last_choice(&match, stops), 0);
    for (int i = 0; i < 4; i++) {
        play_on(&match);
    }
    assert_int_equal(match_last_choice(&match, stops), 2);
    match_go_to(&match, 2);
    assert_int_equal(match_last_choice(&match, stops), 0);
    match_go_to(&match, 0);
    assert_int_equal(match_last_choice(&match, stops), match.step_count);
    assert_int_equal(match_next_choice(&match, stops), 2);
    match_go_to(&match, 2);
    assert_int_equal(match_next_choice(&match, stops), 4);
    match_go_to(&match, 4);
    assert_int_equal(match_next_choice(&match, stops), 4);
    /* If there are no people, undo stops at every choice. */
    match.humans = SEATS_NONE;
    assert_int_equal(match_last_choice(&match, match_stops(&match)), 3);
    match_done(&match);
}

static void undo_cancels_choices_ends_and_comments(void **state)
{
    (void)state;
    Match match;
    begin(&match, "trolls", NULL);
    match_comment(&match, 0, "first");
    play(&match, "1,1");
    match_comment(&match, 1, "second");
    play(&match, "2,2");
    match_choose(&match, 0, 1);
    match_go_to(&match, 2);
    assert_int_equal(match.chosen, SEATS_NONE);
    match_forfeit(&match, SEATS_ONE(1));
    assert_true(match_is_over(&match));
    assert_int_equal(match_owing(&match), SEATS_NONE);
    match_go_to(&match, 1);
    assert_false(match_is_over(&match));
    assert_int_equal(match.losers, SEATS_NONE);
    assert_int_equal(match.comment_count, 1);
    assert_string_equal(match.comments[0].text, "first");
    match_done(&match);
}

static void a_seat_that_forfeits_loses_to_all_others(void **state)
{
    (void)state;
    Match match;
    Outcome outcome;
    begin(&match, "splaby", "4");
    match_forfeit(&match, SEATS_ONE(1));
    match_forfeit(&match, SEATS_ONE(2));
    assert_int_equal(match_choose(&match, 0, 0), false);
    match_outcome(&match, &outcome);
    assert_string_equal(outcome.reason, "forfeit");
    for (Seat s = 0; s < 4; s++) {
        bool has_lost = s == 1 || s == 2;
        assert_int_equal(outcome.balance[s], has_lost ? -2 : 2);
        assert_true(outcome_utility(&outcome, 4, s) == (has_lost ? -1 : 1));
    }
    match_forfeit(&match, SEATS_ONE(0) | SEATS_ONE(3));
    match_outcome(&match, &outcome);
    assert_int_equal(outcome.balance[0], -3);
    match_done(&match);
}

static void a_seat_that_cannot_go_on_passes_while_others_play(void **state)
{
    (void)state;
    Match match;
    begin(&match, "splaby", "3");
    Seat first = seats_first(match_owing(&match));
    match_drop(&match, first);
    assert_int_equal(match.out, SEATS_ONE(first));
    assert_int_equal(match_owing(&match), SEATS_NONE);
    match_play_chosen(&match);
    assert_true(match.steps[0].moves[0] & MOVE_IMPOSED);
    for (int i = 0; i < 2; i++) {
        play_on(&match);
    }
    /* When its turn comes again, its pass is already in. */
    assert_int_equal(match.chosen, SEATS_ONE(first));
    assert_int_equal(match_owing(&match), SEATS_NONE);
    match_done(&match);
    begin(&match, "splaby", "2");
    match_drop(&match, 0);
    assert_int_equal(match.end, MATCH_FORFEIT);
    match_done(&match);
}

static void a_fault_costs_the_turn_or_the_game(void **state)
{
    (void)state;
    Match match;
    begin(&match, "splaby", "2");
    Seat first = seats_first(match_owing(&match));
    match_impose(&match, first, "nonsense");
    assert_true(match.choices[first] & MOVE_IMPOSED);
    assert_int_equal(match.faults[first], 1);
    match_play_chosen(&match);
    assert_false(match_is_over(&match));
    match.is_imposed = false;
    match_impose(&match, 1 - first, "nonsense");
    assert_int_equal(match.losers, SEATS_ONE(1 - first));
    match_done(&match);
    begin(&match, "moulin", NULL);
    match_impose(&match, 0, "nonsense");
    assert_int_equal(match.losers, SEATS_ONE(0));
    match_done(&match);
}

static void a_game_of_too_many_steps_is_a_draw(void **state)
{
    (void)state;
    Match match;
    Outcome outcome;
    begin(&match, "moulin", NULL);
    match.step_limit = 2;
    play_on(&match);
    assert_false(match_is_over(&match));
    play_on(&match);
    assert_int_equal(match.end, MATCH_ADJUDICATED);
    match_outcome(&match, &outcome);
    assert_string_equal(outcome.reason, "adjudicated");
    assert_int_equal(outcome.balance[0], 0);
    match_done(&match);
}

static void hidden_draws_are_shown_when_the_game_is_over(void **state)
{
    (void)state;
    Match match;
    begin(&match, "guerre", NULL);
    assert_true(match_has_secrets(&match));
    GameState before = match.state, seen, whole;
    while (match.game->to_act(&match.state) != SEATS_CHANCE) {
        play_on(&match);
    }
    before = match.state;
    match_draw(&match, NULL);
    match_play_chosen(&match);
    const Move *moves = match.steps[match.step_count - 1].moves;
    Move shown[GAME_SEATS];
    bool is_whole[2];
    for (Seat s = 0; s < 2; s++) {
        is_whole[s] = match_view_moves(&match, &before, moves, s, shown);
    }
    assert_true(is_whole[0] != is_whole[1]);
    assert_false(match_view_moves(&match, &before, moves, SEAT_WATCHER, shown));
    assert_int_equal(shown[0], MOVE_NONE);
    Text text = { 0 };
    play_write_step(match.game, &before, shown, &text);
    assert_string_equal(text_string(&text), "*?");
    text_done(&text);
    match_view(&match, &match.state, SEAT_WATCHER, &seen);
    assert_memory_not_equal(&seen, &match.state,
                            game_used(match.game, &match.state));
    match_forfeit(&match, SEATS_ONE(0));
    match_view(&match, &match.state, SEAT_WATCHER, &whole);
    assert_memory_equal(&whole, &match.state,
                        game_used(match.game, &match.state));
    assert_true(match_view_moves(&match, &before, moves, SEAT_WATCHER, shown));
    match_done(&match);
}

/* A player that counts what it is told. */
typedef struct Listener {
    Player player;
    int steps, forgotten;
    Move last;
} Listener;

static void listener_observe(Player *player, SeatSet acted, const Move *moves)
{
    Listener *listener = (Listener *)player;
    (void)acted;
    listener->steps++;
    listener->last = moves[0];
}

static void listener_forget(Player *player)
{
    ((Listener *)player)->forgotten++;
}

static void a_seated_player_is_told_of_every_step(void **state)
{
    (void)state;
    static const PlayerTable table = { .observe = listener_observe,
                                       .forget = listener_forget };
    Match match;
    Listener listener = { .last = MOVE_NONE };
    begin(&match, "moulin", NULL);
    player_init(&listener.player, &table, match.game, &match.config, 1);
    match.seated[1] = &listener.player;
    play_on(&match);
    assert_int_equal(listener.steps, 1);
    assert_int_equal(listener.last, match.steps[0].moves[0]);
    match_go_to(&match, 1); /* already there: takes nothing back */
    assert_int_equal(listener.forgotten, 0);
    match_go_to(&match, 0);
    assert_int_equal(listener.forgotten, 1);
    match_done(&match);
}

static void a_restarted_game_keeps_its_seats(void **state)
{
    (void)state;
    Match match;
    begin(&match, "moulin", NULL);
    match_set_name(&match, 0, "Ada");
    play_on(&match);
    match_drop(&match, 1);
    GameState start = match.start;
    match_restart(&match, &start);
    assert_int_equal(match.step_count + match.undone_count, 0);
    assert_false(match_is_over(&match));
    assert_string_equal(match.names[0], "Ada");
    assert_string_equal(match.names[1], "somebody");
    match_done(&match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_step_is_played_when_all_have_chosen),
        cmocka_unit_test(nothing_is_owed_while_a_seat_is_vacant),
        cmocka_unit_test(chance_draws_the_same_after_an_undo),
        cmocka_unit_test(undo_goes_back_to_a_choice_of_a_person),
        cmocka_unit_test(undo_cancels_choices_ends_and_comments),
        cmocka_unit_test(a_seat_that_forfeits_loses_to_all_others),
        cmocka_unit_test(a_seat_that_cannot_go_on_passes_while_others_play),
        cmocka_unit_test(a_fault_costs_the_turn_or_the_game),
        cmocka_unit_test(a_game_of_too_many_steps_is_a_draw),
        cmocka_unit_test(hidden_draws_are_shown_when_the_game_is_over),
        cmocka_unit_test(a_seated_player_is_told_of_every_step),
        cmocka_unit_test(a_restarted_game_keeps_its_seats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
