// What gcc's header of this name declares, with Apple's BOOL, which is signed.
#ifndef __objc_INCLUDE_GNU
#define __objc_INCLUDE_GNU
#include <stddef.h>
#define __GNU_LIBOBJC__ 20110608
typedef signed char BOOL;
#define YES (BOOL)1
#define NO (BOOL)0
typedef id (*IMP)(id, SEL, ...);
#define nil (id)0
#define Nil (Class)0
@class Protocol;
#endif
