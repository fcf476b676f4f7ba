/// The meanings of filters and tags, each in one line.
enum FilterMeaning {
  /// The meanings of filters, by their names; one with '!' in front means the opposite.
  static let all = [
    "mock": "the mock of a protocol", "signature": "the signature of a method",
    "accessor": "an accessor for a private property",
    "annotated": "has an annotation: 'annotated:\"name\"', 'annotated:\"name = value\"'",
    "based": "has a base type: 'based:\"Name\"'", "implements": "conforms to a protocol",
    "inherits": "inherits from a class", "extends": "is an extension of a type",
    "class": "is a class, or a 'class' member", "struct": "is a structure",
    "enum": "is an enumeration", "protocol": "is a protocol", "actor": "is an actor",
    "extension": "is an extension", "static": "is static", "instance": "is an instance member",
    "computed": "is a computed instance variable", "stored": "is a stored instance variable",
    "initializer": "is an initializer", "definedInExtension": "is declared in an extension",
    "tuple": "has the type of a tuple", "optional": "has an optional type",
    "basename": "the last component of a path", "dirname": "the path without the last component",
    "deletingLastComponent": "the path without the last component",
    "camelToSnakeCase": "'someName' as 'some_name'",
    "snakeToCamelCase": "'some_name' as 'SomeName'",
    "capitalise": "each word with a capital", "titleCase": "the first letter in upper case",
    "titlecase": "the first letter in upper case",
    "upperFirstLetter": "the first letter in upper case",
    "lowerFirstLetter": "the first letter in lower case",
    "lowerFirstWord": "the first word in lower case: 'urlPath' for 'URLPath'",
    "contains": "contains a text", "hasPrefix": "begins with a text",
    "hasSuffix": "ends with a text",
    "count": "the number of elements", "isEmpty": "whether there are no elements",
    "first": "the first element", "last": "the last element", "reversed": "the elements reversed",
    "toArray": "a list of the value", "push": "the list with one more element",
    "sorted": "sorted by a property: 'sorted:\"name\"'",
    "sortedDescending": "sorted by a property, the last first",
    "sortedValuesByKeys": "the values of a dictionary, sorted by key",
    "join": "the elements as a text: 'join:\", \"'", "json": "the value as JSON",
    "escapeReservedKeywords": "the name, in backticks if it is a keyword",
    "swiftIdentifier": "the text as an identifier",
    "replace": "another text in the place of one: 'replace:\"a\",\"b\"'",
    "removeNewlines": "the text without white space; with 'leading', lines joined",
    "hexToInt": "the number of a hexadecimal text", "int255toFloat": "the number divided by 255",
    "percent": "the number as a percentage", "default": "another value if there is none",
    "capitalize": "each word with a capital", "uppercase": "the text in upper case",
    "lowercase": "the text in lower case", "split": "the parts between separators",
    "indent": "the text with spaces before its lines", "filter": "the value of a filter by name",
  ]

  /// Returns the meaning of a filter; nil if it has none.
  static func of(_ name: String) -> String? {
    if let meaning = all[name] { return meaning }
    if name.hasPrefix("!") { return of(String(name.dropFirst())).map { "not: \($0)" } }
    for ending in ["Get", "Set"] where name.hasSuffix(ending) {
      let level = name.dropLast(ending.count)
      return "can be \(ending == "Get" ? "read" : "set") with access level '\(level)'"
    }
    return levels.contains(name) ? "has access level '\(name)'" : nil
  }

  private static let levels: Set = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  /// The tags, and their meanings.
  static let tags = [
    ("for item in list where condition", "repeats the text up to 'endfor'; 'empty' for none"),
    ("if condition", "'elif', 'else' and 'endif' follow"),
    ("ifnot condition", "the opposite of 'if'"),
    (
      "break label, continue label",
      "end a loop, or a step of it; without a label, the innermost one"
    ),
    ("set name value", "defines a variable; without a value, by the text up to 'endset'"),
    ("macro name parameters", "defines a macro by the text up to 'endmacro'"),
    ("call name arguments", "prints a macro"), ("include \"file\"", "renders another template"),
    ("import \"file\"", "defines the macros of another template"),
    ("map list into name using item", "defines a list by the text up to 'endmap'"),
    ("filter name", "filters the text up to 'endfilter'"),
    ("block name, extends \"file\"", "fill the blocks of another template"),
    ("newline", "a line break that is kept"),
    ("now \"format\"", "the date, in a format of 'DateFormatter'"),
  ]
}
