/* py_batch.c: the type Batch of the Python module, and the arrays it shows. */
#include <stdlib.h>

#include "python/module.h"

enum { THREADS_MOST = 256, STEPS_MOST = 1000000000 };

typedef struct PyBatch {
    PyObject head;
    JouteBatch *batch;
    Setting setting;
    int count;
    int32_t *actions; /* the actions of a step, as the library wants them */
    bool is_busy;     /* a step is being read or played */
} PyBatch;

/* Memory of a batch that an array shows. It keeps the batch alive. */
typedef struct PyArray {
    PyObject head;
    PyObject *batch;
    void *bytes;
    Py_ssize_t size;
} PyArray;

static PyTypeObject *array_type;

static void array_dealloc(PyObject *self)
{
    Py_XDECREF(((PyArray *)self)->batch);
    object_release(self);
}

static int array_buffer(PyObject *object, Py_buffer *view, int flags)
{
    PyArray *self = (PyArray *)object;
    return PyBuffer_FillInfo(view, object, self->bytes, self->size, 0, flags);
}

static bool batch_plan(PyObject *args, Setting *setting, JouteBatchPlan *plan)
{
    PyObject *game, *options;
    int mask, list, observation, loses;
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "OOiKipppp", &game, &options, &plan->count,
                          &seed, &plan->step_limit, &mask, &list, &observation,
                          &loses) ||
        !setting_read(game, options, setting)) {
        return false;
    }
    plan->seed = seed;
    plan->has_mask = mask != 0;
    plan->has_list = list != 0;
    plan->has_observation = observation != 0;
    plan->is_illegal_lost = loses != 0;
    return true;
}

/* Batch(game, options, count, seed, limit, mask, list, observation, loses) */
static PyObject *batch_make(PyTypeObject *type, PyObject *args, PyObject *more)
{
    Setting setting;
    JouteBatchPlan plan;
    char message[MESSAGE];
    (void)more;
    if (!batch_plan(args, &setting, &plan)) {
        return NULL;
    }
    JouteBatch *batch = joute_batch_new(setting.game, &setting.config, &plan,
                                        message, sizeof message);
    if (!batch) {
        return refuse(message);
    }
    PyBatch *self = object_new(type);
    if (!self) {
        joute_batch_free(batch);
        return NULL;
    }
    self->batch = batch;
    self->setting = setting;
    self->count = plan.count;
    size_t rows = (size_t)plan.count * (size_t)joute_batch_arrays(batch)->rows;
    self->actions = calloc(rows, sizeof *self->actions);
    if (!self->actions) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    return (PyObject *)self;
}

static void batch_dealloc(PyObject *object)
{
    PyBatch *self = (PyBatch *)object;
    joute_batch_free(self->batch);
    free(self->actions);
    object_release(object);
}

static bool add_array(PyBatch *self, PyObject *dict, const char *name,
                      void *bytes, size_t size)
{
    if (!bytes) {
        return true;
    }
    PyArray *array = object_new(array_type);
    if (!array) {
        return false;
    }
    array->batch = Py_NewRef((PyObject *)self);
    array->bytes = bytes;
    array->size = (Py_ssize_t)size;
    bool is_added = PyDict_SetItemString(dict, name, (PyObject *)array) == 0;
    Py_DECREF(array);
    return is_added;
}

/* arrays(): the memory of every array, by name. */
static PyObject *arrays_method(PyBatch *self, PyObject *none)
{
    (void)none;
    const JouteBatchArrays *a = joute_batch_arrays(self->batch);
    const GameShape *s = &a->shape;
    size_t count = (size_t)self->count, rows = count * (size_t)a->rows;
    size_t board = (size_t)s->planes * (size_t)s->rows * (size_t)s->cols;
    const struct {
        const char *name;
        void *bytes;
        size_t size;
    } all[] = {
        { "mover", a->mover, count * sizeof *a->mover },
        { "mask", a->mask, rows * (size_t)s->actions },
        { "legal", a->list, rows * (size_t)a->list_size * sizeof *a->list },
        { "legal_count", a->list_count, rows * sizeof *a->list_count },
        { "planes", a->planes, rows * board },
        { "facts", a->facts, rows * (size_t)s->facts },
        { "rewards", a->rewards,
          count * (size_t)a->players * sizeof *a->rewards },
        { "terminated", a->terminated, count },
        { "truncated", a->truncated, count },
    };
    PyObject *dict = PyDict_New();
    for (size_t i = 0; dict && i < sizeof all / sizeof *all; i++) {
        if (!add_array(self, dict, all[i].name, all[i].bytes, all[i].size)) {
            Py_CLEAR(dict);
        }
    }
    return dict;
}

static bool is_free(const PyBatch *self)
{
    if (self->is_busy) {
        PyErr_SetString(PyExc_RuntimeError, "the batch is playing a step");
        return false;
    }
    return true;
}

/* Reads the actions from a buffer of whole numbers of 4 or 8 bytes. A number
 * that does not fit becomes -1, which is never legal. */
static bool take_buffer(PyBatch *self, const Py_buffer *view, Py_ssize_t rows)
{
    const char *format = view->format ? view->format : "B";
    if (!format[0] || !strchr("ilqn", format[0]) || format[1] ||
        (view->itemsize != 4 && view->itemsize != 8)) {
        PyErr_SetString(PyExc_TypeError,
                        "actions must be signed numbers of 32 or 64 bits");
        return false;
    }
    if (view->len / view->itemsize != rows) {
        PyErr_Format(PyExc_ValueError, "%zd actions given, %zd wanted",
                     view->len / view->itemsize, rows);
        return false;
    }
    if (view->itemsize == 4) {
        memcpy(self->actions, view->buf, (size_t)view->len);
        return true;
    }
    for (Py_ssize_t i = 0; i < rows; i++) {
        int64_t action; /* which need not be aligned */
        memcpy(&action, (const char *)view->buf + i * 8, sizeof action);
        self->actions[i] =
            action < 0 || action > INT32_MAX ? -1 : (int32_t)action;
    }
    return true;
}

static bool take_list(PyBatch *self, PyObject *object, Py_ssize_t rows)
{
    PyObject *tuple = PySequence_Tuple(object);
    if (!tuple) {
        return false;
    }
    bool is_good = PyTuple_Size(tuple) == rows;
    if (!is_good) {
        PyErr_Format(PyExc_ValueError, "%zd actions given, %zd wanted",
                     PyTuple_Size(tuple), rows);
    }
    for (Py_ssize_t i = 0; is_good && i < rows; i++) {
        long long action;
        is_good = number_read(PyTuple_GetItem(tuple, i), INT32_MIN, INT32_MAX,
                              &action);
        self->actions[i] = is_good ? (int32_t)action : -1;
    }
    Py_DECREF(tuple);
    return is_good;
}

static bool take_actions(PyBatch *self, PyObject *object)
{
    Py_ssize_t rows =
        (Py_ssize_t)self->count * joute_batch_arrays(self->batch)->rows;
    if (!PyObject_CheckBuffer(object)) {
        return take_list(self, object, rows);
    }
    Py_buffer view;
    if (PyObject_GetBuffer(object, &view, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) <
        0) {
        return false;
    }
    bool is_taken = take_buffer(self, &view, rows);
    PyBuffer_Release(&view);
    return is_taken;
}

/* step(actions, threads) */
static PyObject *step_method(PyBatch *self, PyObject *const *args,
                             Py_ssize_t count)
{
    char message[MESSAGE];
    long long threads;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "step(actions, threads)");
        return NULL;
    }
    if (!number_read(args[1], 1, THREADS_MOST, &threads) || !is_free(self)) {
        return NULL;
    }
    self->is_busy = true; /* reading the actions may run any Python code */
    bool is_taken = take_actions(self, args[0]), is_played = is_taken;
    if (is_taken) {
        Py_BEGIN_ALLOW_THREADS is_played = joute_batch_step(
            self->batch, self->actions, (int)threads, message, sizeof message);
        Py_END_ALLOW_THREADS
    }
    self->is_busy = false;
    return is_played ? Py_NewRef(Py_None) : is_taken ? refuse(message) : NULL;
}

/* Reads two numbers, a first one of at most `most` and that of threads, and
 * plays without the lock of the interpreter. */
static PyObject *play_alone(PyBatch *self, PyObject *const *args,
                            Py_ssize_t count, long long most,
                            void (*play)(JouteBatch *, long long, int))
{
    long long number, threads;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "a number and the threads are wanted");
        return NULL;
    }
    if (!number_read(args[0], 0, most, &number) ||
        !number_read(args[1], 1, THREADS_MOST, &threads) || !is_free(self)) {
        return NULL;
    }
    self->is_busy = true;
    Py_BEGIN_ALLOW_THREADS play(self->batch, number, (int)threads);
    Py_END_ALLOW_THREADS self->is_busy = false;
    Py_RETURN_NONE;
}

static void play_steps(JouteBatch *batch, long long steps, int threads)
{
    joute_batch_step_random(batch, (int)steps, threads);
}

static void play_anew(JouteBatch *batch, long long seed, int threads)
{
    joute_batch_reset(batch, (uint64_t)seed, threads);
}

/* step_random(steps, threads) */
static PyObject *step_random_method(PyBatch *self, PyObject *const *args,
                                    Py_ssize_t count)
{
    return play_alone(self, args, count, STEPS_MOST, play_steps);
}

/* reset(seed, threads) */
static PyObject *reset_method(PyBatch *self, PyObject *const *args,
                              Py_ssize_t count)
{
    return play_alone(self, args, count, INT64_MAX, play_anew);
}

/* state(type, index): a copy of one game's position. */
static PyObject *state_method(PyBatch *self, PyObject *const *args,
                              Py_ssize_t count)
{
    long long at;
    if (count != 2 || !PyType_Check(args[0]) ||
        !PyType_IsSubtype((PyTypeObject *)args[0], state_type)) {
        PyErr_SetString(PyExc_TypeError, "state(type, index)");
        return NULL;
    }
    if (!number_read(args[1], 0, self->count - 1, &at)) {
        return NULL;
    }
    PyState *state = state_new((PyTypeObject *)args[0], &self->setting);
    if (state && !is_free(self)) {
        Py_CLEAR(state);
    }
    if (state) {
        game_copy(self->setting.game, state->state,
                  joute_batch_state(self->batch, (int)at));
    }
    return (PyObject *)state;
}

static PyObject *get_rows(PyObject *self, void *none)
{
    (void)none;
    return PyLong_FromLong(joute_batch_arrays(((PyBatch *)self)->batch)->rows);
}

/* clang-format off */
static PyMethodDef methods[] = {
    METHOD(arrays, METH_NOARGS, ""),
    METHOD(step, METH_FASTCALL, ""),
    METHOD(step_random, METH_FASTCALL, ""),
    METHOD(reset, METH_FASTCALL, ""),
    METHOD(state, METH_FASTCALL, ""),
    { NULL, NULL, 0, NULL },
};
static PyGetSetDef members[] = {
    { "rows", get_rows, NULL, PyDoc_STR("Rows of each game."), NULL },
    { NULL, NULL, NULL, NULL, NULL },
};
static PyType_Slot batch_slots[] = {
    { Py_tp_new, (void *)batch_make },
    { Py_tp_dealloc, (void *)batch_dealloc },
    { Py_tp_methods, methods },
    { Py_tp_getset, members },
    { 0, NULL },
};
static PyType_Slot array_slots[] = {
    { Py_tp_dealloc, (void *)array_dealloc },
    { Py_bf_getbuffer, (void *)array_buffer },
    { 0, NULL },
};
/* clang-format on */

static PyType_Spec batch_spec = {
    .name = "_joute.Batch",
    .basicsize = sizeof(PyBatch),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = batch_slots,
};
static PyType_Spec array_spec = {
    .name = "_joute.Array",
    .basicsize = sizeof(PyArray),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .slots = array_slots,
};

bool batch_add_types(PyObject *module)
{
    PyObject *batch = PyType_FromSpec(&batch_spec);
    array_type = (PyTypeObject *)PyType_FromSpec(&array_spec);
    return batch && array_type &&
           PyModule_AddObject(module, "Batch", batch) == 0;
}
