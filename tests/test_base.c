/* The small modules of base. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "base/bits.h"
#include "base/canvas.h"
#include "base/error.h"
#include "base/text.h"
#include "joute/rng.h"

static void text_grows_and_keeps_its_end(void **state)
{
    (void)state;
    Text text = { 0 };
    assert_string_equal(text_string(&text), "");
    for (int i = 0; i < 1000; i++) {
        text_add_int(&text, i % 10);
    }
    text_addf(&text, "%s", "end");
    assert_int_equal(text.size, 1003);
    assert_string_equal(text.data + 998, "89end");
    text_clear(&text);
    text_add_int(&text, INT64_MIN);
    assert_string_equal(text.data, "-9223372036854775808");
    text_done(&text);
}

static void the_first_error_wins_and_is_one_clean_line(void **state)
{
    (void)state;
    Error err = ERROR_IN(LANG_FR);
    assert_false(error_set(&err, "bad %s", "mauvais %s", "a\x1b[31m\nb"));
    assert_false(error_set(&err, "later", "plus tard"));
    assert_string_equal(err.text, "mauvais a?[31m?b");
    error_prefix(&err, "file");
    assert_string_equal(err.text, "file : mauvais a?[31m?b");
    assert_false(error_set(NULL, "x", "y"));
}

static void a_long_error_is_cut_between_characters(void **state)
{
    (void)state;
    char many[1000];
    for (int i = 0; i + 2 < 1000; i += 2) {
        memcpy(many + i, "é", 3);
    }
    for (int shift = 0; shift < 2; shift++) {
        Error err = ERROR_IN(LANG_EN);
        error_set(&err, "%s%s", "%s%s", shift ? "x" : "", many);
        size_t size = strlen(err.text);
        assert_true(size >= sizeof err.text - 3);
        assert_int_equal((size - (size_t)shift) % 2, 0);
    }
}

static void random_numbers_are_fair_and_repeatable(void **state)
{
    (void)state;
    enum { FACES = 7, THROWS = 70000 };
    int seen[FACES] = { 0 };
    Rng a, b;
    rng_seed(&a, 42);
    rng_seed(&b, 42);
    for (int i = 0; i < THROWS; i++) {
        uint32_t face = rng_below(&a, FACES);
        assert_int_equal(face, rng_below(&b, FACES));
        assert_true(face < FACES);
        seen[face]++;
    }
    for (int i = 0; i < FACES; i++) {
        assert_in_range(seen[i], THROWS / FACES - 500, THROWS / FACES + 500);
    }
    rng_seed(&b, 43);
    assert_true(rng_next(&a) != rng_next(&b));
}

static void the_nth_bit_is_found(void **state)
{
    (void)state;
    Rng rng;
    rng_seed(&rng, 3);
    for (int i = 0; i < 100000; i++) {
        uint64_t set = rng_next(&rng) & rng_next(&rng) & rng_next(&rng);
        set |= UINT64_C(1) << rng_below(&rng, 64);
        uint64_t left = set;
        for (uint32_t n = 0; left; n++, left &= left - 1) {
            assert_int_equal(bits_nth(set, n), __builtin_ctzll(left));
            assert_int_equal(bits_nth_portable(set, n),
                             __builtin_ctzll(left));
        }
    }
    assert_int_equal(bits_nth_portable(UINT64_MAX, 63), 63);
}

/* The generator is part of the records' promise: the same seed gives the same
 * game in every version. */
static void the_generator_never_changes(void **state)
{
    (void)state;
    Rng rng;
    rng_seed(&rng, 1);
    uint64_t first = rng_next(&rng), second = rng_next(&rng);
    assert_true(first == 0xcfc5d07f6f03c29bu);
    assert_true(second == 0xbf424132963fe08du);
}

static void a_canvas_in_ascii_has_only_ascii(void **state)
{
    (void)state;
    static Canvas canvas;
    Text out = { 0 };
    canvas_init(&canvas, LANG_FR, true, COLOURS_NONE);
    assert_int_equal(canvas_put(&canvas, 0, 2, INK_PLAIN, "é─●"), 5);
    canvas_put(&canvas, 1, -1, INK_PLAIN, "ab");
    canvas_put(&canvas, 2, 0, INK_PLAIN, "a\x1b[1m");
    canvas_write(&canvas, &out);
    assert_string_equal(text_string(&out), "  e-@\nb\na?[1m\n");
    text_done(&out);
}

static void colours_begin_and_end_within_a_line(void **state)
{
    (void)state;
    static Canvas canvas;
    Text out = { 0 };
    canvas_init(&canvas, LANG_EN, false, COLOURS_256);
    canvas_put(&canvas, 0, 0, INK_1, "ab");
    canvas_put(&canvas, 0, 2, INK_PLAIN, "c  ");
    canvas_paper(&canvas, 1, 0, 1, INK_2);
    canvas_write(&canvas, &out);
    assert_string_equal(text_string(&out),
                        "\x1b[0;38;5;33mab\x1b[0mc\n"
                        "\x1b[0;1;38;5;231;48;5;202m \x1b[0m\n");
    text_done(&out);
}

static void what_is_off_the_canvas_is_lost(void **state)
{
    (void)state;
    static Canvas canvas;
    canvas_init(&canvas, LANG_EN, false, COLOURS_NONE);
    canvas_put(&canvas, CANVAS_ROWS, 0, INK_PLAIN, "x");
    canvas_put(&canvas, -1, 0, INK_PLAIN, "x");
    canvas_put(&canvas, 0, CANVAS_COLS - 1, INK_PLAIN, "xy");
    assert_int_equal(canvas.rows, 1);
    assert_int_equal(canvas.cols, CANVAS_COLS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_grows_and_keeps_its_end),
        cmocka_unit_test(the_first_error_wins_and_is_one_clean_line),
        cmocka_unit_test(a_long_error_is_cut_between_characters),
        cmocka_unit_test(random_numbers_are_fair_and_repeatable),
        cmocka_unit_test(the_nth_bit_is_found),
        cmocka_unit_test(the_generator_never_changes),
        cmocka_unit_test(a_canvas_in_ascii_has_only_ascii),
        cmocka_unit_test(colours_begin_and_end_within_a_line),
        cmocka_unit_test(what_is_off_the_canvas_is_lost),
    };
    return cmocka_run_group_tests_name("base", tests, NULL, NULL);
}
