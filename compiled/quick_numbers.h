/* Goes in front of all the C that mypyc writes. Its product of two numbers is quick only where both are positive: the
   others are multiplied as Python's objects. Coordinates have differences of both signs. */

#include <Python.h>

#include "CPy.h"

static inline CPyTagged quick_product(CPyTagged left, CPyTagged right)
{
    Py_ssize_t product; /* a tagged number is twice the number */
    if (CPyTagged_CheckShort(left) && CPyTagged_CheckShort(right) &&
        !__builtin_mul_overflow((Py_ssize_t)left, (Py_ssize_t)right >> 1, &product)) {
        return (CPyTagged)product;
    }
    return CPyTagged_Multiply_(left, right);
}

#define CPyTagged_Multiply quick_product
