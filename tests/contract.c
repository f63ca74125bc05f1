/* contract.c: plays random games of every registered game under many options,
 * and checks at every node what the comments of joute/game.h promise. */
#include <stdlib.h>
#include <string.h>

#include "base/canvas.h"
#include "base/json.h"
#include "contract.h"
#include "core/config.h"
#include "core/events.h"
#include "core/legal.h"
#include "core/outcome.h"
#include "core/rules.h"
#include "core/state.h"
#include "games/games.h"
#include "games/guide.h"
#include "tap.h"

enum { STEPS_MAX = 200000 };

void contract_fail(Case *c, const char *what, const char *detail)
{
    if (!c->failure[0]) {
        snprintf(c->failure, sizeof c->failure,
                 "seed %llu, after %d moves: %s %.300s",
                 (unsigned long long)c->seed, c->step, what, detail);
    }
}

bool contract_is_same(const Case *c, const void *a, const void *b)
{
    size_t size = game_used(c->game, a);
    return size == game_used(c->game, b) && memcmp(a, b, size) == 0;
}

static void write_json(const Case *c, const void *state, Text *out)
{
    JsonWriter writer = { .out = out };
    text_clear(out);
    state_write(c->game, c->players, state, &writer);
}

/* Reads a text back, as the view of a seat or, for SEAT_WATCHER, as a state;
 * the result must be as expected. */
static void check_reading(Case *c, const Text *text, Seat seat,
                          const void *expected)
{
    JsonDocument document;
    GameState read;
    Error err = ERROR_IN(LANG_EN);
    memset(&read, 0xa5, sizeof read);
    if (!json_parse(&document, text->data, text->size, &err)) {
        contract_fail(c, "its JSON is not read:", err.text);
        return;
    }
    JsonAt root = json_root(&document);
    bool is_read =
        seat == SEAT_WATCHER
            ? state_read(c->game, &c->config, &root, &read, &err)
            : state_read_view(c->game, &c->config, seat, &root, &read, &err);
    if (!is_read) {
        contract_fail(c, "its JSON is refused:", err.text);
        contract_fail(c, "in", text->data);
    } else if (!contract_is_same(c, &read, expected)) {
        contract_fail(c, "its JSON gives another state:", text->data);
    }
    json_done(&document);
}

static void check_spelling(Case *c, const void *state, Seat seat, Move move)
{
    int notations = 1;
    const char *const *names = game_input(c->game)->notations;
    while (names && names[notations]) {
        notations++;
    }
    for (int n = 0; n < notations; n++) {
        Text text = { 0 };
        Move read = MOVE_NONE;
        c->game->write_move(state, seat, move, n, &text);
        if (text.size == 0 || text.size >= MOVE_TEXT ||
            strpbrk(text_string(&text), " ,\t\n")) {
            contract_fail(c, "badly spelt move", text_string(&text));
        }
        if (rules_read_move(c->game, state, seat, text_string(&text), &read,
                            NULL) != MOVE_FITS ||
            read != move) {
            contract_fail(c, "not read back:", text_string(&text));
        }
        text_done(&text);
    }
}

bool contract_is_listed(const MoveList *list, Move move)
{
    for (int i = 0; i < list->count; i++) {
        if (list->at[i] == move) {
            return true;
        }
    }
    return false;
}

static bool is_same_part(const MovePart *a, const MovePart *b)
{
    return strcmp(a->text, b->text) == 0 && a->row == b->row &&
           a->col == b->col;
}

/* Picking the parts of a move one by one must lead to this move and no
 * other. */
static void check_parts(Case *c, const void *state, Seat seat,
                        const MoveList *list)
{
    static MovePart parts[GAME_MOVES][MOVE_PARTS];
    static int count[GAME_MOVES];
    Drawing how = { .viewer = seat };
    for (int i = 0; i < list->count; i++) {
        count[i] =
            legal_parts(c->game, state, seat, list->at[i], &how, parts[i]);
        if (count[i] < 1 || count[i] > MOVE_PARTS) {
            contract_fail(c, "a move of no parts, or too many", "");
            return;
        }
        for (int j = 0; j < i; j++) {
            int k = 0;
            while (k < count[i] && k < count[j] &&
                   is_same_part(&parts[i][k], &parts[j][k])) {
                k++;
            }
            if (k == count[i] && k == count[j]) {
                contract_fail(c,
                              "two moves of the same parts:", parts[i][0].text);
            }
        }
    }
}

static void check_moves(Case *c, const void *state, Seat seat, Rng *rng)
{
    static LegalMove texts[GAME_MOVES];
    MoveList list = { .count = 0 };
    c->game->moves(state, seat, &list);
    if (list.count < 1 || list.count > GAME_MOVES) {
        contract_fail(c, "no legal move", "");
        return;
    }
    int count = legal_list(c->game, state, seat, 0, texts);
    for (int i = 1; i < count; i++) {
        if (strcmp(texts[i - 1].text, texts[i].text) == 0) {
            contract_fail(c, "listed twice:", texts[i].text);
        }
    }
    check_spelling(c, state, seat,
                   list.at[rng_below(rng, (uint32_t)list.count)]);
    if (c->game->count_moves &&
        c->game->count_moves(state, seat) != list.count) {
        contract_fail(c, "count_moves disagrees", "");
    }
    if (c->game->random_move &&
        !contract_is_listed(&list, c->game->random_move(state, seat, rng))) {
        contract_fail(c, "random_move is not legal", "");
    }
    if (seat < GAME_SEATS && c->step % 8 == 0) {
        check_parts(c, state, seat, &list);
    }
    if (seat == SEAT_CHANCE) {
        for (int i = 0; i < list.count; i++) {
            if (rules_weight(c->game, state, list.at[i]) == 0) {
                contract_fail(c, "an outcome without weight", "");
            }
        }
    }
}

/* Every legal move must have a different number, and a view must give the same
 * observation as the whole state. */
static void check_numbers(Case *c, const void *state)
{
    static uint8_t board[2][4096], facts[2][1024];
    const GameNumbers *numbers = c->game->numbers;
    GameShape shape;
    numbers->shape(&c->config, &shape);
    SEATS_EACH (seat, c->game->to_act(state)) {
        MoveList list = { .count = 0 };
        int most = seat == SEAT_CHANCE ? shape.outcomes : shape.actions;
        c->game->moves(state, seat, &list);
        for (int i = 0; i < list.count; i++) {
            int action = numbers->action(list.at[i]);
            if (action < 0 || action >= most ||
                numbers->move(action, seat == SEAT_CHANCE) != list.at[i]) {
                contract_fail(c, "a move without a number of its own", "");
            }
        }
    }
    size_t size = (size_t)(shape.planes * shape.rows * shape.cols);
    for (int s = 0; s < c->players; s++) {
        GameState view;
        game_view(c->game, state, (Seat)s, &view);
        for (int i = 0; i < 2; i++) {
            memset(board[i], i ? 0x5a : 0xa5, sizeof board[i]);
            memset(facts[i], i ? 0x5a : 0xa5, sizeof facts[i]);
            numbers->observe(i ? (const void *)&view : state, (Seat)s, board[i],
                             facts[i]);
        }
        if (memcmp(board[0], board[1], size) != 0 ||
            memcmp(facts[0], facts[1], (size_t)shape.facts) != 0) {
            contract_fail(c, "an observation has gaps, or shows what is hidden",
                          "");
        }
        if (board[0][size] != 0xa5 || facts[0][shape.facts] != 0xa5) {
            contract_fail(c, "an observation is too long", "");
        }
    }
}

/* A turned position must have the same number of moves. */
static void check_turns(Case *c, const void *state)
{
    const GameFeatures *features = c->game->ai->features;
    for (int way = 0; features->turn && way < features->turns; way++) {
        GameState turned;
        game_copy(c->game, &turned, state);
        features->turn(&turned, way);
        if (way == 0 && !contract_is_same(c, &turned, state)) {
            contract_fail(c, "the first turn changes something", "");
        }
        SEATS_EACH (seat, c->game->to_act(state)) {
            MoveList before = { .count = 0 }, after = { .count = 0 };
            c->game->moves(state, seat, &before);
            c->game->moves(&turned, seat, &after);
            if (c->game->to_act(&turned) != c->game->to_act(state) ||
                before.count != after.count) {
                contract_fail(c, "a turned position has other moves", "");
            }
        }
    }
}

/* A net's inputs must be the same for a view as for the whole state. */
static void check_features(Case *c, const void *state)
{
    static uint16_t on[2][4096];
    static bool is_on[UINT16_MAX + 1];
    const GameFeatures *features = c->game->ai->features;
    if (features->head && (features->head(state) < 0 ||
                           features->head(state) >= features->heads)) {
        contract_fail(c, "a head that no net has", "");
    }
    for (int s = 0; s < c->players; s++) {
        GameState view;
        game_view(c->game, state, (Seat)s, &view);
        int count = features->list(state, (Seat)s, on[0]);
        if (count > features->most ||
            features->list(&view, (Seat)s, on[1]) != count ||
            memcmp(on[0], on[1], (size_t)count * sizeof on[0][0]) != 0) {
            contract_fail(c, "too many inputs, or others in the view", "");
        }
        memset(is_on, 0, (size_t)features->inputs);
        for (int i = 0; i < count; i++) {
            if (on[0][i] >= features->inputs || is_on[on[0][i]]) {
                contract_fail(c, "an input is unknown or on twice", "");
            }
            is_on[on[0][i]] = true;
        }
    }
    check_turns(c, state);
}

/* If a game says how many moves are left, each move must lower the number by
 * one. */
static void check_turns_left(Case *c, const void *state)
{
    int (*turns_left)(const void *) = c->game->ai->turns_left;
    MoveList list = { .count = 0 };
    GameState next;
    game_copy(c->game, &next, state);
    c->game->moves(state, seats_first(c->game->to_act(state)), &list);
    c->game->apply(&next, &list.at[0]);
    bool is_over = c->game->to_act(&next) == SEATS_NONE;
    if (turns_left(&next) != turns_left(state) - 1 ||
        is_over != (turns_left(&next) == 0)) {
        contract_fail(c, "another number of moves is left than was said", "");
    }
}

/* The moves of a seat must be the same in its view. */
static void check_moves_from_view(Case *c, const void *state, const void *view,
                                  Seat seat)
{
    static LegalMove full[GAME_MOVES], seen[GAME_MOVES];
    int count = legal_list(c->game, state, seat, 0, full);
    if (legal_list(c->game, view, seat, 0, seen) != count) {
        contract_fail(c, "other moves in the view", "");
        return;
    }
    for (int i = 0; i < count; i++) {
        if (full[i].move != seen[i].move) {
            contract_fail(c, "another move in the view:", seen[i].text);
        }
    }
}

/* Checks what a seat sees: a world imagined from its view must be whole and
 * look the same. */
static void check_view(Case *c, const void *state, Seat seat, Rng *rng)
{
    GameState view, world;
    Text text = { 0 }, again = { 0 };
    game_copy(c->game, &view, state);
    c->game->redact(&view, seat);
    write_json(c, &view, &text);
    if (seat < GAME_SEATS) {
        check_reading(c, &text, seat, &view);
        check_moves_from_view(c, state, &view, seat);
    }
    game_copy(c->game, &world, &view);
    c->game->redact(&world, seat);
    if (!contract_is_same(c, &world, &view)) {
        contract_fail(c, "redacting twice changes something", "");
    }
    c->game->imagine(&world, seat, rng);
    write_json(c, &world, &again);
    check_reading(c, &again, SEAT_WATCHER, &world);
    c->game->redact(&world, seat);
    write_json(c, &world, &again);
    if (!contract_is_same(c, &world, &view) ||
        strcmp(text_string(&text), text_string(&again)) != 0) {
        contract_fail(
            c, "an imagined world looks different:", text_string(&again));
    }
    text_done(&text);
    text_done(&again);
}

static void check_board(Case *c, const void *state, Lang lang, bool is_ascii)
{
    static Canvas canvas;
    Drawing how = { .viewer = SEAT_WATCHER };
    canvas_init(&canvas, lang, is_ascii, COLOURS_NONE);
    c->game->draw(state, &how, &canvas);
    if (canvas.rows > 23 || canvas.cols > 80 || canvas.rows < 3) {
        contract_fail(c, "the board does not fit 80 by 24", "");
    }
    for (int row = 0; row < canvas.rows; row++) {
        for (int col = 0; col < canvas.cols; col++) {
            if (is_ascii && canvas.cell[row][col].rune >= 0x80) {
                contract_fail(c, "not ASCII on the board", "");
            }
        }
    }
}

/* Checks that the JSON written by a face is valid, and discards it. */
static void check_json(Case *c, const char *what, Text *text)
{
    JsonDocument document;
    Error err = ERROR_IN(LANG_EN);
    if (json_parse(&document, text_string(text), text->size, &err)) {
        json_done(&document);
    } else {
        contract_fail(c, what, err.text);
        contract_fail(c, "in", text_string(text));
    }
    text_clear(text);
}

static void check_facts(Case *c, const void *state, Text *text)
{
    JsonWriter writer = { .out = text };
    if (game_face(c->game)->facts) {
        json_begin_object(&writer);
        game_face(c->game)->facts(state, &writer);
        json_end_object(&writer);
        check_json(c, "facts:", text);
    }
    if (game_face(c->game)->curve) {
        game_face(c->game)->curve(state);
    }
}

/* Checks the words of the parts of a move, and the questions for them. */
static void check_asked(Case *c, const void *state, Seat seat, Move move,
                        Text *text)
{
    const GameInput *input = game_input(c->game);
    MovePart parts[MOVE_PARTS];
    Drawing how = { .viewer = seat };
    int count = legal_parts(c->game, state, seat, move, &how, parts);
    for (int i = 0; i < count * LANG_COUNT; i++) {
        Lang lang = (Lang)(i % LANG_COUNT);
        text_clear(text);
        if (input->ask) {
            input->ask(state, seat, move, i / LANG_COUNT, lang, text);
            if (text->size == 0 || text->size > 24) {
                contract_fail(c,
                              "asked too much or nothing:", text_string(text));
            }
        }
        if (input->say_part) {
            input->say_part(state, seat, move, i / LANG_COUNT, lang, text);
        }
    }
    text_clear(text);
}

static void check_choices(Case *c, const void *state, Seat seat, Text *text)
{
    const GameFace *face = game_face(c->game);
    MoveList list = { .count = 0 };
    c->game->moves(state, seat, &list);
    check_asked(c, state, seat, list.at[0], text);
    check_asked(c, state, seat, list.at[list.count - 1], text);
    for (int i = 0; face->trial && i < list.count; i++) {
        JsonWriter writer = { .out = text };
        json_begin_array(&writer);
        events_write_trial(c->game, state, list.at[i], &writer);
        json_end_array(&writer);
        check_json(c, "trial:", text);
    }
    for (int lang = 0; face->refused && lang < LANG_COUNT; lang++) {
        RefusalList refused = { .count = 0 };
        face->refused(state, seat, (Lang)lang, &refused);
        bool is_explained = refused.count < REFUSALS_MAX;
        for (int i = 0; i < refused.count; i++) {
            is_explained = is_explained && refused.at[i].move[0] &&
                           refused.at[i].why[0] &&
                           strlen(refused.at[i].why) < REFUSAL_WHY - 1;
        }
        if (!is_explained) {
            contract_fail(c, "refused:", "without a text or a reason");
        }
    }
}

/* Checks the moves that a seat would have if it were its turn. */
static void check_ahead(Case *c, const void *state, Seat seat, Text *text)
{
    GameState planned;
    MoveList list = { .count = 0 };
    game_copy(c->game, &planned, state);
    game_face(c->game)->ahead(&planned, seat);
    if (c->game->to_act(&planned) != SEATS_ONE(seat)) {
        contract_fail(c, "who plans ahead is not to act", "");
        return;
    }
    check_facts(c, &planned, text);
    /* Out of turn a seat may be without a legal move. */
    c->game->moves(&planned, seat, &list);
    if (list.count > 0) {
        check_choices(c, &planned, seat, text);
    }
}

/* Checks the face of a state, whole and as each seat sees it. */
static void check_face(Case *c, const void *state)
{
    Text text = { 0 };
    SeatSet to_act = c->game->to_act(state) & (SeatSet)~SEATS_CHANCE;
    check_facts(c, state, &text);
    SEATS_EACH (seat, to_act) {
        check_choices(c, state, seat, &text);
    }
    for (int s = 0; to_act && game_face(c->game)->ahead && s < c->players;
         s++) {
        if (!seats_has(to_act, (Seat)s)) {
            check_ahead(c, state, (Seat)s, &text);
        }
    }
    for (int s = 0; c->game->redact && s < c->players; s++) {
        GameState view;
        game_copy(c->game, &view, state);
        c->game->redact(&view, (Seat)s);
        check_facts(c, &view, &text);
        if (seats_has(to_act, (Seat)s)) {
            check_choices(c, &view, (Seat)s, &text);
        }
    }
    text_done(&text);
}

/* Checks what is told about a step: a listener must be told something. */
void contract_check_told(Case *c, const void *before, const Move *joint)
{
    Text text = { 0 };
    JsonWriter writer = { .out = &text };
    json_begin_array(&writer);
    events_write(c->game, before, joint, &writer);
    json_end_array(&writer);
    check_json(c, "events:", &text);
    for (int lang = 0; lang < LANG_COUNT; lang++) {
        events_tell(c->game, before, joint, (Lang)lang, &text);
        if (text.size == 0 || text.data[text.size - 1] != '.') {
            contract_fail(c, "not a sentence:", text_string(&text));
        }
        text_clear(&text);
    }
    const char *mark = events_mark(c->game, before, joint);
    if (mark && !mark[0]) {
        contract_fail(c, "a mark without a name", "");
    }
    text_done(&text);
}

/* A listener who knows the position must be able to follow the game, so moves
 * that lead to different positions must be told differently. */
static void check_words(Case *c, const void *state, Seat seat)
{
    static Text said[GAME_MOVES];
    static GameState after[GAME_MOVES];
    MoveList list = { .count = 0 };
    c->game->moves(state, seat, &list);
    for (int i = 0; i < list.count; i++) {
        game_copy(c->game, &after[i], state);
        c->game->apply(&after[i], &list.at[i]);
        events_tell(c->game, state, &list.at[i], LANG_FR, &said[i]);
        for (int j = 0; j < i; j++) {
            if (strcmp(text_string(&said[i]), text_string(&said[j])) == 0 &&
                !contract_is_same(c, &after[i], &after[j])) {
                contract_fail(c, "moves that cannot be told apart:",
                              text_string(&said[i]));
            }
        }
    }
    for (int i = 0; i < list.count; i++) {
        text_done(&said[i]);
    }
}

static void check_step(Case *c, const void *before, const Move *joint,
                       const void *after, Rng *rng)
{
    if (!c->game->telling) {
        return;
    }
    contract_check_told(c, before, joint);
    GameState copy;
    EventList events = { .count = 0 };
    game_copy(c->game, &copy, before);
    c->game->telling->play(&copy, joint, &events);
    if (!contract_is_same(c, &copy, after)) {
        contract_fail(c, "play leads elsewhere than apply", "");
    }
    SeatSet to_act = c->game->to_act(before);
    if (c->step % 8 == 0 && seats_count(to_act) == 1) {
        check_words(c, before, seats_first(to_act));
    }
    if (c->game->redact) {
        for (int s = 0; s < c->players; s++) {
            contract_check_secrets(c, before, joint, after, (Seat)s, rng);
        }
        contract_check_secrets(c, before, joint, after, SEAT_WATCHER, rng);
    }
}

static void check_node(Case *c, const void *state, Rng *rng)
{
    Text text = { 0 };
    write_json(c, state, &text);
    check_reading(c, &text, SEAT_WATCHER, state);
    text_done(&text);
    SEATS_EACH (seat, c->game->to_act(state)) {
        check_moves(c, state, seat, rng);
    }
    if (c->game->redact) {
        for (int s = 0; s < c->players; s++) {
            check_view(c, state, (Seat)s, rng);
        }
        check_view(c, state, SEAT_WATCHER, rng);
    }
    check_face(c, state);
    if (c->game->numbers) {
        check_numbers(c, state);
    }
    if (game_ai(c->game)->features && c->game->to_act(state)) {
        check_features(c, state);
    }
    if (game_ai(c->game)->turns_left && c->game->to_act(state)) {
        check_turns_left(c, state);
    }
    if (c->step % 8 == 0) {
        check_board(c, state, LANG_EN, true);
        check_board(c, state, LANG_FR, false);
    }
}

static void check_outcome(Case *c, const void *state)
{
    Outcome outcome = { 0 };
    const GameReason *reason = c->game->reasons;
    int sum = 0;
    c->game->outcome(state, &outcome);
    for (int s = 0; s < c->players; s++) {
        double utility = outcome_utility(&outcome, c->players, (Seat)s);
        sum += outcome.balance[s];
        if (utility < -1 || utility > 1) {
            contract_fail(c, "utility out of range", "");
        }
    }
    while (reason->code && strcmp(reason->code, outcome.reason) != 0) {
        reason++;
    }
    if (sum != 0 || !reason->code) {
        contract_fail(c, "bad outcome", outcome.reason);
    }
}

/* Applies the step twice, the second time in memory that is full of garbage. */
static void apply_step(Case *c, GameState *state, const Move *joint, Rng *rng)
{
    GameState copy, before;
    memset(&copy, 0x5a, sizeof copy);
    game_copy(c->game, &copy, state);
    game_copy(c->game, &before, state);
    c->game->apply(state, joint);
    c->game->apply(&copy, joint);
    if (!contract_is_same(c, state, &copy)) {
        contract_fail(c, "a copy does not play the same", "");
    }
    check_step(c, &before, joint, state, rng);
}

static void check_game(Case *c)
{
    GameState state;
    Rng rng;
    rng_seed(&rng, c->seed);
    memset(&state, 0x5a, sizeof state);
    rules_setup(c->game, &state, &c->config, &rng);
    c->step = 0;
    while (c->game->to_act(&state) && !c->failure[0]) {
        Move joint[GAME_SEATS];
        check_node(c, &state, &rng);
        rules_random_step(c->game, &state, &rng, joint);
        apply_step(c, &state, joint, &rng);
        if (++c->step > STEPS_MAX) {
            contract_fail(c, "the game does not end", "");
        }
    }
    if (!c->failure[0]) {
        check_node(c, &state, &rng);
        check_outcome(c, &state);
    }
}

static void check_config(Tap *tap, const Game *game, const GameConfig *config,
                         int games)
{
    Case c = { .game = game, .config = *config };
    Text options = { 0 };
    JsonWriter writer = { .out = &options };
    c.players = config_players(game, config);
    config_write(game, config, &writer);
    for (c.seed = 1; c.seed <= (uint64_t)games && !c.failure[0]; c.seed++) {
        check_game(&c);
    }
    tap_result(tap, !c.failure[0], "%s keeps the contract with %s", game->id,
               text_string(&options));
    if (c.failure[0]) {
        printf("# %s\n", c.failure);
    }
    text_done(&options);
}

/* Compares the frequencies of random_move with a uniform or weighted draw at
 * the nodes of one game: the sum of the chi-squares of all nodes. */
static void check_distribution(Tap *tap, const Game *game)
{
    enum { DRAWS = 2000 };
    GameConfig config;
    GameState state;
    Rng rng;
    double chi = 0, freedom = 0;
    if (!game->random_move) {
        return;
    }
    config_default(game, &config);
    rng_seed(&rng, 11);
    rules_setup(game, &state, &config, &rng);
    for (int node = 0; node < 60 && game->to_act(&state); node++) {
        Seat seat = seats_first(game->to_act(&state));
        MoveList list = { .count = 0 };
        game->moves(&state, seat, &list);
        double total = list.count;
        if (seat == SEAT_CHANCE) {
            total = rules_total_weight(game, &state, &list);
        }
        static int seen[GAME_MOVES];
        memset(seen, 0, sizeof seen);
        for (int i = 0; i < DRAWS; i++) {
            Move move = game->random_move(&state, seat, &rng);
            for (int m = 0; m < list.count; m++) {
                seen[m] += list.at[m] == move;
            }
        }
        for (int m = 0; m < list.count; m++) {
            double weight = 1;
            if (seat == SEAT_CHANCE) {
                weight = rules_weight(game, &state, list.at[m]);
            }
            double expected = (double)DRAWS * weight / total;
            chi += (seen[m] - expected) * (seen[m] - expected) / expected;
        }
        freedom += list.count - 1;
        Move joint[GAME_SEATS];
        rules_random_step(game, &state, &rng, joint);
        game->apply(&state, joint);
    }
    /* Five standard deviations of a chi-square with this many degrees of
     * freedom. */
    double excess = chi - freedom;
    tap_result(tap, excess * excess < 25 * 2 * (freedom + 1),
               "%s draws its random moves fairly (%.0f for %.0f)", game->id,
               chi, freedom);
}

/* Every option, and every value of a choice, must have words for people that
 * differ from those of files. */
static void check_option_words(Tap *tap, const Game *game)
{
    GameConfig config;
    Text text = { 0 };
    config_default(game, &config);
    for (int i = 0; game->options[i].key; i++) {
        const GameOption *o = &game->options[i];
        for (Lang lang = LANG_EN; lang < LANG_COUNT; lang++) {
            bool is_named = o->name.in[lang] && !strchr(o->name.in[lang], '_');
            for (int v = o->min; o->type == OPTION_CHOICE && v <= o->max; v++) {
                is_named &= o->value_names && o->value_names[v].in[lang];
            }
            tap_result(tap, is_named, "%s: option %s has words", game->id,
                       o->key);
            text_clear(&text);
            config_describe(game, &config, true, lang, &text);
            tap_result(tap, strstr(text_string(&text), o->name.in[lang]),
                       "%s: they are told: %s", game->id, text_string(&text));
        }
    }
    for (const GamePreset *p = game->presets; p && p->options; p++) {
        GameConfig named;
        config_take(game, p->options, &named);
        tap_result(tap,
                   config_check(game, &named, NULL) && p->name.in[LANG_EN] &&
                       p->name.in[LANG_FR],
                   "%s: preset \"%s\" can be played", game->id, p->options);
    }
    text_clear(&text);
    config_describe(game, &config, false, LANG_EN, &text);
    tap_result(tap, text.size == 0, "%s: the usual is not told", game->id);
    text_done(&text);
}

/* Checks the rules for players in both languages: their lines must fit a
 * terminal. */
static void check_guide(Tap *tap, const Game *game)
{
    for (Lang lang = LANG_EN; lang < LANG_COUNT; lang++) {
        Text about = { 0 }, rules = { 0 };
        guide_add_about(game, lang, &about);
        guide_add_rules(game, lang, &rules);
        tap_result(tap,
                   (about.size > 0) == (rules.size > 0) &&
                       !strchr(text_string(&about), '\n'),
                   "%s: what it is about is one paragraph", game->id);
        int widest = 0, wide = 0;
        for (size_t i = 0; i < rules.size; i++) {
            bool is_character = ((unsigned char)rules.data[i] & 0xc0) != 0x80;
            wide = rules.data[i] == '\n' ? 0 : wide + is_character;
            widest = wide > widest ? wide : widest;
        }
        tap_result(tap, widest <= 78, "%s: %d characters are the widest line",
                   game->id, widest);
        text_done(&about);
        text_done(&rules);
    }
}

/* Checks every option at both ends of its range, and every value of a choice,
 * with the other options at their defaults. */
static void check_all(Tap *tap, const Game *game, int games)
{
    GameConfig config;
    config_default(game, &config);
    check_config(tap, game, &config, games * 4);
    check_distribution(tap, game);
    check_option_words(tap, game);
    check_guide(tap, game);
    for (int i = 0; game->options[i].key; i++) {
        const GameOption *o = &game->options[i];
        int max = o->type == OPTION_BOOL ? 1 : o->max;
        int step = o->type == OPTION_INT && max > o->min ? max - o->min : 1;
        for (int v = o->min; v <= max; v += step) {
            config_default(game, &config);
            config.value[i] = v;
            if (v != o->initial && config_check(game, &config, NULL)) {
                check_config(tap, game, &config,
                             o->max > 500 && v == max ? 1 : games);
            }
        }
    }
}

extern const Game template_game;

/* contract GAMES ID: checks this many games with each set of options. */
int main(int argc, char **argv)
{
    Tap tap = { 0 };
    if (argc == 3 && strcmp(argv[2], template_game.id) == 0) {
        check_all(&tap, &template_game, atoi(argv[1]));
    }
    for (int i = 0; argc == 3 && games_all[i]; i++) {
        if (strcmp(argv[2], games_all[i]->id) == 0) {
            check_all(&tap, games_all[i], atoi(argv[1]));
        }
    }
    return tap_end(&tap);
}
