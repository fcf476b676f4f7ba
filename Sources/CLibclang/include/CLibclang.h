// The part of libclang's stable C interface that ObjCScanner calls, declared anew, so that the package
// builds where libclang is not installed. `kagemusha_libclang_open` finds the functions at run time.

#ifndef KAGEMUSHA_CLIBCLANG_H
#define KAGEMUSHA_CLIBCLANG_H

#include <stddef.h>

// What may be null is said in words where it matters; libclang's own headers do not say it.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"

// MARK: Values

typedef void *CXIndex;
typedef struct CXTranslationUnitImpl *CXTranslationUnit;
typedef void *CXFile;
typedef void *CXDiagnostic;
typedef void *CXClientData;

typedef struct {
  const void *data;
  unsigned private_flags;
} CXString;

typedef struct {
  int kind;
  int xdata;
  const void *data[3];
} CXCursor;

typedef struct {
  int kind;
  void *data[2];
} CXType;

typedef struct {
  const void *ptr_data[2];
  unsigned int_data;
} CXSourceLocation;

typedef struct {
  const void *ptr_data[2];
  unsigned begin_int_data;
  unsigned end_int_data;
} CXSourceRange;

struct CXUnsavedFile {
  const char *filename;
  const char *contents;
  unsigned long length;
};

typedef struct {
  int major;
  int minor;
  int subminor;
} CXVersion;

typedef struct {
  CXString platform;
  CXVersion introduced;
  CXVersion deprecated;
  CXVersion obsoleted;
  int unavailable;
  CXString message;
} CXPlatformAvailability;

typedef int (*CXCursorVisitor)(CXCursor cursor, CXCursor parent, CXClientData client_data);
typedef void (*CXInclusionVisitor)(
    CXFile file, CXSourceLocation *stack, unsigned depth, CXClientData client_data);

// MARK: Functions

// Every function that is called: result, name after `clang_`, parameters.
#define KAGEMUSHA_LIBCLANG_FUNCTIONS(F) \
  F(CXString, getClangVersion, (void)) \
  F(const char *, getCString, (CXString)) \
  F(void, disposeString, (CXString)) \
  F(CXIndex, createIndex, (int exclude_pch, int display_diagnostics)) \
  F(void, disposeIndex, (CXIndex)) \
  F(int, parseTranslationUnit2, \
    (CXIndex, const char *path, const char *const *arguments, int argument_count, \
     struct CXUnsavedFile *files, unsigned file_count, unsigned options, CXTranslationUnit *unit)) \
  F(void, disposeTranslationUnit, (CXTranslationUnit)) \
  F(unsigned, getNumDiagnostics, (CXTranslationUnit)) \
  F(CXDiagnostic, getDiagnostic, (CXTranslationUnit, unsigned)) \
  F(void, disposeDiagnostic, (CXDiagnostic)) \
  F(int, getDiagnosticSeverity, (CXDiagnostic)) \
  F(CXString, getDiagnosticSpelling, (CXDiagnostic)) \
  F(CXSourceLocation, getDiagnosticLocation, (CXDiagnostic)) \
  F(CXCursor, getTranslationUnitCursor, (CXTranslationUnit)) \
  F(void, getInclusions, (CXTranslationUnit, CXInclusionVisitor, CXClientData)) \
  F(void, getFileLocation, \
    (CXSourceLocation, CXFile *, unsigned *line, unsigned *column, unsigned *offset)) \
  F(void, getSpellingLocation, \
    (CXSourceLocation, CXFile *, unsigned *line, unsigned *column, unsigned *offset)) \
  F(CXFile, getFile, (CXTranslationUnit, const char *path)) \
  F(const char *, getFileContents, (CXTranslationUnit, CXFile, size_t *size)) \
  F(CXString, getFileName, (CXFile)) \
  F(unsigned, visitChildren, (CXCursor, CXCursorVisitor, CXClientData)) \
  F(unsigned, equalCursors, (CXCursor, CXCursor)) \
  F(int, Cursor_isNull, (CXCursor)) \
  F(CXString, getCursorSpelling, (CXCursor)) \
  F(CXString, getCursorUSR, (CXCursor)) \
  F(CXString, getCursorPrettyPrinted, (CXCursor, void *policy)) \
  F(CXSourceLocation, getCursorLocation, (CXCursor)) \
  F(CXSourceRange, getCursorExtent, (CXCursor)) \
  F(CXSourceLocation, getRangeStart, (CXSourceRange)) \
  F(CXSourceLocation, getRangeEnd, (CXSourceRange)) \
  F(CXCursor, getCursorReferenced, (CXCursor)) \
  F(CXCursor, getCursorDefinition, (CXCursor)) \
  F(CXString, Cursor_getRawCommentText, (CXCursor)) \
  F(CXType, getCursorType, (CXCursor)) \
  F(CXType, getCursorResultType, (CXCursor)) \
  F(int, Cursor_getNumArguments, (CXCursor)) \
  F(CXCursor, Cursor_getArgument, (CXCursor, unsigned)) \
  F(unsigned, Cursor_isVariadic, (CXCursor)) \
  F(unsigned, Cursor_isObjCOptional, (CXCursor)) \
  F(unsigned, Cursor_getObjCPropertyAttributes, (CXCursor, unsigned reserved)) \
  F(CXString, Cursor_getObjCPropertyGetterName, (CXCursor)) \
  F(CXString, Cursor_getObjCPropertySetterName, (CXCursor)) \
  F(int, getCursorPlatformAvailability, \
    (CXCursor, int *deprecated, CXString *deprecation, int *unavailable, CXString *message, \
     CXPlatformAvailability *platforms, int capacity)) \
  F(void, disposeCXPlatformAvailability, (CXPlatformAvailability *)) \
  F(CXType, getTypedefDeclUnderlyingType, (CXCursor)) \
  F(CXString, getTypeSpelling, (CXType)) \
  F(CXType, getCanonicalType, (CXType)) \
  F(unsigned, isConstQualifiedType, (CXType)) \
  F(CXCursor, getTypeDeclaration, (CXType)) \
  F(CXType, getPointeeType, (CXType)) \
  F(CXType, getArrayElementType, (CXType)) \
  F(CXType, getResultType, (CXType)) \
  F(int, getNumArgTypes, (CXType)) \
  F(CXType, getArgType, (CXType, unsigned)) \
  F(unsigned, isFunctionTypeVariadic, (CXType)) \
  F(CXType, Type_getNamedType, (CXType)) \
  F(CXType, Type_getModifiedType, (CXType)) \
  F(int, Type_getNullability, (CXType)) \
  F(CXType, Type_getObjCObjectBaseType, (CXType)) \
  F(unsigned, Type_getNumObjCProtocolRefs, (CXType)) \
  F(CXCursor, Type_getObjCProtocolDecl, (CXType, unsigned)) \
  F(unsigned, Type_getNumObjCTypeArgs, (CXType)) \
  F(CXType, Type_getObjCTypeArg, (CXType, unsigned))

#define KAGEMUSHA_LIBCLANG_FIELD(result, name, parameters) result(*_Nonnull name) parameters;

/// The functions of an opened libclang.
typedef struct __attribute__((swift_attr("@Sendable"))) {
  KAGEMUSHA_LIBCLANG_FUNCTIONS(KAGEMUSHA_LIBCLANG_FIELD)
} KagemushaLibclang;

#undef KAGEMUSHA_LIBCLANG_FIELD

/// Opens a library and finds the functions in it.
///
/// A library that was opened stays open, and parses on the threads of its callers.
///
/// - Parameters:
///   - path: A path, or a name that the loader looks for.
///   - functions: Is filled in.
///   - reason: Where it failed, why; freed by the caller.
/// - Returns: Whether all functions are there.
int kagemusha_libclang_open(
    const char *_Nonnull path, KagemushaLibclang *_Nonnull functions,
    char *_Nullable *_Nonnull reason);

/// Parses a file, as `clang_parseTranslationUnit2` does, and returns its code.
///
/// libclang recovers from a crash of its parser, but on the stack of the parser, where an overflow leaves no room for
/// it. Here the recovery has a stack of its own.
///
/// - Returns: 0 if there is a unit, and 2 if the parser has crashed, such as from an expression with too many levels.
int kagemusha_libclang_parse(
    const KagemushaLibclang *_Nonnull functions, CXIndex _Nonnull index, const char *_Nonnull path,
    const char *const *_Nullable arguments, int argument_count,
    struct CXUnsavedFile *_Nullable files, unsigned file_count, unsigned options,
    CXTranslationUnit _Nullable *_Nonnull unit);

#pragma clang diagnostic pop

#endif
