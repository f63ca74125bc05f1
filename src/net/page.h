/* page.h: the files of the page, in memory, as browsers get them. */
#ifndef JOUTE_NET_PAGE_H
#define JOUTE_NET_PAGE_H

#include <stdbool.h>

#include "base/error.h"
#include "base/text.h"

enum { PAGE_TAG = 20 };

/* The same bytes in up to three encodings. */
typedef enum PageEncoding {
    PAGE_PLAIN,
    PAGE_GZIP,
    PAGE_BROTLI,
    PAGE_ENCODINGS,
} PageEncoding;

typedef struct PageFile {
    char *path; /* "/assets/main-abc.js" */
    const char *type;
    bool is_lasting;            /* named by its hash: never changes */
    char tag[PAGE_TAG];         /* for ETag, without quotes */
    Text bytes[PAGE_ENCODINGS]; /* empty: not in this encoding */
} PageFile;

typedef struct PageFiles {
    PageFile *files; /* by path */
    size_t count, capacity;
} PageFiles;

/* Loads every file in folder; NAME.gz and NAME.br are encodings of NAME. A
 * folder that is not there gives an empty page. page_done frees it, loaded or
 * not. */
bool page_load(PageFiles *page, const char *folder, Error *err);
/* Frees the files, loaded or not. */
void page_done(PageFiles *page);

/* NULL: there is none. */
const PageFile *page_find(const PageFiles *page, const char *path);

/* A file made here of bytes, which it takes; page_file_done frees it. */
void page_file_init(PageFile *file, const char *path, Text *bytes);
/* Compresses it, if that is worth it and was not done. */
void page_file_pack(PageFile *file);
/* Frees one file. */
void page_file_done(PageFile *file);

#endif
