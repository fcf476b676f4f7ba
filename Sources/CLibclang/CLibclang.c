#include "CLibclang.h"

#include <dlfcn.h>
#include <signal.h>
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

// Lets a handler that libclang has installed run on the stack for signals.
static void use_signal_stack(int number) {
  struct sigaction action;
  if (sigaction(number, NULL, &action) != 0) return;
  if (action.sa_handler == SIG_DFL || action.sa_handler == SIG_IGN) return;
  action.sa_flags |= SA_ONSTACK;
  sigaction(number, &action, NULL);
}

int kagemusha_libclang_parse(
    const KagemushaLibclang *functions, CXIndex index, const char *path,
    const char *const *arguments, int argument_count, struct CXUnsavedFile *files,
    unsigned file_count, unsigned options, CXTranslationUnit *unit) {
  // The index has installed the handlers. Where there is no memory, they run on the stack of the parser.
  use_signal_stack(SIGSEGV);
  use_signal_stack(SIGBUS);
  stack_t stack = {0}, previous;
  stack.ss_size = 64 << 10;
  stack.ss_sp = malloc(stack.ss_size);
  int is_set = stack.ss_sp && sigaltstack(&stack, &previous) == 0;
  int code = functions->parseTranslationUnit2(
      index, path, arguments, argument_count, files, file_count, options, unit);
  if (is_set) sigaltstack(&previous, NULL);
  free(stack.ss_sp);
  return code;
}
