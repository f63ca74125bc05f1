/* py_read.c: reads what a program passes: numbers, and a game with its
 * options. */
#include <stdlib.h>

#include "python/module.h"

PyObject *refuse(const char *message)
{
    PyErr_SetString(PyExc_ValueError, message);
    return NULL;
}

PyObject *text_take(char *text)
{
    PyObject *object = PyUnicode_FromString(text);
    free(text);
    return object;
}

const char *text_read(PyObject *object)
{
    Py_ssize_t size;
    const char *text = PyUnicode_AsUTF8AndSize(object, &size);
    if (text && (size_t)size != strlen(text)) {
        refuse("a text must not contain the character 0");
        return NULL;
    }
    return text;
}

bool number_read(PyObject *object, long long least, long long most,
                 long long *out)
{
    *out = PyLong_AsLongLong(object);
    if (*out == -1 && PyErr_Occurred()) {
        if (PyErr_ExceptionMatches(PyExc_OverflowError)) {
            PyErr_SetString(PyExc_ValueError, "the number is too large");
        }
        return false;
    }
    if (*out < least || *out > most) {
        PyErr_Format(PyExc_ValueError, "%lld is not from %lld to %lld", *out,
                     least, most);
        return false;
    }
    return true;
}

bool setting_read(PyObject *game, PyObject *options, Setting *out)
{
    char message[MESSAGE];
    const char *id = text_read(game);
    if (!id) {
        return false;
    }
    out->game = joute_find_game(id);
    if (!out->game) {
        PyErr_Format(PyExc_ValueError, "there is no game '%s'", id);
        return false;
    }
    if (!PyDict_Check(options)) {
        PyErr_SetString(PyExc_TypeError, "options must be a dictionary");
        return false;
    }
    joute_default_config(out->game, &out->config);
    PyObject *key, *value;
    for (Py_ssize_t at = 0; PyDict_Next(options, &at, &key, &value);) {
        const char *name = text_read(key);
        const char *text = name ? text_read(value) : NULL;
        if (!text) {
            return false;
        }
        if (!joute_set_option(out->game, &out->config, name, text, message,
                              sizeof message)) {
            refuse(message);
            return false;
        }
    }
    out->players = joute_players(out->game, &out->config);
    return true;
}
