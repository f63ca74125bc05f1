/* py_module.c: the Python module _joute, a thin layer over libjoute. The
 * package joute (python/joute) is what people import. */
#include "python/module.h"

void *object_new(PyTypeObject *type)
{
    return ((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0);
}

void object_release(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

/* games(): the ids of all games. */
static PyObject *games_method(PyObject *self, PyObject *none)
{
    (void)self;
    (void)none;
    PyObject *list = PyList_New(0);
    for (const Game *const *game = joute_games(); list && *game; game++) {
        PyObject *id = PyUnicode_FromString((*game)->id);
        if (!id || PyList_Append(list, id) < 0) {
            Py_CLEAR(list);
        }
        Py_XDECREF(id);
    }
    return list;
}

/* describe(game, options): title, players, options as JSON and sizes. */
static PyObject *describe_method(PyObject *self, PyObject *args)
{
    (void)self;
    PyObject *game, *options;
    Setting s;
    GameShape shape;
    if (!PyArg_ParseTuple(args, "OO", &game, &options) ||
        !setting_read(game, options, &s)) {
        return NULL;
    }
    joute_shape(s.game, &s.config, &shape);
    PyObject *texts = text_take(joute_write_options(s.game, &s.config));
    return !texts
               ? NULL
               : Py_BuildValue("(siNiiiiii)", s.game->title, s.players, texts,
                               shape.actions, shape.outcomes, shape.planes,
                               shape.rows, shape.cols, shape.facts);
}

static PyMethodDef functions[] = {
    METHOD(games, METH_NOARGS, "The ids of all games."),
    METHOD(describe, METH_VARARGS, "What a game is under some options."),
    { NULL, NULL, 0, NULL },
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_joute",
    .m_doc = "The engine of joute; import joute instead.",
    .m_size = -1,
    .m_methods = functions,
};

PyMODINIT_FUNC PyInit__joute(void);
PyMODINIT_FUNC PyInit__joute(void)
{
    PyObject *module = PyModule_Create(&definition);
    if (module &&
        (!state_add_type(module) || !play_add_types(module) ||
         !batch_add_types(module) ||
         PyModule_AddStringConstant(module, "version", joute_version()) < 0)) {
        Py_CLEAR(module);
    }
    return module;
}
