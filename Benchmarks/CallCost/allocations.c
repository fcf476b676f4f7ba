// Counts the allocations of a process: its own malloc, before the C library's.
#define _GNU_SOURCE
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);

static atomic_long counted;

long allocations(void) { return atomic_load(&counted); }

void *malloc(size_t size) {
  atomic_fetch_add(&counted, 1);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  atomic_fetch_add(&counted, 1);
  return __libc_calloc(count, size);
}

void *realloc(void *pointer, size_t size) {
  atomic_fetch_add(&counted, 1);
  return __libc_realloc(pointer, size);
}
