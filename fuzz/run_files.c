/* Runs a fuzz target on the files named, where libFuzzer is not linked. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/mem.h"
#include "base/text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        FILE *file = fopen(argv[i], "rb");
        Text text = { 0 };
        char chunk[4096];
        size_t size;
        if (!file) {
            printf("not ok 1 - %s cannot be read\n", argv[i]);
            return 1;
        }
        while ((size = fread(chunk, 1, sizeof chunk, file)) > 0) {
            text_add_bytes(&text, chunk, size);
        }
        fclose(file);
        /* A copy without spare bytes after it, so that ASan notices a read
         * beyond its end. */
        uint8_t *bytes = mem_new(text.size);
        for (size_t b = 0; b < text.size; b++) {
            bytes[b] = (uint8_t)text.data[b];
        }
        LLVMFuzzerTestOneInput(bytes, text.size);
        free(bytes);
        text_done(&text);
    }
    printf("%s 1 - %d files of the corpus\n1..1\n", argc > 5 ? "ok" : "not ok",
           argc - 1);
    return argc <= 5;
}
