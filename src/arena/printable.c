/* printable.c: decodes UTF-8 strictly and replaces what cannot be shown. */
#include "arena/printable.h"

#include <string.h>

/* Reads one character; its size in bytes, 0 if it is not UTF-8. */
static size_t read_rune(const unsigned char *at, size_t left, uint32_t *out)
{
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    size_t size = at[0] < 0x80             ? 1
                  : (at[0] & 0xe0) == 0xc0 ? 2
                  : (at[0] & 0xf0) == 0xe0 ? 3
                  : (at[0] & 0xf8) == 0xf0 ? 4
                                           : 0;
    if (size == 0 || size > left) {
        return 0;
    }
    uint32_t rune = size == 1 ? at[0] : at[0] & (0x7fu >> size);
    for (size_t i = 1; i < size; i++) {
        if ((at[i] & 0xc0) != 0x80) {
            return 0;
        }
        rune = rune << 6 | (at[i] & 0x3f);
    }
    bool is_surrogate = rune >= 0xd800 && rune < 0xe000;
    if (rune < least[size] || rune > 0x10ffff || is_surrogate) {
        return 0;
    }
    *out = rune;
    return size;
}

/* Controls, and what turns or hides the text around it. */
static bool is_printable(uint32_t rune)
{
    return rune >= 0x20 && !(rune >= 0x7f && rune < 0xa0) && rune != 0xad &&
           rune != 0x61c && rune != 0xfeff &&
           !(rune >= 0x200b && rune <= 0x200f) &&
           !(rune >= 0x2028 && rune <= 0x202e) &&
           !(rune >= 0x2060 && rune <= 0x206f) &&
           !(rune >= 0xe000 && rune <= 0xf8ff) &&
           !(rune >= 0xfff0 && rune <= 0xfffb) && rune < 0xe0000 &&
           (rune & 0xfffe) != 0xfffe;
}

bool printable_is_utf8(const char *bytes, size_t size)
{
    const unsigned char *at = (const unsigned char *)bytes;
    for (size_t i = 0; i < size;) {
        uint32_t rune = 0;
        size_t step = read_rune(at + i, size - i, &rune);
        if (step == 0 || rune == 0) {
            return false;
        }
        i += step;
    }
    return true;
}

void printable_add(Text *out, const char *bytes, size_t size, int most)
{
    const unsigned char *at = (const unsigned char *)bytes;
    for (size_t i = 0; i < size && most > 0; most--) {
        uint32_t rune = 0;
        size_t step = read_rune(at + i, size - i, &rune);
        if (step && is_printable(rune)) {
            text_add_bytes(out, bytes + i, step);
        } else {
            text_add_char(out, '?');
        }
        i += step ? step : 1;
    }
}
