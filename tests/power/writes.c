/* Logs every write to the files of one folder, and every sync, by standing before the C library (LD_PRELOAD).
 *
 * A record: kind (w write, s sync, t truncate, d delete), the time in ns, the name's length, the offset or size,
 * the length of the data; then the name and the data. A sync is logged when it has returned, so that what it
 * promises is on the disk by then; a write when it begins.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct record {
    uint64_t kind, at, name, offset, size;
};

static int log_file = -1;
static const char *folder;

static void begin(void) {
    if (folder != NULL) return;
    folder = getenv("WRITES_OF");
    const char *path = getenv("WRITES_LOG");
    if (folder == NULL || path == NULL) {
        folder = "";
        return;
    }
    log_file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* The file's name in the folder; NULL if it is elsewhere. */
static const char *name_of(int file, char *space) {
    begin();
    if (log_file < 0 || file == log_file) return NULL;
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, space, PATH_MAX - 1);
    if (length < 0) return NULL;
    space[length] = 0;
    size_t prefix = strlen(folder);
    return strncmp(space, folder, prefix) == 0 && space[prefix] == '/' ? space + prefix + 1 : NULL;
}

static void note(char kind, const char *name, uint64_t offset, const void *data, uint64_t size) {
    struct record head = {(uint64_t)kind, now(), strlen(name), offset, size};
    struct iovec parts[3] = {
        {&head, sizeof head}, {(void *)name, head.name}, {(void *)data, data == NULL ? 0 : (size_t)size}};
    if (writev(log_file, parts, 3) < 0) abort();
}

#define REAL(result, function, ...) \
    static result (*real)(__VA_ARGS__); \
    if (real == NULL) real = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, function)

ssize_t pwrite(int file, const void *data, size_t size, off_t offset) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off_t);
    char space[PATH_MAX];
    const char *name = name_of(file, space);
    if (name != NULL) note('w', name, (uint64_t)offset, data, size);
    return real(file, data, size, offset);
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t offset) { return pwrite(file, data, size, offset); }

ssize_t write(int file, const void *data, size_t size) {
    REAL(ssize_t, "write", int, const void *, size_t);
    char space[PATH_MAX];
    const char *name = name_of(file, space);
    if (name != NULL) {
        off_t at = lseek(file, 0, SEEK_CUR);
        note('w', name, at < 0 ? 0 : (uint64_t)at, data, size);
    }
    return real(file, data, size);
}

int fsync(int file) {
    REAL(int, "fsync", int);
    char space[PATH_MAX];
    const char *name = name_of(file, space);
    int done = real(file);
    if (name != NULL && done == 0) note('s', name, 0, NULL, 0);
    return done;
}

int fdatasync(int file) {
    REAL(int, "fdatasync", int);
    char space[PATH_MAX];
    const char *name = name_of(file, space);
    int done = real(file);
    if (name != NULL && done == 0) note('s', name, 0, NULL, 0);
    return done;
}

int ftruncate(int file, off_t size) {
    REAL(int, "ftruncate64", int, off_t);
    char space[PATH_MAX];
    const char *name = name_of(file, space);
    if (name != NULL) note('t', name, (uint64_t)size, NULL, 0);
    return real(file, size);
}

int ftruncate64(int file, off64_t size) { return ftruncate(file, size); }

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    begin();
    size_t prefix = strlen(folder);
    int done = real(path);
    if (log_file >= 0 && done == 0 && strncmp(path, folder, prefix) == 0 && path[prefix] == '/')
        note('d', path + prefix + 1, 0, NULL, 0);
    return done;
}
