import Basics
import DeclarationModel
import Files
import MockResolver
import ObjCScanner
import StencilTemplates

extension ValueForm {
  static let bool = ValueForm(shape: .bool, words: "true or false", schema: ["type": "boolean"])

  static func text(_ words: String) -> ValueForm {
    ValueForm(shape: .text, words: words, schema: textSchema)
  }

  /// Returns the form of a list, which may be written as one text.
  static func list(_ words: String) -> ValueForm {
    ValueForm(
      shape: .listOfTexts, words: "list of \(words)",
      schema: [
        "oneOf": [textSchema, ["type": "array", "minItems": 1, "items": textSchema]]
      ])
  }

  static func choice(_ values: [String]) -> ValueForm {
    ValueForm(
      shape: .text, words: values.map { "`\($0)`" }.joined(separator: " or "),
      schema: ["type": "string", "enum": .list(values.map(OrderedJSON.string))])
  }

  static func mapping(_ words: String, to values: OrderedJSON) -> ValueForm {
    ValueForm(
      shape: .mapping, words: words, schema: ["type": "object", "additionalProperties": values])
  }

  private static let textSchema: OrderedJSON = ["type": "string", "minLength": 1]
}

// MARK: - Plain values

extension ValueFormat<Bool> {
  static var bool: ValueFormat {
    ValueFormat(.bool) { raw, _ in raw.bool }
  }
}

extension ValueFormat<String?> {
  static func text(_ words: String) -> ValueFormat {
    ValueFormat(.text(words)) { raw, _ in raw.text?.value }
  }
}

extension ValueFormat<Located<Int>?> {
  /// Returns the format of a number between one and a limit.
  static func count(_ words: String, upTo limit: Int) -> ValueFormat {
    ValueFormat(
      ValueForm(
        shape: .text, words: words,
        schema: ["type": "integer", "minimum": 1, "maximum": .number(limit)])
    ) { raw, reader in
      guard let text = raw.text else { return nil }
      guard let count = Int(text.value), (1...limit).contains(count) else {
        reader.report(.invalidNumber(text.value, limit: limit), at: text.position)
        return nil
      }
      return Located(count, at: text.position)
    }
  }
}

extension ValueFormat<[String]> {
  static func texts(_ words: String) -> ValueFormat {
    ValueFormat(.list(words)) { raw, _ in raw.texts.map(\.value) }
  }

  /// The format of absolute paths, as text for external tools.
  static var pathTexts: ValueFormat {
    ValueFormat(.list("folders")) { raw, reader in
      raw.texts.map { reader.path($0).value.text }
    }
  }

  /// The format of modules that are imported with `@testable`.
  ///
  /// On the command line, build phases pass the name of a product, which may contain spaces and dashes.
  static var testableModules: ValueFormat {
    ValueFormat(.list("modules")) { raw, reader in
      raw.texts.map { text in
        let module = ModuleName.ofProduct(text.value)
        if module == text.value || reader.isCommandLine { return module }
        reader.report(.notAModule(text.value, suggestion: module), at: text.position)
        return text.value
      }
    }
  }

  /// The format of modules, and declarations of modules, that are imported.
  static var imports: ValueFormat {
    ValueFormat(.list("modules")) { raw, reader in
      raw.texts.map { text in
        if !ModuleName.isImportable(text.value) {
          let suggestion = ModuleName.ofProduct(text.value)
          reader.report(.notAModule(text.value, suggestion: suggestion), at: text.position)
        }
        return text.value
      }
    }
  }
}

// MARK: - Paths and patterns

extension ValueFormat<[AbsolutePath]> {
  static var folders: ValueFormat {
    ValueFormat(.list("folders")) { raw, reader in
      raw.texts.map { reader.path($0).value }
    }
  }
}

extension ValueFormat<[Located<AbsolutePath>]> {
  static var paths: ValueFormat {
    ValueFormat(.list("files, folders and globs")) { raw, reader in
      raw.texts.map { reader.path($0) }
    }
  }
}

extension ValueFormat<PathSelection> {
  static var selection: ValueFormat {
    ValueFormat(.list("files, folders and globs")) { raw, reader in
      raw.texts.reduce(into: PathSelection([])) { paths, text in
        if text.value.hasPrefix("!") {
          let excluded = Located(String(text.value.dropFirst()), at: text.position)
          paths.excluded.append(reader.path(excluded))
        } else {
          paths.included.append(reader.path(text))
        }
      }
    }
  }
}

extension ValueFormat<[Located<Glob>]> {
  static var globs: ValueFormat {
    ValueFormat(.list("names and globs")) { raw, _ in
      raw.texts.map { Located(Glob($0.value), at: $0.position) }
    }
  }
}

extension ValueFormat<[Located<String>]> {
  /// The format of one module in a configuration, and of several on the command line.
  static var modules: ValueFormat {
    ValueFormat(.text("module")) { raw, _ in raw.texts }
  }
}

extension ValueFormat<Located<OutputLocation>> {
  static var output: ValueFormat {
    ValueFormat(.text("file or folder")) { raw, reader in
      guard let text = raw.text else { return nil }
      if reader.hasOutputs, text.value.hasPrefix("/") {
        reader.report(.absoluteOutput(text.value), at: text.position)
      } else {
        reader.checkExpansion(of: text)
      }
      return Located(OutputLocation(text.value, relativeTo: reader.folder), at: text.position)
    }
  }
}

// MARK: - Mocks

extension ValueFormat<Located<MockNaming>?> {
  static var mockName: ValueFormat {
    ValueFormat(
      ValueForm(
        shape: .text, words: "pattern",
        schema: ["type": "string", "pattern": #"\{(name|base)\}"#])
    ) { raw, reader in
      guard let text = raw.text else { return nil }
      do throws(InvalidMockNaming) {
        return Located(try MockNaming(pattern: text.value), at: text.position)
      } catch {
        reader.report(.invalidMockName(error), at: text.position)
        return nil
      }
    }
  }
}

extension ValueFormat<Located<AccessLevel>?> {
  static var access: ValueFormat {
    ValueFormat(.choice(MockRequest.accessLevels.map(\.rawValue))) {
      raw, reader in
      guard let text = raw.text else { return nil }
      if let level = AccessLevel(rawValue: text.value), MockRequest.accessLevels.contains(level) {
        return Located(level, at: text.position)
      }
      let names = MockRequest.accessLevels.map(\.rawValue)
      let nearest = NameSuggestions(candidates: names).nearest(to: text.value)
      reader.report(.unknownAccess(text.value, nearest: nearest), at: text.position)
      return nil
    }
  }
}

extension ValueFormat<DefaultIsolation?> {
  static var defaultIsolation: ValueFormat {
    let names = DefaultIsolation.allCases.map(\.rawValue)
    return ValueFormat(.choice(names)) { raw, reader in
      guard let text = raw.text else { return nil }
      if let isolation = DefaultIsolation(rawValue: text.value) { return isolation }
      let nearest = NameSuggestions(candidates: names).nearest(to: text.value)
      reader.report(.unknownIsolation(text.value, nearest: nearest), at: text.position)
      return nil
    }
  }
}

extension ValueFormat<MockExtras> {
  /// Returns a format whose `true` adds extras.
  static func extras(_ extras: MockExtras) -> ValueFormat {
    ValueFormat(.bool, join: { $0.union($1) }) { raw, _ in
      raw.bool.map { $0 ? extras : [] }
    }
  }
}

// MARK: - Mappings

extension ValueFormat<[String: Located<String>]> {
  /// The format of Swift expressions, by the types or properties that they are for.
  static var expressions: ValueFormat {
    ValueFormat(
      .mapping(
        "mapping of names to Swift expressions", to: ["type": ["string", "number", "boolean"]])
    ) { raw, reader in
      var expressions: [String: Located<String>] = [:]
      for (name, value) in raw.entries { expressions[name.value] = reader.text(value) }
      return expressions
    }
  }
}

extension ValueFormat<[String: AnnotationValue]> {
  static var arguments: ValueFormat {
    ValueFormat(.mapping("mapping of names to values", to: true)) { raw, _ in
      var arguments: [String: AnnotationValue] = [:]
      for (name, value) in raw.entries { arguments[name.value] = AnnotationValue(value) }
      return arguments
    }
  }
}

extension ValueFormat<[HeaderDeclaration]> {
  /// The format of types with their kinds: `UIColor: class`, or `UIColor=class` on the command line.
  static var declarations: ValueFormat {
    ValueFormat(
      .mapping(
        "mapping of types to "
          + HeaderDeclaration.Kind.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "),
        to: ["enum": .list(HeaderDeclaration.Kind.allCases.map { .string($0.rawValue) })])
    ) { raw, reader in
      raw.entries.compactMap { name, value in
        guard let kind = value.scalar.flatMap({ HeaderDeclaration.Kind(rawValue: $0.string) })
        else {
          reader.report(.notADeclaration(name.value), at: reader.position(of: value))
          return nil
        }
        return HeaderDeclaration(name: name.value, kind: kind, position: name.position)
      }
    }
  }
}
