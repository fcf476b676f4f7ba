extension StandInSDK {
  /// The text of `stddef.h`.
  static let cLibrary = #"""
    // The parts of C's own headers that headers use.
    #pragma once

    typedef __SIZE_TYPE__ size_t;
    typedef __PTRDIFF_TYPE__ ptrdiff_t;
    typedef long ssize_t;
    #ifndef __cplusplus
    typedef __WCHAR_TYPE__ wchar_t;
    #define bool _Bool
    #define true 1
    #define false 0
    #endif
    #ifndef NULL
    #define NULL ((void *)0)
    #endif

    typedef signed char int8_t;
    typedef short int16_t;
    typedef int int32_t;
    typedef long long int64_t;
    typedef unsigned char uint8_t;
    typedef unsigned short uint16_t;
    typedef unsigned int uint32_t;
    typedef unsigned long long uint64_t;
    typedef long intptr_t;
    typedef unsigned long uintptr_t;
    typedef unsigned char UInt8;
    typedef signed char SInt8;
    typedef unsigned short UInt16;
    typedef short SInt16;
    typedef unsigned int UInt32;
    typedef int SInt32;
    typedef unsigned long long UInt64;
    typedef long long SInt64;
    typedef unsigned char Boolean;
    typedef SInt32 OSStatus;
    typedef long time_t;
    typedef long long off_t;
    typedef int pid_t;
    typedef struct __sFILE {
      int _flags;
    } FILE;

    #define INT8_MAX 127
    #define INT16_MAX 32767
    #define INT32_MAX 2147483647
    #define INT64_MAX 9223372036854775807LL
    #define UINT8_MAX 255
    #define UINT16_MAX 65535
    #define UINT32_MAX 4294967295U
    #define UINT64_MAX 18446744073709551615ULL
    #define INT_MAX 2147483647
    #define LONG_MAX 9223372036854775807L
    #define ULONG_MAX 18446744073709551615UL
    #define SIZE_MAX __SIZE_MAX__
    #define FLT_MAX __FLT_MAX__
    #define DBL_MAX __DBL_MAX__
    #define INFINITY __builtin_inff()
    #define NAN __builtin_nanf("")

    typedef __builtin_va_list va_list;
    #define va_start(list, parameter) __builtin_va_start(list, parameter)
    #define va_end(list) __builtin_va_end(list)
    #define va_arg(list, type) __builtin_va_arg(list, type)

    #ifdef __cplusplus
    #define __BEGIN_DECLS extern "C" {
    #define __END_DECLS }
    #else
    #define __BEGIN_DECLS
    #define __END_DECLS
    #endif

    #define __unused __attribute__((unused))
    #define __used __attribute__((used))
    #define __dead2 __attribute__((noreturn))
    #define __pure2 __attribute__((const))
    #define __deprecated __attribute__((deprecated))
    #define __deprecated_msg(text) __attribute__((deprecated(text)))
    #define __unavailable __attribute__((unavailable))
    #define __kpi_deprecated(text)
    #define __restrict restrict
    #define __printflike(format, values)
    #define __scanflike(format, values)

    #define OS_EXPORT extern __attribute__((visibility("default")))
    #define OS_INLINE static __inline__
    #define OS_ALWAYS_INLINE __attribute__((always_inline))
    #define OS_NOINLINE __attribute__((noinline))
    #define OS_USED __attribute__((used))
    #define OS_WEAK __attribute__((weak))
    #define OS_NORETURN __attribute__((noreturn))
    #define OS_NOTHROW
    #define OS_CONST
    #define OS_PURE
    #define OS_MALLOC
    #define OS_UNUSED __attribute__((unused))
    #define OS_WARN_RESULT __attribute__((warn_unused_result))
    #define OS_NONNULL_ALL
    #define OS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define OS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #if __has_attribute(noescape)
    #define OS_NOESCAPE __attribute__((noescape))
    #else
    #define OS_NOESCAPE
    #endif
    #if __has_attribute(enum_extensibility)
    #define OS_ENUM(name, type, ...) \
      typedef enum __attribute__((enum_extensibility(open))) : type { __VA_ARGS__ } name##_t
    #endif
    #if __has_feature(attribute_availability_swift)
    #define OS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message=text)))
    #else
    #define OS_SWIFT_UNAVAILABLE(text)
    #endif

    #define TARGET_OS_MAC 1
    #ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
    #define TARGET_OS_IPHONE 1
    #define TARGET_OS_IOS 1
    #define TARGET_OS_OSX 0
    #else
    #define TARGET_OS_IPHONE 0
    #define TARGET_OS_IOS 0
    #define TARGET_OS_OSX 1
    #endif
    #define TARGET_OS_TV 0
    #define TARGET_OS_WATCH 0
    #define TARGET_OS_VISION 0
    #define TARGET_OS_MACCATALYST 0
    #define TARGET_OS_UIKITFORMAC 0
    #define TARGET_OS_SIMULATOR 0

    // MARK: Availability

    #define __STANDIN_ON_ios(...) ios, __VA_ARGS__
    #define __STANDIN_ON_macos(...) macos, __VA_ARGS__
    #define __STANDIN_ON_macosx(...) macos, __VA_ARGS__
    #define __STANDIN_ON_tvos(...) tvos, __VA_ARGS__
    #define __STANDIN_ON_watchos(...) watchos, __VA_ARGS__
    #define __STANDIN_ON_visionos(...) xros, __VA_ARGS__
    #define __STANDIN_ON_macCatalyst(...) maccatalyst, __VA_ARGS__
    #define __STANDIN_ON_macCatalystApplicationExtension(...) maccatalyst_app_extension, __VA_ARGS__
    #define __STANDIN_ON_iosApplicationExtension(...) ios_app_extension, __VA_ARGS__
    #define __STANDIN_ON_macosApplicationExtension(...) macos_app_extension, __VA_ARGS__

    #define __STANDIN_SINCE(platform, version) __attribute__((availability(platform, introduced=version)))
    #define __STANDIN_UNTIL(platform, from, to, text) \
      __attribute__((availability(platform, introduced=from, deprecated=to, message=text)))
    #define __STANDIN_NEVER(platform, ...) __attribute__((availability(platform, unavailable)))
    #define __STANDIN_APPLY(macro, ...) macro(__VA_ARGS__)
    #define __STANDIN_A(x) __STANDIN_APPLY(__STANDIN_SINCE, __STANDIN_ON_##x)
    #define __STANDIN_U(x) __STANDIN_APPLY(__STANDIN_NEVER, __STANDIN_ON_##x())
    #define __STANDIN_D(text, x) __STANDIN_APPLY(__STANDIN_OLD, __STANDIN_ON_##x, text)
    #define __STANDIN_OLD(platform, from, to, text) __STANDIN_UNTIL(platform, from, to, text)

    #define __STANDIN_PICK(a, b, c, d, e, f, g, name, ...) name
    #define __STANDIN_A1(a) __STANDIN_A(a)
    #define __STANDIN_A2(a, ...) __STANDIN_A(a) __STANDIN_A1(__VA_ARGS__)
    #define __STANDIN_A3(a, ...) __STANDIN_A(a) __STANDIN_A2(__VA_ARGS__)
    #define __STANDIN_A4(a, ...) __STANDIN_A(a) __STANDIN_A3(__VA_ARGS__)
    #define __STANDIN_A5(a, ...) __STANDIN_A(a) __STANDIN_A4(__VA_ARGS__)
    #define __STANDIN_A6(a, ...) __STANDIN_A(a) __STANDIN_A5(__VA_ARGS__)
    #define __STANDIN_A7(a, ...) __STANDIN_A(a) __STANDIN_A6(__VA_ARGS__)
    #define __STANDIN_U1(a) __STANDIN_U(a)
    #define __STANDIN_U2(a, ...) __STANDIN_U(a) __STANDIN_U1(__VA_ARGS__)
    #define __STANDIN_U3(a, ...) __STANDIN_U(a) __STANDIN_U2(__VA_ARGS__)
    #define __STANDIN_U4(a, ...) __STANDIN_U(a) __STANDIN_U3(__VA_ARGS__)
    #define __STANDIN_U5(a, ...) __STANDIN_U(a) __STANDIN_U4(__VA_ARGS__)
    #define __STANDIN_U6(a, ...) __STANDIN_U(a) __STANDIN_U5(__VA_ARGS__)
    #define __STANDIN_U7(a, ...) __STANDIN_U(a) __STANDIN_U6(__VA_ARGS__)
    #define __STANDIN_D1(t, a) __STANDIN_D(t, a)
    #define __STANDIN_D2(t, a, ...) __STANDIN_D(t, a) __STANDIN_D1(t, __VA_ARGS__)
    #define __STANDIN_D3(t, a, ...) __STANDIN_D(t, a) __STANDIN_D2(t, __VA_ARGS__)
    #define __STANDIN_D4(t, a, ...) __STANDIN_D(t, a) __STANDIN_D3(t, __VA_ARGS__)
    #define __STANDIN_D5(t, a, ...) __STANDIN_D(t, a) __STANDIN_D4(t, __VA_ARGS__)
    #define __STANDIN_D6(t, a, ...) __STANDIN_D(t, a) __STANDIN_D5(t, __VA_ARGS__)
    #define __STANDIN_D7(t, a, ...) __STANDIN_D(t, a) __STANDIN_D6(t, __VA_ARGS__)

    #define API_AVAILABLE(...) \
      __STANDIN_PICK(__VA_ARGS__, __STANDIN_A7, __STANDIN_A6, __STANDIN_A5, __STANDIN_A4, \
                     __STANDIN_A3, __STANDIN_A2, __STANDIN_A1)(__VA_ARGS__)
    #define API_UNAVAILABLE(...) \
      __STANDIN_PICK(__VA_ARGS__, __STANDIN_U7, __STANDIN_U6, __STANDIN_U5, __STANDIN_U4, \
                     __STANDIN_U3, __STANDIN_U2, __STANDIN_U1)(__VA_ARGS__)
    #define API_DEPRECATED(text, ...) \
      __STANDIN_PICK(__VA_ARGS__, __STANDIN_D7, __STANDIN_D6, __STANDIN_D5, __STANDIN_D4, \
                     __STANDIN_D3, __STANDIN_D2, __STANDIN_D1)(text, __VA_ARGS__)
    #define API_DEPRECATED_WITH_REPLACEMENT(text, ...) API_DEPRECATED(text, __VA_ARGS__)
    #define API_TO_BE_DEPRECATED 100000
    #define API_AVAILABLE_BEGIN(...)
    #define API_AVAILABLE_END
    #define API_UNAVAILABLE_BEGIN(...)
    #define API_UNAVAILABLE_END
    #define __OSX_AVAILABLE(version) API_AVAILABLE(macos(version))
    #define __IOS_AVAILABLE(version) API_AVAILABLE(ios(version))
    #define __TVOS_AVAILABLE(version) API_AVAILABLE(tvos(version))
    #define __WATCHOS_AVAILABLE(version) API_AVAILABLE(watchos(version))
    #define __OSX_UNAVAILABLE API_UNAVAILABLE(macos)
    #define __IOS_PROHIBITED API_UNAVAILABLE(ios)
    #define __IOS_UNAVAILABLE API_UNAVAILABLE(ios)
    #define __TVOS_PROHIBITED API_UNAVAILABLE(tvos)
    #define __TVOS_UNAVAILABLE API_UNAVAILABLE(tvos)
    #define __WATCHOS_PROHIBITED API_UNAVAILABLE(watchos)
    #define __WATCHOS_UNAVAILABLE API_UNAVAILABLE(watchos)
    #define __OSX_AVAILABLE_STARTING(mac, ios)
    #define __OSX_AVAILABLE_BUT_DEPRECATED(...) __attribute__((deprecated))

    """#
}
