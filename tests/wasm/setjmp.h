/* setjmp.h: cmocka's users include it; cmocka.h here needs none of it. */
