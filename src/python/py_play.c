/* py_play.c: the types Player and Play of the Python module. */
#include <stdlib.h>

#include "python/module.h"

/* A computer player. It is made for the game and options of the first state
 * that it is shown, and made anew when these change. */
typedef struct PyPlayer {
    PyObject head;
    JoutePlayer *player;
    Setting setting;
    PyObject *name;
    uint64_t seed;
    bool is_busy; /* another thread has it think */
} PyPlayer;

typedef struct PyPlay {
    PyObject head;
    JoutePlay *play;
    Setting setting;
} PyPlay;

static PyObject *player_make(PyTypeObject *type, PyObject *args, PyObject *more)
{
    static char *names[] = { "name", "seed", NULL };
    PyObject *name;
    unsigned long long seed = 0;
    if (!PyArg_ParseTupleAndKeywords(args, more, "U|K", names, &name, &seed)) {
        return NULL;
    }
    PyPlayer *self = object_new(type);
    if (self) {
        self->name = Py_NewRef(name);
        self->seed = seed;
    }
    return (PyObject *)self;
}

static void player_dealloc(PyObject *object)
{
    PyPlayer *self = (PyPlayer *)object;
    joute_player_free(self->player);
    Py_XDECREF(self->name);
    object_release(object);
}

/* Makes the player anew if the state has another game or other options than the
 * last one. */
static bool player_fit(PyPlayer *self, const Setting *setting)
{
    char message[MESSAGE] = "";
    if (self->player && self->setting.game == setting->game &&
        memcmp(&self->setting.config, &setting->config,
               sizeof setting->config) == 0) {
        return true;
    }
    const char *name = text_read(self->name);
    if (!name) {
        return false;
    }
    JoutePlayer *made = joute_player_new(setting->game, &setting->config, name,
                                         self->seed, message, sizeof message);
    if (!made) {
        refuse(message);
        return false;
    }
    joute_player_free(self->player);
    self->player = made;
    self->setting = *setting;
    return true;
}

/* _choose(state, player): the text of a move. */
static PyObject *_choose_method(PyPlayer *self, PyObject *const *args,
                                Py_ssize_t count)
{
    long long seat;
    if (count != 2 || !PyObject_TypeCheck(args[0], state_type)) {
        PyErr_SetString(PyExc_TypeError, "choose(state): a State is wanted");
        return NULL;
    }
    const PyState *shown = (PyState *)args[0];
    const Setting setting = shown->setting;
    if (!number_read(args[1], 0, setting.players - 1, &seat)) {
        return NULL;
    }
    if (!seats_has(setting.game->to_act(shown->state), (Seat)seat)) {
        return refuse("it is not this player's turn");
    }
    if (shown->viewer >= 0 && shown->viewer != seat) {
        return refuse("this is what another player sees");
    }
    if (self->is_busy) {
        PyErr_SetString(PyExc_RuntimeError,
                        "the player is thinking in another thread");
        return NULL;
    }
    if (!player_fit(self, &setting)) {
        return NULL;
    }
    GameState state;
    Move move;
    game_copy(setting.game, &state, shown->state);
    self->is_busy = true;
    Py_BEGIN_ALLOW_THREADS move =
        joute_player_choose(self->player, &state, (Seat)seat);
    Py_END_ALLOW_THREADS self->is_busy = false;
    char text[MOVE_TEXT];
    joute_write_move(setting.game, &state, (Seat)seat, move, text, sizeof text);
    return PyUnicode_FromString(text);
}

static PyObject *get_name(PyObject *self, void *none)
{
    (void)none;
    return Py_NewRef(((PyPlayer *)self)->name);
}

/* Play(game, options, seed) */
static PyObject *play_make(PyTypeObject *type, PyObject *args, PyObject *more)
{
    PyObject *game, *options;
    Setting setting;
    unsigned long long seed;
    (void)more;
    if (!PyArg_ParseTuple(args, "OOK", &game, &options, &seed) ||
        !setting_read(game, options, &setting)) {
        return NULL;
    }
    PyPlay *self = object_new(type);
    if (self) {
        self->setting = setting;
        self->play = joute_play_new(setting.game, &setting.config, seed);
    }
    return (PyObject *)self;
}

static void play_dealloc(PyObject *object)
{
    joute_play_free(((PyPlay *)object)->play);
    object_release(object);
}

static PyObject *play_method(PyPlay *self, PyObject *move)
{
    char message[MESSAGE];
    const char *text = text_read(move);
    if (!text) {
        return NULL;
    }
    if (!joute_play_step_text(self->play, text, message, sizeof message)) {
        return refuse(message);
    }
    Py_RETURN_NONE;
}

static PyObject *draw_method(PyPlay *self, PyObject *none)
{
    (void)none;
    return PyBool_FromLong(joute_play_draw(self->play));
}

static PyObject *steps_method(PyPlay *self, PyObject *none)
{
    (void)none;
    return PyLong_FromSize_t(joute_play_steps(self->play));
}

static PyObject *step_method(PyPlay *self, PyObject *number)
{
    char text[MOVE_TEXT * GAME_SEATS];
    long long at;
    if (!number_read(number, 0, INT32_MAX, &at)) {
        return NULL;
    }
    if ((size_t)at >= joute_play_steps(self->play)) {
        return refuse("so many steps were not played");
    }
    joute_play_write_step(self->play, (size_t)at, text, sizeof text);
    return PyUnicode_FromString(text);
}

static PyObject *go_to_method(PyPlay *self, PyObject *number)
{
    long long steps;
    if (!number_read(number, 0, INT32_MAX, &steps)) {
        return NULL;
    }
    if (!joute_play_go_to(self->play, (size_t)steps)) {
        return refuse("so many steps were not played");
    }
    Py_RETURN_NONE;
}

/* state(type): the position, as an object of that type. */
static PyObject *state_method(PyPlay *self, PyObject *type)
{
    if (!PyType_Check(type) ||
        !PyType_IsSubtype((PyTypeObject *)type, state_type)) {
        PyErr_SetString(PyExc_TypeError, "a type of states is wanted");
        return NULL;
    }
    PyState *state = state_new((PyTypeObject *)type, &self->setting);
    if (state) {
        game_copy(self->setting.game, state->state,
                  joute_play_state(self->play));
    }
    return (PyObject *)state;
}

/* record(names): the whole game as JSON. */
static PyObject *record_method(PyPlay *self, PyObject *names)
{
    const char *each[GAME_SEATS] = { "", "", "", "" };
    PyObject *tuple = PySequence_Tuple(names);
    for (Py_ssize_t i = 0;
         tuple && i < PyTuple_Size(tuple) && i < self->setting.players; i++) {
        each[i] = text_read(PyTuple_GetItem(tuple, i));
        if (!each[i]) {
            Py_CLEAR(tuple);
        }
    }
    if (!tuple) {
        return NULL;
    }
    char *text = joute_play_record(self->play, each);
    Py_DECREF(tuple);
    return text_take(text);
}

/* clang-format off */
static PyMethodDef player_methods[] = {
    METHOD(_choose, METH_FASTCALL, ""),
    { NULL, NULL, 0, NULL },
};
static PyGetSetDef player_members[] = {
    { "name", get_name, NULL, PyDoc_STR("As it was given: \"level:5\"."),
      NULL },
    { NULL, NULL, NULL, NULL, NULL },
};
static PyType_Slot player_slots[] = {
    { Py_tp_new, (void *)player_make },
    { Py_tp_dealloc, (void *)player_dealloc },
    { Py_tp_methods, player_methods },
    { Py_tp_getset, player_members },
    { 0, NULL },
};
static PyMethodDef play_methods[] = {
    METHOD(play, METH_O, ""),
    METHOD(draw, METH_NOARGS, ""),
    METHOD(steps, METH_NOARGS, ""),
    METHOD(step, METH_O, ""),
    METHOD(go_to, METH_O, ""),
    METHOD(state, METH_O, ""),
    METHOD(record, METH_O, ""),
    { NULL, NULL, 0, NULL },
};
static PyType_Slot play_slots[] = {
    { Py_tp_new, (void *)play_make },
    { Py_tp_dealloc, (void *)play_dealloc },
    { Py_tp_methods, play_methods },
    { 0, NULL },
};
/* clang-format on */

static PyType_Spec player_spec = {
    .name = "_joute.Player",
    .basicsize = sizeof(PyPlayer),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .slots = player_slots,
};
static PyType_Spec play_spec = {
    .name = "_joute.Play",
    .basicsize = sizeof(PyPlay),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = play_slots,
};

bool play_add_types(PyObject *module)
{
    PyObject *player = PyType_FromSpec(&player_spec);
    PyObject *play = PyType_FromSpec(&play_spec);
    return player && play &&
           PyModule_AddObject(module, "Player", player) == 0 &&
           PyModule_AddObject(module, "Play", play) == 0;
}
