/* setjmp.h: users of cmocka include it, but cmocka.h here does not need it. */
