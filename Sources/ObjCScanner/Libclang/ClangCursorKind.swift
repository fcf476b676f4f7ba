/// The kinds of cursors that matter here, by libclang's numbers.
enum ClangCursorKind: Int32 {
  case structure = 2
  case union = 3
  case enumeration = 5
  case enumerationConstant = 7
  case parameter = 10
  case interface = 11
  case category = 12
  case protocolDeclaration = 13
  case property = 14
  case instanceMethod = 16
  case classMethod = 17
  case typeAlias = 20
  case typeParameter = 27
  case superclassReference = 40
  case protocolReference = 41
  case classReference = 42
  case typeReference = 43
  case unexposedAttribute = 400
  case annotation = 406
  case flagEnumeration = 437
}
