/* printable.c: replaces characters that must not be shown. */
#include "arena/printable.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

/* False for control characters and for characters that reverse or hide the text
 * around them. */
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
    for (size_t i = 0; i < size;) {
        uint32_t rune = 0;
        size_t step = text_read_rune(bytes + i, size - i, &rune);
        if (step == 0 || rune == 0) {
            return false;
        }
        i += step;
    }
    return true;
}

void printable_add(Text *out, const char *bytes, size_t size, int most)
{
    for (size_t i = 0; i < size && most > 0; most--) {
        uint32_t rune = 0;
        size_t step = text_read_rune(bytes + i, size - i, &rune);
        if (step && is_printable(rune)) {
            text_add_bytes(out, bytes + i, step);
        } else {
            text_add_char(out, '?');
        }
        i += step ? step : 1;
    }
}

void printable_clean(char **text, int most)
{
    Text out = { 0 };
    printable_add(&out, *text, strlen(*text), most);
    free(*text);
    *text = out.data ? out.data : mem_copy_string("");
}
