/* page.h: the files of the page, in memory, ready to be sent to browsers. */
#ifndef JOUTE_NET_PAGE_H
#define JOUTE_NET_PAGE_H

#include <stdbool.h>

#include "base/error.h"
#include "base/text.h"

enum { PAGE_TAG = 20 };

/* The forms in which a file may be sent, in the order of `endings`. */
typedef enum PageEncoding {
    PAGE_PLAIN,
    PAGE_GZIP,
    PAGE_BROTLI,
    PAGE_ENCODINGS,
} PageEncoding;

/* A file in up to three encodings. */
typedef struct PageFile {
    char *path; /* "/assets/main-abc.js" */
    const char *type;
    bool is_lasting; /* its name has its hash, so its content never changes */
    char tag[PAGE_TAG];         /* the value of ETag, without quotes */
    Text bytes[PAGE_ENCODINGS]; /* empty if there is no such encoding */
} PageFile;

typedef struct PageFiles {
    PageFile *files; /* sorted by path, all files */
    size_t count, capacity;
} PageFiles;

/* Loads every file in folder; NAME.gz and NAME.br are encodings of NAME. If the
 * folder does not exist, the page is empty. The caller calls page_done even if
 * this fails. */
bool page_load(PageFiles *page, const char *folder, Error *err);
/* Frees the files. */
void page_done(PageFiles *page);

/* The file with this path, or NULL. */
const PageFile *page_find(const PageFiles *page, const char *path);

/* Makes a file of `bytes`, which it takes over; page_file_done frees it. */
void page_file_init(PageFile *file, const char *path, Text *bytes);
/* Adds a gzip encoding if the file has none and is large enough. */
void page_file_pack(PageFile *file);
/* Frees one file. */
void page_file_done(PageFile *file);

#endif
