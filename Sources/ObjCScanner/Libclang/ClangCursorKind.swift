/// The kinds of cursors that matter here, by libclang's numbers.
enum ClangCursorKind: Int32 {
  case interface = 11
  case category = 12
  case protocolDeclaration = 13
  case property = 14
  case instanceMethod = 16
  case classMethod = 17
  case typeAlias = 20
  case typeParameter = 27
  case protocolReference = 41
  case classReference = 42
  case annotation = 406
  case flagEnumeration = 437
}
