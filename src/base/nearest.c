/* nearest.c: counts how many letters must be changed, added, removed or swapped
 * to turn one word into another. */
#include "base/nearest.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

enum { NAME_MOST = 40, BEGINNING = 3 };

static int smallest(int a, int b, int c)
{
    return a < b ? (a < c ? a : c) : (b < c ? b : c);
}

static bool is_same(char a, char b)
{
    return tolower((unsigned char)a) == tolower((unsigned char)b);
}

/* rows[i % 3] holds the distances between the first i letters of a and every
 * prefix of b. A swap of letters looks two rows up, so three rows are kept. */
static int distance(const char *a, const char *b)
{
    int rows[3][NAME_MOST + 1];
    int size_a = (int)strlen(a), size_b = (int)strlen(b);
    for (int k = 0; k <= size_b; k++) {
        rows[0][k] = k;
    }
    for (int i = 1; i <= size_a; i++) {
        int *row = rows[i % 3], *above = rows[(i - 1) % 3];
        row[0] = i;
        for (int k = 1; k <= size_b; k++) {
            int change = above[k - 1] + !is_same(a[i - 1], b[k - 1]);
            row[k] = smallest(change, above[k] + 1, row[k - 1] + 1);
            bool is_swap = i > 1 && k > 1 && is_same(a[i - 1], b[k - 2]) &&
                           is_same(a[i - 2], b[k - 1]);
            int swapped = is_swap ? rows[(i - 2) % 3][k - 2] + 1 : row[k];
            row[k] = swapped < row[k] ? swapped : row[k];
        }
    }
    return rows[size_a % 3][size_b];
}

void nearest_try(Nearest *nearest, const char *name)
{
    const char *word = nearest->word;
    size_t size = strlen(word);
    if (size == 0 || size > NAME_MOST || strlen(name) > NAME_MOST) {
        return;
    }
    /* Up to a third of the letters may be wrong. A name that begins with the
     * word counts as near too. */
    int far = distance(word, name);
    int most = size < BEGINNING ? 0 : size < 6 ? 1 : (int)size / 3;
    bool is_beginning = size >= BEGINNING && strncmp(name, word, size) == 0;
    far = is_beginning ? 1 : far;
    if (far <= most + is_beginning &&
        (!nearest->name || far < nearest->distance)) {
        nearest->name = name;
        nearest->distance = far;
    }
}

void nearest_add(const Nearest *nearest, Lang lang, Text *out)
{
    if (nearest->name) {
        text_say(out, lang, "; did you mean %s?", " ; vouliez-vous dire %s ?",
                 nearest->name);
    }
}
