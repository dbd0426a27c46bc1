/* The layers of a network, as bots/layers.py defines them, in machine integers: the same numbers, faster.

   Weights come from a network file that was checked to overflow nowhere (bots/network.py), so all sums are exact and
   may be taken in any order. The first layer keeps its sums for each viewer and adds only what changed since. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define VIEWERS 4
#define TOP 1023

typedef struct {
    PyObject_HEAD
    Py_ssize_t size, used, terms, wide, narrow, heads;
    int first_shift, second_shift;
    char *memory;                                              /* everything below lies in it */
    int32_t *row_of;                                           /* of each cell, or -1 */
    int16_t *rows, *term_rows, *second, *last;                 /* weights */
    int32_t *first_bias, *second_bias, *last_bias;
    int32_t *kept, *sums, *inner;                              /* sums of the first layer by viewer, and room to work */
    uint8_t *seen;                                             /* the cells they were made of */
} Layers;

static void add_row(int32_t *restrict sums, const int16_t *restrict row, int32_t times, Py_ssize_t n)
{
    for (Py_ssize_t i = 0; i < n; i++)
        sums[i] += times * row[i];
}

static int32_t active(int32_t sum, int shift)
{
    int32_t value = sum < 0 ? 0 : sum >> shift;
    return value > TOP ? TOP : value;
}

static void see(Layers *self, Py_ssize_t viewer, const uint8_t *cells, Py_ssize_t count)
{
    uint8_t *seen = self->seen + viewer * self->size;
    int32_t *kept = self->kept + viewer * self->wide;
    for (Py_ssize_t cell = 0; cell < self->size; cell++) {
        if (cell + 16 <= count && !memcmp(seen + cell, cells + cell, 16)) {
            cell += 15;
            continue;
        }
        uint8_t now = cell < count ? cells[cell] : 0;
        if (now == seen[cell])
            continue;
        if (self->row_of[cell] >= 0)
            add_row(kept, self->rows + self->row_of[cell] * self->wide, (int32_t)now - seen[cell], self->wide);
        seen[cell] = now;
    }
}

static PyObject *run(Layers *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 3 || !PyBytes_Check(args[1]) || !PyList_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "run(viewer, cells, terms)");
        return NULL;
    }
    Py_ssize_t viewer = PyLong_AsSsize_t(args[0]), count = PyBytes_GET_SIZE(args[1]);
    if (viewer < 0 || viewer >= VIEWERS || count > self->size || PyList_GET_SIZE(args[2]) > self->terms) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "more viewers, cells or terms than the network knows");
        return NULL;
    }
    see(self, viewer, (const uint8_t *)PyBytes_AS_STRING(args[1]), count);
    memcpy(self->sums, self->kept + viewer * self->wide, self->wide * sizeof(int32_t));
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[2]); i++) {
        long term = PyLong_AsLong(PyList_GET_ITEM(args[2], i));
        if (term == -1 && PyErr_Occurred())
            return NULL;
        if (term)
            add_row(self->sums, self->term_rows + i * self->wide, (int32_t)term, self->wide);
    }
    memcpy(self->inner, self->second_bias, self->narrow * sizeof(int32_t));
    for (Py_ssize_t i = 0; i < self->wide; i++) {
        int32_t value = active(self->sums[i], self->first_shift);
        if (value)
            add_row(self->inner, self->second + i * self->narrow, value, self->narrow);
    }
    PyObject *found = PyTuple_New(self->heads);
    for (Py_ssize_t head = 0; found && head < self->heads; head++) {
        int64_t sum = self->last_bias[head];
        for (Py_ssize_t i = 0; i < self->narrow; i++)
            sum += (int64_t)active(self->inner[i], self->second_shift) * self->last[i * self->heads + head];
        PyObject *value = PyLong_FromLongLong(sum);
        if (!value) {
            Py_DECREF(found);
            return NULL;
        }
        PyTuple_SET_ITEM(found, head, value);
    }
    return found;
}

static void *part(char **at, const char **from, Py_ssize_t bytes)
{
    char *here = *at;
    if (from) {
        memcpy(here, *from, bytes);
        *from += bytes;
    }
    *at += (bytes + 63) & ~(Py_ssize_t)63;
    return here;
}

static int init(Layers *self, PyObject *args, PyObject *kwargs)
{
    const char *blob;
    Py_ssize_t length;
    static char *names[] = {"size", "used", "terms", "wide", "narrow", "heads", "first_shift", "second_shift", "weights", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "nnnnnniiy#", names, &self->size, &self->used, &self->terms, &self->wide,
                                     &self->narrow, &self->heads, &self->first_shift, &self->second_shift, &blob, &length))
        return -1;
    Py_ssize_t size = self->size, used = self->used, wide = self->wide, narrow = self->narrow, heads = self->heads;
    Py_ssize_t wanted = 2 * (used + (used + self->terms) * wide + wide * narrow + narrow * heads) + 4 * (wide + narrow + heads);
    if (size < 0 || size > 65536 || used < 0 || used > size || self->terms < 0 || self->terms > 4096 || wide < 1 ||
        wide > 4096 || narrow < 1 || narrow > 4096 || heads < 1 || heads > 64 || length != wanted ||
        self->first_shift < 0 || self->first_shift > 30 || self->second_shift < 0 || self->second_shift > 30) {
        PyErr_SetString(PyExc_ValueError, "these weights don't fit the sizes of the layers");
        return -1;
    }
    PyMem_Free(self->memory);
    char *at = self->memory = PyMem_Calloc(1, wanted + 4 * (size + VIEWERS * wide + wide + narrow) + VIEWERS * size + 64 * 16);
    if (!at) {
        PyErr_NoMemory();
        return -1;
    }
    const uint8_t *numbers = (const uint8_t *)blob;
    self->row_of = part(&at, NULL, 4 * size);
    for (Py_ssize_t cell = 0; cell < size; cell++)
        self->row_of[cell] = -1;
    for (Py_ssize_t i = 0; i < used; i++) {
        Py_ssize_t cell = numbers[2 * i] | numbers[2 * i + 1] << 8;
        if (cell >= size) {
            PyErr_SetString(PyExc_ValueError, "a row of weights belongs to no cell");
            return -1;
        }
        self->row_of[cell] = (int32_t)i;
    }
    blob += 2 * used;
    self->rows = part(&at, &blob, 2 * used * wide);
    self->term_rows = part(&at, &blob, 2 * self->terms * wide);
    self->second = part(&at, &blob, 2 * wide * narrow);
    self->last = part(&at, &blob, 2 * narrow * heads);
    self->first_bias = part(&at, &blob, 4 * wide);
    self->second_bias = part(&at, &blob, 4 * narrow);
    self->last_bias = part(&at, &blob, 4 * heads);
    self->kept = part(&at, NULL, 4 * VIEWERS * wide);
    for (Py_ssize_t viewer = 0; viewer < VIEWERS; viewer++)
        memcpy(self->kept + viewer * wide, self->first_bias, 4 * wide);
    self->sums = part(&at, NULL, 4 * wide);
    self->inner = part(&at, NULL, 4 * narrow);
    self->seen = part(&at, NULL, VIEWERS * size);
    return 0;
}

static void dealloc(Layers *self)
{
    PyMem_Free(self->memory);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef methods[] = {
    {"run", (PyCFunction)(void (*)(void))run, METH_FASTCALL, "Return the sums of the heads for what a viewer sees."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject layers_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "beffroi.bots._layers.Layers",
    .tp_doc = "The layers of a network in machine integers.",
    .tp_basicsize = sizeof(Layers),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)init,
    .tp_dealloc = (destructor)dealloc,
    .tp_methods = methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_layers", .m_size = -1};

PyMODINIT_FUNC PyInit__layers(void)
{
    PyObject *made = PyModule_Create(&module);
    if (made && PyModule_AddType(made, &layers_type) < 0) {
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
