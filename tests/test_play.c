/* test_play.c: a game being played: turns, simultaneous choices, chance,
 * faults, undo and what is hidden, as terminal, server, referee and duel use
 * them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "ai/players.h"
#include "core/outcome.h"
#include "core/play.h"
#include "core/rules.h"
#include "core/seeds.h"
#include "games/games.h"

static void begin(Play *play, const char *id, const char *players)
{
    const Game *game = games_find(id);
    GameConfig config;
    Rng rng;
    config_default(game, &config);
    if (players) {
        assert_true(config_set(game, &config, "players", players, NULL));
    }
    play_begin(play, game, &config, 5, "somebody", &rng);
}

static Move move_of(const Play *play, Seat seat, const char *text)
{
    Move move = MOVE_NONE;
    assert_int_equal(
        rules_read_move(play->game, &play->state, seat, text, &move, NULL),
        MOVE_FITS);
    return move;
}

static void play_words(Play *play, const char *text)
{
    Error err = ERROR_IN(LANG_EN);
    if (!play_step_text(play, text, &err)) {
        fail_msg("%s", err.text);
    }
}

/* Plays the first legal move of each seat to act. */
static void play_on(Play *play)
{
    SEATS_EACH (seat, play_owing(play)) {
        MoveList list = { .count = 0 };
        play->game->moves(&play->state, seat, &list);
        play_choose(play, seat, list.at[0]);
    }
    play_step_chosen(play);
}

static void a_step_is_played_when_all_have_chosen(void **state)
{
    (void)state;
    Play play;
    begin(&play, "trolls", NULL);
    GameState before = play.state;
    assert_int_equal(play_owing(&play), seats_all(2));
    assert_false(play_choose(&play, 1, move_of(&play, 1, "3")));
    assert_int_equal(play_owing(&play), SEATS_ONE(0));
    /* A choice changes nothing before all choices are in, and can be
     * replaced. */
    assert_memory_equal(&play.state, &before, game_used(play.game, &before));
    assert_false(play_choose(&play, 1, move_of(&play, 1, "2")));
    assert_true(play_choose(&play, 0, move_of(&play, 0, "5")));
    play_step_chosen(&play);
    assert_int_equal(play.step_count, 1);
    assert_int_equal(play.steps[0].acted, seats_all(2));
    assert_int_equal(play.steps[0].moves[0], 5);
    assert_int_equal(play.steps[0].moves[1], 2);
    assert_int_equal(play_owing(&play), seats_all(2));
    play_done(&play);
}

static void nothing_is_owed_while_a_seat_is_vacant(void **state)
{
    (void)state;
    Play play;
    begin(&play, "moulin", NULL);
    play.vacant = SEATS_ONE(1);
    assert_int_equal(play_owing(&play), SEATS_NONE);
    play.vacant = SEATS_NONE;
    assert_int_equal(play_owing(&play), SEATS_ONE(0));
    play_done(&play);
}

static void chance_draws_the_same_after_an_undo(void **state)
{
    (void)state;
    Play play;
    begin(&play, "guerre", NULL);
    while (play.game->to_act(&play.state) != SEATS_CHANCE) {
        play_on(&play);
    }
    size_t at = play.step_count;
    assert_int_equal(play_owing(&play), SEATS_NONE);
    play_draw(&play, NULL);
    play_step_chosen(&play);
    Move drawn = play.steps[at].moves[0];
    play_go_to(&play, at);
    assert_int_equal(play.undone_count, 1);
    play_draw(&play, NULL);
    play_step_chosen(&play);
    assert_int_equal(play.steps[at].moves[0], drawn);
    assert_int_equal(play.undone_count, 0);
    play_done(&play);
}

static void undo_goes_back_to_a_choice_of_a_person(void **state)
{
    (void)state;
    Play play;
    begin(&play, "moulin", NULL);
    play.humans = SEATS_ONE(0);
    SeatSet stops = play_stops(&play);
    assert_int_equal(play_last_choice(&play, stops), 0);
    for (int i = 0; i < 4; i++) {
        play_on(&play);
    }
    assert_int_equal(play_last_choice(&play, stops), 2);
    play_go_to(&play, 2);
    assert_int_equal(play_last_choice(&play, stops), 0);
    play_go_to(&play, 0);
    assert_int_equal(play_last_choice(&play, stops), play.step_count);
    assert_int_equal(play_next_choice(&play, stops), 2);
    play_go_to(&play, 2);
    assert_int_equal(play_next_choice(&play, stops), 4);
    play_go_to(&play, 4);
    assert_int_equal(play_next_choice(&play, stops), 4);
    /* Without people, undo stops at every choice. */
    play.humans = SEATS_NONE;
    assert_int_equal(play_last_choice(&play, play_stops(&play)), 3);
    play_done(&play);
}

static void undo_cancels_choices_ends_and_comments(void **state)
{
    (void)state;
    Play play;
    begin(&play, "trolls", NULL);
    play_comment(&play, 0, "first");
    play_words(&play, "1,1");
    play_comment(&play, 1, "second");
    play_words(&play, "2,2");
    play_choose(&play, 0, 1);
    play_go_to(&play, 2);
    assert_int_equal(play.chosen, SEATS_NONE);
    play_forfeit(&play, SEATS_ONE(1));
    assert_true(play_is_over(&play));
    assert_int_equal(play_owing(&play), SEATS_NONE);
    play_go_to(&play, 1);
    assert_false(play_is_over(&play));
    assert_int_equal(play.losers, SEATS_NONE);
    assert_int_equal(play.comment_count, 1);
    assert_string_equal(play.comments[0].text, "first");
    play_done(&play);
}

static void a_seat_that_forfeits_loses_to_all_others(void **state)
{
    (void)state;
    Play play;
    Outcome outcome;
    begin(&play, "splaby", "4");
    play_forfeit(&play, SEATS_ONE(1));
    play_forfeit(&play, SEATS_ONE(2));
    assert_int_equal(play_choose(&play, 0, 0), false);
    play_outcome(&play, &outcome);
    assert_string_equal(outcome.reason, "forfeit");
    for (Seat s = 0; s < 4; s++) {
        bool has_lost = s == 1 || s == 2;
        assert_int_equal(outcome.balance[s], has_lost ? -2 : 2);
        assert_true(outcome_utility(&outcome, 4, s) == (has_lost ? -1 : 1));
    }
    play_forfeit(&play, SEATS_ONE(0) | SEATS_ONE(3));
    play_outcome(&play, &outcome);
    assert_int_equal(outcome.balance[0], -3);
    play_done(&play);
}

static void a_seat_that_cannot_go_on_passes_while_others_play(void **state)
{
    (void)state;
    Play play;
    begin(&play, "splaby", "3");
    Seat first = seats_first(play_owing(&play));
    play_drop(&play, first);
    assert_int_equal(play.out, SEATS_ONE(first));
    assert_int_equal(play_owing(&play), SEATS_NONE);
    play_step_chosen(&play);
    assert_true(play.steps[0].moves[0] & MOVE_IMPOSED);
    for (int i = 0; i < 2; i++) {
        play_on(&play);
    }
    /* At the seat's next turn the pass is chosen at once. */
    assert_int_equal(play.chosen, SEATS_ONE(first));
    assert_int_equal(play_owing(&play), SEATS_NONE);
    play_done(&play);
    begin(&play, "splaby", "2");
    play_drop(&play, 0);
    assert_int_equal(play.end, PLAY_FORFEIT);
    play_done(&play);
}

static void a_fault_costs_the_turn_or_the_game(void **state)
{
    (void)state;
    Play play;
    begin(&play, "splaby", "2");
    Seat first = seats_first(play_owing(&play));
    play_impose(&play, first, "nonsense");
    assert_true(play.choices[first] & MOVE_IMPOSED);
    assert_int_equal(play.faults[first], 1);
    play_step_chosen(&play);
    assert_false(play_is_over(&play));
    play.is_imposed = false;
    play_impose(&play, 1 - first, "nonsense");
    assert_int_equal(play.losers, SEATS_ONE(1 - first));
    play_done(&play);
    begin(&play, "moulin", NULL);
    play_impose(&play, 0, "nonsense");
    assert_int_equal(play.losers, SEATS_ONE(0));
    play_done(&play);
}

static void a_game_of_too_many_steps_is_a_draw(void **state)
{
    (void)state;
    Play play;
    Outcome outcome;
    begin(&play, "moulin", NULL);
    play.step_limit = 2;
    play_on(&play);
    assert_false(play_is_over(&play));
    play_on(&play);
    assert_int_equal(play.end, PLAY_ADJUDICATED);
    play_outcome(&play, &outcome);
    assert_string_equal(outcome.reason, "adjudicated");
    assert_int_equal(outcome.balance[0], 0);
    play_done(&play);
}

static void hidden_draws_are_shown_when_the_game_is_over(void **state)
{
    (void)state;
    Play play;
    begin(&play, "guerre", NULL);
    assert_true(play_has_secrets(&play));
    GameState before = play.state, seen, whole;
    while (play.game->to_act(&play.state) != SEATS_CHANCE) {
        play_on(&play);
    }
    before = play.state;
    play_draw(&play, NULL);
    play_step_chosen(&play);
    const Move *moves = play.steps[play.step_count - 1].moves;
    Move shown[GAME_SEATS];
    bool is_whole[2];
    for (Seat s = 0; s < 2; s++) {
        is_whole[s] = play_view_moves(&play, &before, moves, s, shown);
    }
    assert_true(is_whole[0] != is_whole[1]);
    assert_false(play_view_moves(&play, &before, moves, SEAT_WATCHER, shown));
    assert_int_equal(shown[0], MOVE_NONE);
    Text text = { 0 };
    rules_write_step(play.game, &before, shown, &text);
    assert_string_equal(text_string(&text), "*?");
    text_done(&text);
    play_view(&play, &play.state, SEAT_WATCHER, &seen);
    assert_memory_not_equal(&seen, &play.state,
                            game_used(play.game, &play.state));
    play_forfeit(&play, SEATS_ONE(0));
    play_view(&play, &play.state, SEAT_WATCHER, &whole);
    assert_memory_equal(&whole, &play.state, game_used(play.game, &play.state));
    assert_true(play_view_moves(&play, &before, moves, SEAT_WATCHER, shown));
    play_done(&play);
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
    Play play;
    Listener listener = { .last = MOVE_NONE };
    begin(&play, "moulin", NULL);
    player_init(&listener.player, &table, play.game, &play.config, 1);
    play.seated[1] = &listener.player;
    play_on(&play);
    assert_int_equal(listener.steps, 1);
    assert_int_equal(listener.last, play.steps[0].moves[0]);
    play_go_to(&play,
               1); /* the game is already there, so nothing is taken back */
    assert_int_equal(listener.forgotten, 0);
    play_go_to(&play, 0);
    assert_int_equal(listener.forgotten, 1);
    play_done(&play);
}

static void a_restarted_game_keeps_its_seats(void **state)
{
    (void)state;
    Play play;
    begin(&play, "moulin", NULL);
    play_set_name(&play, 0, "Ada");
    play_on(&play);
    play_drop(&play, 1);
    GameState start = play.start;
    play_restart(&play, &start);
    assert_int_equal(play.step_count + play.undone_count, 0);
    assert_false(play_is_over(&play));
    assert_string_equal(play.names[0], "Ada");
    assert_string_equal(play.names[1], "somebody");
    play_done(&play);
}

/* Existing records and state files depend on these values. */
static void seeds_are_what_they_have_always_been(void **state)
{
    (void)state;
    assert_int_equal(seeds_of_contest(7, "check"), 3471690666964339);
    assert_int_equal(seeds_of_deal(7, 3), 4776362442744078);
    assert_int_equal(seeds_of_player(7, 1, 3), 3634291193547855);
    assert_int_equal(seeds_of_step(7, 5, 3), 6018027440424182939u);
    assert_int_equal(seeds_of_choice(3, 1), 11702685578574552877u);
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
        cmocka_unit_test(seeds_are_what_they_have_always_been),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
