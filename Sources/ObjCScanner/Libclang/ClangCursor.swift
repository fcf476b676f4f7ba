import CLibclang

/// A cursor of libclang: a declaration, an attribute, or a reference to a declaration.
struct ClangCursor {
  let raw: CXCursor
  let unit: ClangUnit

  init(_ raw: CXCursor, of unit: ClangUnit) {
    self.raw = raw
    self.unit = unit
  }

  private var library: Libclang { unit.library }
  private var functions: KagemushaLibclang { unit.library.functions }

  /// The kind.
  var kind: ClangCursorKind? { ClangCursorKind(rawValue: raw.kind) }
  /// Whether the cursor is null.
  var isNull: Bool { functions.Cursor_isNull(raw) != 0 || raw.kind == 70 }
  /// The name; the selector of a method; the text of an annotation.
  var spelling: String { library.text(functions.getCursorSpelling(raw)) }
  /// A unique identifier of the declaration.
  var identifier: String { library.text(functions.getCursorUSR(raw)) }
  /// The type of a value; for the declaration of a type, that type.
  var type: ClangType { ClangType(functions.getCursorType(raw), of: unit) }
  /// The result type of a method.
  var resultType: ClangType { ClangType(functions.getCursorResultType(raw), of: unit) }
  /// The underlying type of a type alias.
  var underlyingType: ClangType { ClangType(functions.getTypedefDeclUnderlyingType(raw), of: unit) }
  /// The comment as written.
  var comment: String { library.text(functions.Cursor_getRawCommentText(raw)) }
  /// Whether the method is variadic.
  var isVariadic: Bool { functions.Cursor_isVariadic(raw) != 0 }
  /// Whether the requirement is declared after `@optional`.
  var isOptional: Bool { functions.Cursor_isObjCOptional(raw) != 0 }
  /// The attributes of `@property`.
  var propertyAttributes: ClangPropertyAttributes {
    ClangPropertyAttributes(rawValue: functions.Cursor_getObjCPropertyAttributes(raw, 0))
  }
  /// The getter of a property.
  var getterName: String { library.text(functions.Cursor_getObjCPropertyGetterName(raw)) }
  /// The setter of a property.
  var setterName: String { library.text(functions.Cursor_getObjCPropertySetterName(raw)) }
  /// The place of the name.
  var place: ClangPlace? { unit.place(functions.getCursorLocation(raw)) }
  /// The range of the declaration's text.
  var extent: ClangExtent? {
    let range = functions.getCursorExtent(raw)
    guard let start = unit.place(functions.getRangeStart(range)),
      let end = unit.place(functions.getRangeEnd(range)), start.path == end.path,
      start.offset <= end.offset
    else { return nil }
    return ClangExtent(path: start.path, offsets: start.offset...end.offset)
  }
  /// The referenced declaration.
  var referenced: ClangCursor { ClangCursor(functions.getCursorReferenced(raw), of: unit) }
  /// The definition; a null cursor if there is none.
  var definition: ClangCursor { ClangCursor(functions.getCursorDefinition(raw), of: unit) }

  /// The parameters of a method.
  var arguments: [ClangCursor] {
    (0..<max(0, functions.Cursor_getNumArguments(raw))).map {
      ClangCursor(functions.Cursor_getArgument(raw, UInt32($0)), of: unit)
    }
  }

  /// The children, in order.
  var children: [ClangCursor] {
    var found: [CXCursor] = []
    _ = withUnsafeMutablePointer(to: &found) { found in
      functions.visitChildren(
        raw,
        { cursor, _, data in
          data?.assumingMemoryBound(to: [CXCursor].self).pointee.append(cursor)
          return 1
        }, found)
    }
    return found.map { ClangCursor($0, of: unit) }
  }

  /// The texts of the declaration's annotations, in order, and the names of its plain attributes.
  var annotations: [String] {
    let children = children
    return children.filter { $0.kind == .annotation }.map(\.spelling)
      + plainAttributes(children.filter { $0.kind == .unexposedAttribute })
  }

  /// The platforms and versions in which the declaration is available.
  var platforms: ClangAvailability {
    var (isDeprecated, isUnavailable): (Int32, Int32) = (0, 0)
    var (deprecation, message) = (CXString(), CXString())
    let capacity = 16
    return withUnsafeTemporaryAllocation(of: CXPlatformAvailability.self, capacity: capacity) {
      buffer in
      let count = functions.getCursorPlatformAvailability(
        raw, &isDeprecated, &deprecation, &isUnavailable, &message, buffer.baseAddress,
        Int32(capacity))
      var availability = ClangAvailability(
        isDeprecated: isDeprecated != 0, isUnavailable: isUnavailable != 0)
      functions.disposeString(deprecation)
      functions.disposeString(message)
      for number in 0..<min(capacity, Int(count)) {
        let platform = buffer[number]
        availability.platforms.append(
          ClangAvailability.Platform(
            name: functions.getCString(platform.platform).map { String(cString: $0) } ?? "",
            introduced: .init(platform.introduced), deprecated: .init(platform.deprecated),
            obsoleted: .init(platform.obsoleted), isUnavailable: platform.unavailable != 0))
        functions.disposeCXPlatformAvailability(buffer.baseAddress.map { $0 + number })
      }
      return availability
    }
  }
}

extension ClangCursor {
  /// Whether the cursor is a definition, unlike `@protocol P;`.
  var isDefinition: Bool {
    let definition = self.definition
    return !definition.isNull && unit.library.functions.equalCursors(definition.raw, raw) != 0
  }
}

/// The kinds of cursors in use, with the values of libclang.
enum ClangCursorKind: Int32 {
  case structure = 2
  case enumeration = 5
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
  case unexposedAttribute = 400
  case annotation = 406
  case subclassingRestricted = 432
  case designatedInitializer = 434
  case flagEnumeration = 437
}

extension ClangCursor {
  /// Whether the cursor declares a type, unlike `@class Name;`.
  var declaresType: Bool {
    switch kind {
    case .typeAlias: true
    case .structure, .enumeration, .protocolDeclaration: isDefinition
    case .interface:
      !children.contains { $0.kind == .classReference && $0.spelling == spelling }
    default: false
    }
  }
}
