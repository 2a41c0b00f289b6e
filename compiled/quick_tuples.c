/* Makes named tuples quickly: mypyc compiles whoever makes one, but not the making itself, which the standard
   library does in Python. `quicken(kind)` gives a class of named tuples a constructor, `_make` and `_replace` in C
   that do the same; whatever is wrong with a call is left to the old constructor, so that it says so as before. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

typedef struct {
    PyTypeObject *kind;
    PyObject *fields;   /* a tuple of interned names */
    PyObject *defaults; /* a tuple of those of the last fields */
} Shape;

#define PLACES 4096 /* a power of two, more than twice the number of classes */
static Shape shapes[PLACES];
static int known = 0;

static Shape *place_of(PyTypeObject *kind)
{
    size_t place = ((size_t)kind >> 4) & (PLACES - 1);
    while (shapes[place].kind != NULL && shapes[place].kind != kind) {
        place = (place + 1) & (PLACES - 1);
    }
    return &shapes[place];
}

static Shape *shape_of(PyTypeObject *kind)
{
    for (; kind != NULL; kind = kind->tp_base) {
        Shape *shape = place_of(kind);
        if (shape->kind != NULL) {
            return shape;
        }
    }
    return NULL;
}

/* The number of a field; -1 where there is none of this name. */
static Py_ssize_t field_called(Shape *shape, PyObject *name)
{
    Py_ssize_t count = PyTuple_GET_SIZE(shape->fields);
    for (Py_ssize_t i = 0; i < count; i++) {
        if (PyTuple_GET_ITEM(shape->fields, i) == name) {
            return i;
        }
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        if (PyUnicode_Compare(PyTuple_GET_ITEM(shape->fields, i), name) == 0) {
            return i;
        }
    }
    return -1;
}

static void put(PyObject *made, Py_ssize_t place, PyObject *value)
{
    Py_INCREF(value);
    PyTuple_SET_ITEM(made, place, value);
}

/* The way that Python would have taken. */
static PyObject *make_slowly(PyObject *kind, PyObject *const *args, Py_ssize_t given, PyObject *names)
{
    PyObject *made = NULL, *values = PyTuple_New(given), *named = NULL;
    if (values == NULL) {
        return NULL;
    }
    for (Py_ssize_t i = 0; i < given; i++) {
        put(values, i, args[i]);
    }
    if (names != NULL) {
        named = PyDict_New();
        if (named == NULL) {
            goto done;
        }
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); i++) {
            if (PyDict_SetItem(named, PyTuple_GET_ITEM(names, i), args[given + i]) < 0) {
                goto done;
            }
        }
    }
    made = PyType_Type.tp_call(kind, values, named);
done:
    Py_DECREF(values);
    Py_XDECREF(named);
    return made;
}

static PyObject *make(PyObject *kind, PyObject *const *args, size_t nargsf, PyObject *names)
{
    Py_ssize_t given = PyVectorcall_NARGS(nargsf);
    Py_ssize_t named = names == NULL ? 0 : PyTuple_GET_SIZE(names);
    Shape *shape = place_of((PyTypeObject *)kind);
    if (shape->kind == NULL) {
        return make_slowly(kind, args, given, names);
    }
    Py_ssize_t count = PyTuple_GET_SIZE(shape->fields);
    Py_ssize_t first = count - PyTuple_GET_SIZE(shape->defaults);
    if (given + named > count) {
        return make_slowly(kind, args, given, names);
    }
    PyObject *made = shape->kind->tp_alloc(shape->kind, count);
    if (made == NULL) {
        return NULL;
    }
    for (Py_ssize_t i = 0; i < given; i++) {
        put(made, i, args[i]);
    }
    for (Py_ssize_t i = 0; i < named; i++) {
        Py_ssize_t place = field_called(shape, PyTuple_GET_ITEM(names, i));
        if (place < given || PyTuple_GET_ITEM(made, place) != NULL) {
            goto wrong;
        }
        put(made, place, args[given + i]);
    }
    for (Py_ssize_t i = given; i < count; i++) {
        if (PyTuple_GET_ITEM(made, i) == NULL) {
            if (i < first) {
                goto wrong;
            }
            put(made, i, PyTuple_GET_ITEM(shape->defaults, i - first));
        }
    }
    return made;
wrong:
    Py_DECREF(made);
    return make_slowly(kind, args, given, names);
}

static PyObject *make_of(PyObject *kind, PyObject *values)
{
    Shape *shape = shape_of((PyTypeObject *)kind);
    PyObject *items = PySequence_Tuple(values);
    if (items == NULL) {
        return NULL;
    }
    Py_ssize_t count = PyTuple_GET_SIZE(shape->fields);
    PyObject *made = NULL;
    if (PyTuple_GET_SIZE(items) != count) {
        PyErr_Format(PyExc_TypeError, "Expected %zd arguments, got %zd", count, PyTuple_GET_SIZE(items));
    } else {
        made = ((PyTypeObject *)kind)->tp_alloc((PyTypeObject *)kind, count);
        for (Py_ssize_t i = 0; made != NULL && i < count; i++) {
            put(made, i, PyTuple_GET_ITEM(items, i));
        }
    }
    Py_DECREF(items);
    return made;
}

static PyObject *replace(PyObject *self, PyObject *const *args, Py_ssize_t given, PyObject *names)
{
    Shape *shape = shape_of(Py_TYPE(self));
    if (given != 0) {
        PyErr_Format(PyExc_TypeError, "_replace() takes 1 positional argument but %zd were given", given + 1);
        return NULL;
    }
    Py_ssize_t count = PyTuple_GET_SIZE(self), named = names == NULL ? 0 : PyTuple_GET_SIZE(names);
    PyObject *made = Py_TYPE(self)->tp_alloc(Py_TYPE(self), count);
    if (made == NULL) {
        return NULL;
    }
    for (Py_ssize_t i = 0; i < named; i++) {
        Py_ssize_t place = field_called(shape, PyTuple_GET_ITEM(names, i));
        if (place < 0) {
            Py_DECREF(made);
            PyErr_Format(PyExc_ValueError, "Got unexpected field names: [%R]", PyTuple_GET_ITEM(names, i));
            return NULL;
        }
        put(made, place, args[i]);
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        if (PyTuple_GET_ITEM(made, i) == NULL) {
            put(made, i, PyTuple_GET_ITEM(self, i));
        }
    }
    return made;
}

static PyMethodDef make_method = {"_make", make_of, METH_O | METH_CLASS, "A new one from a sequence of its values."};
static PyMethodDef replace_method = {
    "_replace", (PyCFunction)(void (*)(void))replace, METH_FASTCALL | METH_KEYWORDS, "A copy with other values."};

static int set_new(PyTypeObject *kind, const char *name, PyObject *descriptor)
{
    int done = descriptor == NULL ? -1 : PyObject_SetAttrString((PyObject *)kind, name, descriptor);
    Py_XDECREF(descriptor);
    return done;
}

static PyObject *quicken(PyObject *module, PyObject *kind)
{
    if (!PyType_Check(kind) || !PyType_IsSubtype((PyTypeObject *)kind, &PyTuple_Type)) {
        PyErr_SetString(PyExc_TypeError, "a class of named tuples is wanted");
        return NULL;
    }
    if (known > PLACES / 2) {
        Py_RETURN_NONE; /* the others are made as ever */
    }
    PyTypeObject *type = (PyTypeObject *)kind;
    PyObject *fields = PyObject_GetAttrString(kind, "_fields");
    PyObject *table = PyObject_GetAttrString(kind, "_field_defaults");
    PyObject *values = table == NULL ? NULL : PyObject_CallMethod(table, "values", NULL);
    PyObject *defaults = values == NULL ? NULL : PySequence_Tuple(values);
    Py_XDECREF(table);
    Py_XDECREF(values);
    if (fields == NULL || defaults == NULL) {
        Py_XDECREF(fields);
        Py_XDECREF(defaults);
        return NULL;
    }
    Shape *shape = place_of(type);
    known += shape->kind == NULL;
    Py_INCREF(kind);
    *shape = (Shape){type, fields, defaults};
    if (set_new(type, "_make", PyDescr_NewClassMethod(type, &make_method)) < 0 ||
        set_new(type, "_replace", PyDescr_NewMethod(type, &replace_method)) < 0) {
        return NULL;
    }
    type->tp_vectorcall = make;
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"quicken", quicken, METH_O, "Gives a class of named tuples a quick constructor."}, {NULL, NULL, 0, NULL}};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "tercio_tuples", NULL, -1, functions};

PyMODINIT_FUNC PyInit_tercio_tuples(void)
{
    return PyModule_Create(&definition);
}
