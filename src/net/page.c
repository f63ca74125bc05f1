/* page.c: reads the page's folder once; finds each file's type by its ending,
 * and compresses the files.
 *
 * A file NAME.gz or NAME.br that the build has written is used as the
 * encoding of NAME; a file without a NAME.gz is compressed here, if that
 * makes it smaller. */
#include "net/page.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

#include "base/mem.h"

enum {
    PAGE_DEPTH = 4,       /* how deep folders may be nested */
    PAGE_SIZE = 16 << 20, /* the most bytes of a file */
    PAGE_FILES = 2000,
    GZIP_LEAST = 500, /* files of fewer bytes are not compressed */
};

static const char *const endings[PAGE_ENCODINGS] = {
    [PAGE_PLAIN] = "",
    [PAGE_GZIP] = ".gz",
    [PAGE_BROTLI] = ".br",
};

static const struct {
    const char *ending, *type;
} types[] = {
    { ".html", "text/html; charset=utf-8" },
    { ".js", "text/javascript; charset=utf-8" },
    { ".css", "text/css; charset=utf-8" },
    { ".json", "application/json; charset=utf-8" },
    { ".map", "application/json; charset=utf-8" },
    { ".svg", "image/svg+xml" },
    { ".webmanifest", "application/manifest+json; charset=utf-8" },
    { ".txt", "text/plain; charset=utf-8" },
    { ".png", "image/png" },
    { ".ico", "image/x-icon" },
    { ".woff2", "font/woff2" },
    { ".wasm", "application/wasm" },
};

/* Compresses bytes; out stays empty if the result is not smaller. */
static void gzip(const Text *bytes, Text *out)
{
    z_stream stream = { 0 };
    /* 15 + 16: the largest window, and a gzip header. */
    if (deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) !=
        Z_OK) {
        return;
    }
    uLong most = deflateBound(&stream, bytes->size);
    char *packed = mem_new(most);
    stream.next_in = (unsigned char *)bytes->data;
    stream.avail_in = (uInt)bytes->size;
    stream.next_out = (unsigned char *)packed;
    stream.avail_out = (uInt)most;
    if (deflate(&stream, Z_FINISH) == Z_STREAM_END &&
        stream.total_out < bytes->size) {
        text_add_bytes(out, packed, stream.total_out);
    }
    deflateEnd(&stream);
    free(packed);
}

void page_file_init(PageFile *file, const char *path, Text *bytes)
{
    *file = (PageFile){ .path = mem_copy_string(path),
                        .type = "application/octet-stream" };
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        if (text_ends_with(path, types[i].ending)) {
            file->type = types[i].type;
        }
    }
    Text *plain = &file->bytes[PAGE_PLAIN];
    *plain = *bytes;
    *bytes = (Text){ 0 };
    /* FNV-1a is good enough to tell versions of a file apart. */
    uint64_t hash = UINT64_C(14695981039346656037);
    for (size_t i = 0; i < plain->size; i++) {
        hash = (hash ^ (unsigned char)plain->data[i]) * UINT64_C(1099511628211);
    }
    snprintf(file->tag, PAGE_TAG, "%016llx", (unsigned long long)hash);
}

void page_file_pack(PageFile *file)
{
    const Text *bytes = &file->bytes[PAGE_PLAIN];
    bool is_packed = strncmp(file->type, "image/png", 9) == 0 ||
                     strncmp(file->type, "font/woff2", 10) == 0 ||
                     strncmp(file->type, "application/octet", 17) == 0;
    if (file->bytes[PAGE_GZIP].size == 0 && bytes->size >= GZIP_LEAST &&
        !is_packed) {
        gzip(bytes, &file->bytes[PAGE_GZIP]);
    }
}

void page_file_done(PageFile *file)
{
    for (int i = 0; i < PAGE_ENCODINGS; i++) {
        text_done(&file->bytes[i]);
    }
    free(file->path);
}

/* Reads a file of at most PAGE_SIZE bytes. */
static bool read_file(const char *path, Text *out, Error *err)
{
    char chunk[65536];
    size_t size;
    FILE *file = fopen(path, "rb");
    if (!file) {
        return error_set(err, "%s: %s", "%s : %s", path,
                         error_system(err, errno));
    }
    while (out->size <= PAGE_SIZE &&
           (size = fread(chunk, 1, sizeof chunk, file)) > 0) {
        text_add_bytes(out, chunk, size);
    }
    bool is_read = !ferror(file);
    fclose(file);
    if (!is_read || out->size > PAGE_SIZE) {
        return error_set(err, "%s: cannot be read, or is too big",
                         "%s : illisible ou trop grand", path);
    }
    return true;
}

/* Adds a file with its encodings; path is relative to folder and begins with
 * /. */
static bool add_file(PageFiles *page, const char *folder, const char *path,
                     Error *err)
{
    Text name = { 0 }, bytes = { 0 };
    bool is_good = true;
    PageFile file;
    text_addf(&name, "%s%s", folder, path);
    if (page->count == PAGE_FILES ||
        !read_file(text_string(&name), &bytes, err)) {
        text_done(&name);
        text_done(&bytes);
        return error_set(err, "%s: too many files", "%s : trop de fichiers",
                         folder);
    }
    page_file_init(&file, path, &bytes);
    file.is_lasting = strncmp(path, "/assets/", 8) == 0;
    for (int i = PAGE_GZIP; is_good && i < PAGE_ENCODINGS; i++) {
        struct stat about;
        text_clear(&name);
        text_addf(&name, "%s%s%s", folder, path, endings[i]);
        if (stat(name.data, &about) == 0) {
            is_good = read_file(name.data, &file.bytes[i], err);
        }
    }
    text_done(&name);
    page_file_pack(&file);
    if (page->count == page->capacity) {
        page->capacity = page->capacity ? 2 * page->capacity : 32;
        page->files =
            mem_resize(page->files, page->capacity * sizeof *page->files);
    }
    page->files[page->count++] = file;
    return is_good;
}

/* Adds the files in the folder at `folder` + `inside`, except those whose name
 * begins with a dot. */
static bool add_folder(PageFiles *page, const char *folder, const char *inside,
                       int depth, Error *err)
{
    Text name = { 0 };
    bool is_good = true;
    text_addf(&name, "%s%s", folder, inside);
    DIR *directory = opendir(text_string(&name));
    struct dirent *item;
    while (is_good && directory && (item = readdir(directory))) {
        struct stat about;
        text_clear(&name);
        text_addf(&name, "%s%s/%s", folder, inside, item->d_name);
        if (item->d_name[0] == '.' || stat(name.data, &about) != 0) {
            continue;
        }
        const char *path = name.data + strlen(folder);
        if (S_ISDIR(about.st_mode) && depth < PAGE_DEPTH) {
            Text below = { 0 };
            text_add(&below, path);
            is_good = add_folder(page, folder, below.data, depth + 1, err);
            text_done(&below);
        } else if (S_ISREG(about.st_mode) &&
                   !(text_ends_with(path, endings[PAGE_GZIP]) ||
                     text_ends_with(path, endings[PAGE_BROTLI]))) {
            is_good = add_file(page, folder, path, err);
        }
    }
    if (directory) {
        closedir(directory);
    }
    text_done(&name);
    return is_good;
}

static int compare(const void *a, const void *b)
{
    return strcmp(((const PageFile *)a)->path, ((const PageFile *)b)->path);
}

bool page_load(PageFiles *page, const char *folder, Error *err)
{
    *page = (PageFiles){ 0 };
    if (!add_folder(page, folder, "", 0, err)) {
        return false;
    }
    if (page->count > 0) {
        qsort(page->files, page->count, sizeof *page->files, compare);
    }
    return true;
}

void page_done(PageFiles *page)
{
    for (size_t i = 0; i < page->count; i++) {
        page_file_done(&page->files[i]);
    }
    free(page->files);
}

static int compare_path(const void *path, const void *file)
{
    return strcmp(path, ((const PageFile *)file)->path);
}

const PageFile *page_find(const PageFiles *page, const char *path)
{
    return page->count == 0 ? NULL
                            : bsearch(path, page->files, page->count,
                                      sizeof *page->files, compare_path);
}
