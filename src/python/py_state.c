/* py_state.c: the type State of the Python module. Nothing that a program
 * passes reaches a rule before it is checked. */
#include <stddef.h>
#include <stdlib.h>

#include "python/module.h"

PyTypeObject *state_type;

enum { PLAYER_CHANCE = -1, PLAYER_ALL = -2, PLAYER_OVER = -4 };

PyState *state_new(PyTypeObject *type, const Setting *setting)
{
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    PyState *self =
        (PyState *)alloc(type, (Py_ssize_t)setting->game->state_size);
    if (self) {
        self->setting = *setting;
        self->viewer = -1;
    }
    return self;
}

static PyState *copy_of(const PyState *self)
{
    PyState *copy =
        state_new(Py_TYPE((PyObject *)(uintptr_t)self), &self->setting);
    if (copy) {
        copy->viewer = self->viewer;
        game_copy(self->setting.game, copy->state, self->state);
    }
    return copy;
}

static bool has_count(Py_ssize_t count, Py_ssize_t least, Py_ssize_t most)
{
    if (count < least || count > most) {
        PyErr_Format(PyExc_TypeError, "%zd arguments given, %zd to %zd wanted",
                     count, least, most);
        return false;
    }
    return true;
}

/* _new(game, options, seed): the start of a game. */
static PyObject *_new_method(PyTypeObject *type, PyObject *const *args,
                             Py_ssize_t count)
{
    Setting setting;
    long long seed;
    if (!has_count(count, 3, 3) || !setting_read(args[0], args[1], &setting) ||
        !number_read(args[2], 0, INT64_MAX, &seed)) {
        return NULL;
    }
    PyState *self = state_new(type, &setting);
    if (self) {
        Rng rng;
        rng_seed(&rng, (uint64_t)seed);
        joute_setup(setting.game, self->state, &setting.config, &rng);
    }
    return (PyObject *)self;
}

/* _read(game, options, json, viewer): a state, or the view of a seat. */
static PyObject *_read_method(PyTypeObject *type, PyObject *const *args,
                              Py_ssize_t count)
{
    Setting setting;
    Py_ssize_t size;
    long long viewer;
    char message[MESSAGE];
    if (!has_count(count, 4, 4) || !setting_read(args[0], args[1], &setting)) {
        return NULL;
    }
    const char *json = PyUnicode_AsUTF8AndSize(args[2], &size);
    if (!json || !number_read(args[3], -1, setting.players - 1, &viewer)) {
        return NULL;
    }
    PyState *self = state_new(type, &setting);
    if (!self) {
        return NULL;
    }
    self->viewer = setting.game->redact ? (int)viewer : -1;
    bool is_read = self->viewer < 0
                       ? joute_read_state(setting.game, &setting.config, json,
                                          (size_t)size, self->state, message,
                                          sizeof message)
                       : joute_read_view(setting.game, &setting.config,
                                         (Seat)viewer, json, (size_t)size,
                                         self->state, message, sizeof message);
    if (!is_read) {
        Py_DECREF(self);
        return refuse(message);
    }
    return (PyObject *)self;
}

static SeatSet acting(const PyState *self)
{
    return self->setting.game->to_act(self->state);
}

static int current(const PyState *self)
{
    SeatSet set = acting(self);
    return !set                    ? PLAYER_OVER
           : set == SEATS_CHANCE   ? PLAYER_CHANCE
           : seats_count(set) == 1 ? seats_first(set)
                                   : PLAYER_ALL;
}

static PyObject *current_player_method(PyState *self, PyObject *none)
{
    (void)none;
    return PyLong_FromLong(current(self));
}

static PyObject *is_terminal_method(PyState *self, PyObject *none)
{
    (void)none;
    return PyBool_FromLong(acting(self) == SEATS_NONE);
}

/* The seat that args[at] names, or the one to act; false with an exception. */
static bool read_seat(const PyState *self, PyObject *const *args,
                      Py_ssize_t count, Py_ssize_t at, Seat *out)
{
    SeatSet set = acting(self);
    long long seat;
    if (count > at && args[at] != Py_None) {
        if (!number_read(args[at], PLAYER_CHANCE, self->setting.players - 1,
                         &seat)) {
            return false;
        }
        *out = seat == PLAYER_CHANCE ? SEAT_CHANCE : (Seat)seat;
        return true;
    }
    if (seats_count(set) > 1) {
        refuse("all choose at once: say which player");
        return false;
    }
    *out = set ? seats_first(set) : 0;
    return true;
}

/* True if the moves of this seat may be listed: a view knows only those of its
 * own viewer. */
static bool may_list(const PyState *self, Seat seat)
{
    if (self->viewer >= 0 && seat != self->viewer) {
        refuse("this is what one player sees: the moves of the others are not "
               "known");
        return false;
    }
    return true;
}

static bool list_moves(const PyState *self, PyObject *const *args,
                       Py_ssize_t count, Seat *seat, MoveList *out)
{
    out->count = 0;
    if (!has_count(count, 0, 1) || !read_seat(self, args, count, 0, seat)) {
        return false;
    }
    if (seats_has(acting(self), *seat)) {
        if (!may_list(self, *seat)) {
            return false;
        }
        self->setting.game->moves(self->state, *seat, out);
    }
    return true;
}

/* Sorts the numbers of some moves by setting a bit for each. */
static void sort_actions(const Setting *setting, const MoveList *list, int *out)
{
    enum { WORDS = 1024 };
    uint64_t words[WORDS];
    GameShape shape;
    joute_shape(setting->game, &setting->config, &shape);
    int most = shape.actions > shape.outcomes ? shape.actions : shape.outcomes;
    int used = most / 64 + 1;
    memset(words, 0, sizeof *words * (size_t)used);
    for (int i = 0; i < list->count; i++) {
        int number = joute_action(setting->game, list->at[i]);
        words[number / 64] |= UINT64_C(1) << number % 64;
    }
    for (int i = 0; i < used; i++) {
        for (uint64_t left = words[i]; left; left &= left - 1) {
            *out++ = 64 * i + __builtin_ctzll(left);
        }
    }
}

static bool has_numbers(const PyState *self)
{
    if (!self->setting.game->numbers) {
        refuse("the moves of this game have no numbers");
        return false;
    }
    return true;
}

static PyObject *legal_actions_method(PyState *self, PyObject *const *args,
                                      Py_ssize_t count)
{
    MoveList list;
    int numbers[GAME_MOVES];
    Seat seat;
    if (!has_numbers(self) || !list_moves(self, args, count, &seat, &list)) {
        return NULL;
    }
    sort_actions(&self->setting, &list, numbers);
    PyObject *out = PyList_New(list.count);
    for (int i = 0; out && i < list.count; i++) {
        PyObject *number = PyLong_FromLong(numbers[i]);
        if (!number || PyList_SetItem(out, i, number) < 0) {
            Py_CLEAR(out);
        }
    }
    return out;
}

static PyObject *legal_actions_mask_method(PyState *self, PyObject *const *args,
                                           Py_ssize_t count)
{
    MoveList list;
    Seat seat;
    GameShape shape;
    if (!has_numbers(self) || !list_moves(self, args, count, &seat, &list)) {
        return NULL;
    }
    joute_shape(self->setting.game, &self->setting.config, &shape);
    size_t size =
        (size_t)(seat == SEAT_CHANCE ? shape.outcomes : shape.actions);
    char *mask = calloc(size + 1, 1);
    if (!mask) {
        return PyErr_NoMemory();
    }
    for (int i = 0; i < list.count; i++) {
        mask[joute_action(self->setting.game, list.at[i])] = 1;
    }
    PyObject *bytes = PyBytes_FromStringAndSize(mask, (Py_ssize_t)size);
    free(mask);
    PyObject *out = bytes ? PySequence_List(bytes) : NULL;
    Py_XDECREF(bytes);
    return out;
}

/* moves(player): the texts, sorted by their bytes. */
static PyObject *moves_method(PyState *self, PyObject *const *args,
                              Py_ssize_t count)
{
    MoveList list;
    Seat seat;
    /* Making a list may run any Python code, also a move on this state. */
    PyObject *out = PyList_New(0);
    if (out && !list_moves(self, args, count, &seat, &list)) {
        Py_CLEAR(out);
    }
    for (int i = 0; out && i < list.count; i++) {
        char text[MOVE_TEXT];
        joute_write_move(self->setting.game, self->state, seat, list.at[i],
                         text, sizeof text);
        PyObject *string = PyUnicode_FromString(text);
        if (!string || PyList_Append(out, string) < 0) {
            Py_CLEAR(out);
        }
        Py_XDECREF(string);
    }
    if (out && PyList_Sort(out) < 0) {
        Py_CLEAR(out);
    }
    return out;
}

static bool may_play(const PyState *self)
{
    if (self->viewer >= 0) {
        refuse("this is what one player sees: only a whole state can be "
               "played on");
        return false;
    }
    if (!acting(self)) {
        refuse("the game is over");
        return false;
    }
    return true;
}

/* A move as a program names it: by its text or, if text is NULL, by its
 * number. */
typedef struct StepChoice {
    const char *text;
    long long number;
} StepChoice;

/* Reads a choice. This may run any Python code, also a move on the state, so
 * all choices are read before the state is looked at. */
static bool read_choice(PyObject *object, StepChoice *out)
{
    *out = (StepChoice){ 0 };
    if (PyUnicode_Check(object)) {
        out->text = text_read(object);
        return out->text != NULL;
    }
    return number_read(object, INT32_MIN, INT32_MAX, &out->number);
}

/* The legal move that a choice names. */
static bool find_move(const PyState *self, Seat seat, const StepChoice *choice,
                      Move *out)
{
    const Setting *s = &self->setting;
    char message[MESSAGE];
    if (choice->text) {
        return joute_read_move(s->game, self->state, seat, choice->text, out,
                               message, sizeof message) ||
               refuse(message);
    }
    if (!has_numbers(self)) {
        return false;
    }
    *out = joute_action_move(s->game, &s->config, self->state, seat,
                             (int)choice->number);
    if (*out == MOVE_NONE) {
        PyErr_Format(PyExc_ValueError, "action %lld is not legal",
                     choice->number);
        return false;
    }
    return true;
}

/* Plays the moves of all seats to act, which objects name in seat order. */
static bool play(PyState *self, PyObject *const *objects, Py_ssize_t count)
{
    Move joint[GAME_SEATS];
    StepChoice choices[GAME_SEATS];
    for (Py_ssize_t i = 0; i < count && i < GAME_SEATS; i++) {
        if (!read_choice(objects[i], &choices[i])) {
            return false;
        }
    }
    if (!may_play(self)) {
        return false;
    }
    SeatSet set = acting(self);
    if (count != seats_count(set)) {
        PyErr_Format(PyExc_ValueError, "%zd moves given, %d to be chosen",
                     count, seats_count(set));
        return false;
    }
    int i = 0;
    SEATS_EACH (seat, set) {
        if (!find_move(self, seat, &choices[i], &joint[i])) {
            return false;
        }
        i++;
    }
    self->setting.game->apply(self->state, joint);
    return true;
}

static PyObject *apply_action_method(PyState *self, PyObject *action)
{
    return play(self, &action, 1) ? Py_NewRef(Py_None) : NULL;
}

/* apply_actions(actions): takes one action for each player, in a state where
 * all choose at once. */
static PyObject *apply_actions_method(PyState *self, PyObject *actions)
{
    PyObject *tuple = PySequence_Tuple(actions);
    if (!tuple) {
        return NULL;
    }
    PyObject *each[GAME_SEATS] = { NULL };
    Py_ssize_t count = PyTuple_Size(tuple);
    for (Py_ssize_t i = 0; i < count && i < GAME_SEATS; i++) {
        each[i] = PyTuple_GetItem(tuple, i);
    }
    bool is_played = play(self, each, count);
    Py_DECREF(tuple);
    return is_played ? Py_NewRef(Py_None) : NULL;
}

static PyObject *clone_method(PyState *self, PyObject *none)
{
    (void)none;
    return (PyObject *)copy_of(self);
}

static PyObject *child_method(PyState *self, PyObject *action)
{
    PyState *copy = copy_of(self);
    if (copy && !play(copy, &action, 1)) {
        Py_CLEAR(copy);
    }
    return (PyObject *)copy;
}

static PyObject *chance_outcomes_method(PyState *self, PyObject *none)
{
    (void)none;
    const Game *game = self->setting.game;
    MoveList list = { .count = 0 };
    int numbers[GAME_MOVES];
    double weights[GAME_MOVES], total = 0;
    if (acting(self) != SEATS_CHANCE) {
        return refuse("chance is not to act");
    }
    if (!has_numbers(self) || !may_list(self, SEAT_CHANCE)) {
        return NULL;
    }
    game->moves(self->state, SEAT_CHANCE, &list);
    for (int i = 0; i < list.count; i++) {
        numbers[i] = joute_action(game, list.at[i]);
        weights[i] = joute_weight(game, self->state, list.at[i]);
        total += weights[i];
    }
    PyObject *out = PyList_New(list.count);
    for (int i = 0; out && i < list.count; i++) {
        PyObject *pair = Py_BuildValue("(id)", numbers[i], weights[i] / total);
        if (!pair || PyList_SetItem(out, i, pair) < 0) {
            Py_CLEAR(out);
        }
    }
    if (out && PyList_Sort(out) < 0) {
        Py_CLEAR(out);
    }
    return out;
}

/* _draw(seed): plays a random legal step; for chance by its weights. */
static PyObject *_draw_method(PyState *self, PyObject *number)
{
    long long seed;
    Rng rng;
    Move joint[GAME_SEATS];
    if (!number_read(number, 0, INT64_MAX, &seed) || !may_play(self)) {
        return NULL;
    }
    rng_seed(&rng, (uint64_t)seed);
    joute_random_step(self->setting.game, self->state, &rng, joint);
    self->setting.game->apply(self->state, joint);
    Py_RETURN_NONE;
}

/* action_to_string(player, action) or action_to_string(action) */
static PyObject *action_to_string_method(PyState *self, PyObject *const *args,
                                         Py_ssize_t count)
{
    char text[MOVE_TEXT];
    Seat seat;
    StepChoice choice;
    Move move;
    if (!has_count(count, 1, 2) || !read_choice(args[count - 1], &choice) ||
        !read_seat(self, args, count - 1, 0, &seat) || !may_list(self, seat) ||
        !find_move(self, seat, &choice, &move)) {
        return NULL;
    }
    joute_write_move(self->setting.game, self->state, seat, move, text,
                     sizeof text);
    return PyUnicode_FromString(text);
}

/* string_to_action(player, text) or string_to_action(text) */
static PyObject *string_to_action_method(PyState *self, PyObject *const *args,
                                         Py_ssize_t count)
{
    Seat seat;
    StepChoice choice;
    Move move;
    if (!has_numbers(self) || !has_count(count, 1, 2) ||
        !read_choice(args[count - 1], &choice) ||
        !read_seat(self, args, count - 1, 0, &seat) || !may_list(self, seat) ||
        !find_move(self, seat, &choice, &move)) {
        return NULL;
    }
    return PyLong_FromLong(joute_action(self->setting.game, move));
}

static PyObject *returns_method(PyState *self, PyObject *none)
{
    (void)none;
    const Setting *s = &self->setting;
    Outcome outcome = { 0 };
    bool is_over = joute_outcome(s->game, self->state, &outcome);
    PyObject *out = PyList_New(s->players);
    for (int i = 0; out && i < s->players; i++) {
        double value =
            is_over ? joute_utility(&outcome, s->players, (Seat)i) : 0;
        PyObject *number = PyFloat_FromDouble(value);
        if (!number || PyList_SetItem(out, i, number) < 0) {
            Py_CLEAR(out);
        }
    }
    return out;
}

/* Reads the seat of a player that is named as the viewer. */
static bool read_viewer(const PyState *self, PyObject *object, Seat *out)
{
    long long seat;
    if (!number_read(object, 0, self->setting.players - 1, &seat)) {
        return false;
    }
    *out = (Seat)seat;
    return may_list(self, *out);
}

static PyObject *view_method(PyState *self, PyObject *player)
{
    Seat seat;
    if (!read_viewer(self, player, &seat)) {
        return NULL;
    }
    PyState *copy = copy_of(self);
    if (copy && self->setting.game->redact) {
        self->setting.game->redact(copy->state, seat);
        copy->viewer = seat;
    }
    return (PyObject *)copy;
}

/* _imagine(player, seed): a whole state that the player cannot tell from this
 * one. */
static PyObject *_imagine_method(PyState *self, PyObject *const *args,
                                 Py_ssize_t count)
{
    Seat seat;
    long long seed;
    if (!has_count(count, 2, 2) || !read_viewer(self, args[0], &seat) ||
        !number_read(args[1], 0, INT64_MAX, &seed)) {
        return NULL;
    }
    const Game *game = self->setting.game;
    PyState *copy = copy_of(self);
    if (copy && game->redact) {
        Rng rng;
        rng_seed(&rng, (uint64_t)seed);
        game->redact(copy->state, seat);
        game->imagine(copy->state, seat, &rng);
        copy->viewer = -1;
    }
    return (PyObject *)copy;
}

/* observation(player): the planes and the facts, as bytes. */
static PyObject *observation_method(PyState *self, PyObject *player)
{
    Seat seat;
    GameShape shape;
    if (!has_numbers(self) || !read_viewer(self, player, &seat)) {
        return NULL;
    }
    joute_shape(self->setting.game, &self->setting.config, &shape);
    size_t board =
        (size_t)shape.planes * (size_t)shape.rows * (size_t)shape.cols;
    size_t size = board + (size_t)shape.facts;
    uint8_t *bytes = malloc(size + 1);
    if (!bytes) {
        return PyErr_NoMemory();
    }
    self->setting.game->numbers->observe(self->state, seat, bytes,
                                         bytes + board);
    PyObject *out =
        PyBytes_FromStringAndSize((const char *)bytes, (Py_ssize_t)size);
    free(bytes);
    return out;
}

/* _json(): the state as JSON, or the view if this is a view. */
static PyObject *_json_method(PyState *self, PyObject *none)
{
    (void)none;
    return text_take(joute_write_state(self->setting.game,
                                       &self->setting.config, self->state));
}

static PyObject *_options_method(PyState *self, PyObject *none)
{
    (void)none;
    return text_take(
        joute_write_options(self->setting.game, &self->setting.config));
}

/* _draw_board(lang): the text board; 0 is English, 1 French. */
static PyObject *_board_method(PyState *self, PyObject *number)
{
    long long lang;
    if (!number_read(number, 0, LANG_COUNT - 1, &lang)) {
        return NULL;
    }
    Seat viewer = self->viewer < 0 ? SEAT_WATCHER : (Seat)self->viewer;
    return text_take(joute_draw(self->setting.game, &self->setting.config,
                                self->state, viewer, (Lang)lang));
}

/* _outcome(): the reason of the end and the scores, or None. */
static PyObject *_outcome_method(PyState *self, PyObject *none)
{
    (void)none;
    Outcome outcome;
    if (!joute_outcome(self->setting.game, self->state, &outcome)) {
        Py_RETURN_NONE;
    }
    PyObject *scores = PyList_New(0);
    for (int i = 0; outcome.has_scores && scores && i < self->setting.players;
         i++) {
        PyObject *score = PyLong_FromLong(outcome.scores[i]);
        if (!score || PyList_Append(scores, score) < 0) {
            Py_CLEAR(scores);
        }
        Py_XDECREF(score);
    }
    return scores ? Py_BuildValue("(sN)", outcome.reason, scores) : NULL;
}

/* evaluate(player): the game's own estimate, from -1 to 1. */
static PyObject *evaluate_method(PyState *self, PyObject *player)
{
    Seat seat;
    if (!read_viewer(self, player, &seat)) {
        return NULL;
    }
    GameState state;
    int value;
    game_copy(self->setting.game, &state, self->state);
    const Game *game = self->setting.game;
    Py_BEGIN_ALLOW_THREADS value = joute_evaluate(game, &state, seat);
    Py_END_ALLOW_THREADS return PyFloat_FromDouble(value / 1000.0);
}

/* _solve(): what the solver says, as JSON. */
static PyObject *_solve_method(PyState *self, PyObject *none)
{
    (void)none;
    char message[MESSAGE] = "", *answer;
    GameState state;
    Setting setting = self->setting;
    if (self->viewer >= 0) {
        return refuse("only a whole state can be solved");
    }
    game_copy(setting.game, &state, self->state);
    Py_BEGIN_ALLOW_THREADS answer = joute_solve(
        setting.game, &setting.config, &state, true, message, sizeof message);
    Py_END_ALLOW_THREADS return answer ? text_take(answer) : refuse(message);
}

static bool is_same(const PyState *a, const PyState *b)
{
    const Game *game = a->setting.game;
    return game == b->setting.game && a->viewer == b->viewer &&
           memcmp(&a->setting.config, &b->setting.config,
                  sizeof a->setting.config) == 0 &&
           game_used(game, a->state) == game_used(game, b->state) &&
           memcmp(a->state, b->state, game_used(game, a->state)) == 0;
}

static PyObject *state_compare(PyObject *self, PyObject *other, int how)
{
    if ((how != Py_EQ && how != Py_NE) ||
        !PyObject_TypeCheck(other, state_type)) {
        Py_RETURN_NOTIMPLEMENTED;
    }
    bool same = is_same((PyState *)self, (PyState *)other);
    return PyBool_FromLong(same == (how == Py_EQ));
}

static Py_hash_t state_hash(PyObject *object)
{
    const PyState *self = (PyState *)object;
    size_t size = game_used(self->setting.game, self->state);
    uint64_t hash = UINT64_C(14695981039346656037) ^ (uint64_t)self->viewer;
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ ((const unsigned char *)self->state)[i]) *
               UINT64_C(1099511628211);
    }
    Py_hash_t out = (Py_hash_t)(hash ^ hash >> 32);
    return out == -1 ? -2 : out;
}

static PyObject *get_game(PyObject *self, void *none)
{
    (void)none;
    return PyUnicode_FromString(((PyState *)self)->setting.game->id);
}

static PyObject *get_viewer(PyObject *self, void *none)
{
    (void)none;
    int viewer = ((PyState *)self)->viewer;
    return viewer < 0 ? Py_NewRef(Py_None) : PyLong_FromLong(viewer);
}

static PyObject *num_players_method(PyState *self, PyObject *none)
{
    (void)none;
    return PyLong_FromLong(self->setting.players);
}

/* clang-format off */
static PyMethodDef methods[] = {
    METHOD(_new, METH_FASTCALL | METH_CLASS, ""),
    METHOD(_read, METH_FASTCALL | METH_CLASS, ""),
    METHOD(_draw, METH_O, ""),
    METHOD(_imagine, METH_FASTCALL, ""),
    METHOD(_json, METH_NOARGS, ""),
    METHOD(_options, METH_NOARGS, ""),
    METHOD(_board, METH_O, ""),
    METHOD(_outcome, METH_NOARGS, ""),
    METHOD(_solve, METH_NOARGS, ""),
    METHOD(num_players, METH_NOARGS, "The number of players."),
    METHOD(current_player, METH_NOARGS,
           "The player to move, from 0; -1 for chance, -2 if all choose at "
           "once, -4 once the game is over."),
    METHOD(is_terminal, METH_NOARGS, "True once the game is over."),
    METHOD(legal_actions, METH_FASTCALL,
           "The numbers of the legal moves of a player, sorted; of the one to "
           "move if none is named."),
    METHOD(legal_actions_mask, METH_FASTCALL,
           "A list with a 1 for each legal action and a 0 for each other."),
    METHOD(moves, METH_FASTCALL,
           "The legal moves of a player as texts, sorted."),
    METHOD(apply_action, METH_O,
           "Plays a legal action, a number or a text; ValueError if it is not "
           "legal."),
    METHOD(apply_actions, METH_O,
           "Plays the actions of all players where they choose at once."),
    METHOD(clone, METH_NOARGS, "A copy."),
    METHOD(child, METH_O, "A copy on which an action was played."),
    METHOD(chance_outcomes, METH_NOARGS,
           "The draws of chance: a list of (action, probability)."),
    METHOD(action_to_string, METH_FASTCALL,
           "The text of a legal action: action_to_string([player,] action)."),
    METHOD(string_to_action, METH_FASTCALL,
           "The number of a legal move: string_to_action([player,] text)."),
    METHOD(returns, METH_NOARGS,
           "The utility of each player, from -1 to 1; zeros until the end."),
    METHOD(view, METH_O,
           "What a player may know, as a state that cannot be played on."),
    METHOD(observation, METH_O,
           "What a player sees, as bytes: planes of the board, then facts."),
    METHOD(evaluate, METH_O,
           "What the game thinks of the position for a player, from -1 to 1."),
    { NULL, NULL, 0, NULL },
};

static PyGetSetDef members[] = {
    { "game", get_game, NULL, PyDoc_STR("The id of the game."), NULL },
    { "viewer", get_viewer, NULL,
      PyDoc_STR("The player whose view this is; None for a whole state."),
      NULL },
    { NULL, NULL, NULL, NULL, NULL },
};

static PyType_Slot slots[] = {
    { Py_tp_dealloc, (void *)object_release },
    { Py_tp_methods, methods },
    { Py_tp_getset, members },
    { Py_tp_richcompare, (void *)state_compare },
    { Py_tp_hash, (void *)state_hash },
    { 0, NULL },
};
/* clang-format on */

static PyType_Spec spec = {
    .name = "_joute.State",
    .basicsize = offsetof(PyState, state),
    .itemsize = 1,
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE |
             Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .slots = slots,
};

bool state_add_type(PyObject *module)
{
    state_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return state_type &&
           PyModule_AddObjectRef(module, "State", (PyObject *)state_type) == 0;
}
