/* module.h: what the files of the Python module share. */
#ifndef JOUTE_PYTHON_MODULE_H
#define JOUTE_PYTHON_MODULE_H

/* Tables of the Python API hold functions as object pointers. */
#pragma GCC diagnostic ignored "-Wpedantic"

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include "joute/joute.h"

enum { MESSAGE = 420 }; /* bytes of the message of a refusal */

/* A game and its options; the first part of every object. */
typedef struct Setting {
    const Game *game;
    GameConfig config;
    int players;
} Setting;

/* A position: whole, or what viewer may know of it. state has state_size
 * bytes. */
typedef struct PyState {
    PyVarObject head;
    Setting setting;
    int viewer; /* a seat; -1 if the state is whole */
    max_align_t state[];
} PyState;

extern PyTypeObject *state_type;

/* Reads a game's id, a text, and a dictionary of options, whose keys and values
 * are texts; returns false with an exception set. */
bool setting_read(PyObject *game, PyObject *options, Setting *out);
/* Reads a whole number from least to most; returns false with an exception
 * set. */
bool number_read(PyObject *object, long long least, long long most,
                 long long *out);
/* The bytes of a text without a NUL, valid as long as the object; NULL with an
 * exception set. */
const char *text_read(PyObject *object);
/* Makes a Python string of a text that the library wrote, and frees that
 * text. */
PyObject *text_take(char *text);
/* Sets ValueError; always returns NULL. */
PyObject *refuse(const char *message);
/* Allocates an object of a type that PyType_FromSpec made; object_release frees
 * it. */
void *object_new(PyTypeObject *type);
void object_release(PyObject *self);
/* A new state of this type; its bytes are 0. */
PyState *state_new(PyTypeObject *type, const Setting *setting);

/* Add the types to the module; return false with an exception set. */
bool state_add_type(PyObject *module);
bool play_add_types(PyObject *module);
bool batch_add_types(PyObject *module);

#define METHOD(name, flags, doc)                                               \
    {                                                                          \
#name, (PyCFunction)(void (*)(void))name##_method, flags,              \
            PyDoc_STR(doc)                                                     \
    }

#endif
