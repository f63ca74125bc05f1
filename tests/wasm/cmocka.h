/* cmocka.h: the part of cmocka that the unit tests use, for WebAssembly, where
 * cmocka does not exist. The first failure ends the program. */
#ifndef JOUTE_WASM_CMOCKA_H
#define JOUTE_WASM_CMOCKA_H

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct CMUnitTest {
    const char *name;
    void (*run)(void **state);
    int (*setup)(void **state);
    int (*teardown)(void **state);
} CMUnitTest;

/* clang-format off */
#define cmocka_unit_test(function) { #function, function, NULL, NULL }
#define cmocka_unit_test_setup_teardown(function, setup, teardown) \
    { #function, function, setup, teardown }
#define cmocka_unit_test_setup(function, setup) \
    { #function, function, setup, NULL }
#define cmocka_unit_test_teardown(function, teardown) \
    { #function, function, NULL, teardown }
/* clang-format on */

#define fail_msg(...)                                                          \
    (printf("not ok 1 - %s:%d: ", __FILE__, __LINE__), printf(__VA_ARGS__),    \
     printf("\n1..1\n"), fflush(stdout), exit(1))
#define fail() fail_msg("fail")
#define assert_true(claim)                                                     \
    ((claim) ? (void)0 : (fail_msg("%s", #claim), (void)0))
#define assert_false(claim) assert_true(!(claim))
#define assert_null(pointer) assert_true((pointer) == NULL)
#define assert_non_null(pointer) assert_true((pointer) != NULL)
#define assert_ptr_equal(a, b)                                                 \
    assert_true((const void *)(a) == (const void *)(b))
#define same_number_or_end(a, b, wanted)                                       \
    do {                                                                       \
        long long left_ = (long long)(a), right_ = (long long)(b);             \
        if ((left_ == right_) != (wanted)) {                                   \
            fail_msg("%s, %s: %lld, %lld", #a, #b, left_, right_);             \
        }                                                                      \
    } while (0)
#define assert_int_equal(a, b) same_number_or_end(a, b, 1)
#define assert_int_not_equal(a, b) same_number_or_end(a, b, 0)
#define assert_in_range(value, least, most)                                    \
    assert_true((unsigned long long)(value) >= (unsigned long long)(least) &&  \
                (unsigned long long)(value) <= (unsigned long long)(most))
#define assert_string_equal(a, b)                                              \
    do {                                                                       \
        const char *left_ = (a), *right_ = (b);                                \
        if (strcmp(left_, right_) != 0) {                                      \
            fail_msg("\"%s\" != \"%s\"", left_, right_);                       \
        }                                                                      \
    } while (0)
#define assert_string_not_equal(a, b) assert_true(strcmp(a, b) != 0)
#define assert_memory_equal(a, b, size) assert_true(memcmp(a, b, size) == 0)
#define assert_memory_not_equal(a, b, size) assert_true(memcmp(a, b, size) != 0)
#define print_message(...) (printf("# "), printf(__VA_ARGS__))
/* The cache is in memory, so a folder is only a name. */
#define mkdtemp(folder) (folder)
#define skip()                                                                 \
    do {                                                                       \
        printf("# skipped\n");                                                 \
        return;                                                                \
    } while (0)

static inline int run_tests(const CMUnitTest *tests, size_t count,
                            int (*setup)(void **), int (*teardown)(void **))
{
    void *common = NULL;
    if (setup && setup(&common) != 0) {
        fail_msg("the setup failed");
    }
    for (size_t i = 0; i < count; i++) {
        void *state = common;
        if (tests[i].setup && tests[i].setup(&state) != 0) {
            fail_msg("the setup of %s failed", tests[i].name);
        }
        tests[i].run(&state);
        if (tests[i].teardown) {
            tests[i].teardown(&state);
        }
        printf("ok %zu - %s\n", i + 1, tests[i].name);
        fflush(stdout);
    }
    if (teardown) {
        teardown(&common);
    }
    printf("1..%zu\n", count);
    return 0;
}

#define cmocka_run_group_tests_name(name, tests, setup, teardown)              \
    run_tests(tests, sizeof(tests) / sizeof *(tests), setup, teardown)
#define cmocka_run_group_tests(tests, setup, teardown)                         \
    run_tests(tests, sizeof(tests) / sizeof *(tests), setup, teardown)

#endif
