#include "CLibclang.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *copied(const char *text) {
  return strdup(text ? text : "no reason given");
}

static char *missing(const char *function) {
  const char *words = "it has no function ";
  size_t size = strlen(words) + strlen(function) + 1;
  char *text = malloc(size);
  if (text) snprintf(text, size, "%s%s", words, function);
  return text;
}

int kagemusha_libclang_open(const char *path, KagemushaLibclang *functions, char **reason) {
  *reason = NULL;
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    *reason = copied(dlerror());
    return 0;
  }
#define KAGEMUSHA_LIBCLANG_FIND(result, name, parameters) \
  { \
    void *address = dlsym(library, "clang_" #name); \
    if (!address) { \
      *reason = missing("clang_" #name); \
      dlclose(library); \
      return 0; \
    } \
    memcpy((void *)&functions->name, &address, sizeof address); \
  }
  KAGEMUSHA_LIBCLANG_FUNCTIONS(KAGEMUSHA_LIBCLANG_FIND)
#undef KAGEMUSHA_LIBCLANG_FIND
  // libclang would parse on a thread of its own, whose stack is smaller than that of its caller.
  setenv("LIBCLANG_NOTHREADS", "1", 1);
  return 1;
}
