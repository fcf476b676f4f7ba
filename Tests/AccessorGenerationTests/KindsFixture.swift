import DeclarationModel

/// What the scanner says of `Fixtures/Accessors/Kinds/Types.swift`.
enum KindsFixture {
  static let files = [
    file(
      screen, login, mode, step, type(.struct, "Label", at: place(35)), box, node, shelf,
      type(.class, "NumberShelf", at: place(55)) {
        $0.modifiers = [.final]
        $0.inheritance = [.named(NamedType([.init("Shelf", arguments: [.int])]))]
      }, type(.enum, "Outer", at: place(57)), inner)
  ]

  private static let screen = type(
    .class, "Screen", stored("title", inferred: .string),
    stored("outlet", .implicitlyUnwrapped(.name("Label"))),
    stored("parent", .optional(.name("Screen"))))

  private static let login = type(
    .class, "Login", at: place(10),
    stored("mode", inferred: .name("Mode")) { member, _ in
      member.access = .fileprivate
    }, stored("step", inferred: .name("Step")), stored("title", inferred: .int),
    stored("header", .name("Label")),
    stored("source", .dictionary(key: .string, value: .array(.name("Mode")))),
    stored("default"),
    stored("onTap", .function(FunctionType(parameters: [.init(type: .int)], result: .void))),
    stored("shared", inferred: .int) { member, _ in member.modifiers = [.static] },
    stored("computed", .int) { _, variable in variable.isComputed = true },
    stored("visible", inferred: .name("Bool")) { member, _ in member.access = .internal },
    stored("platform", inferred: .string) { member, _ in
      member.conditions = [
        ConditionalClause(directives: ["#if os(Linux) || os(macOS)"], start: place(26))
      ]
    },
    stored("platform", inferred: .int) { member, _ in
      member.conditions = [
        ConditionalClause(directives: ["#if os(Linux) || os(macOS)", "#else"], start: place(26))
      ]
    }
  ) {
    $0.modifiers = [.final]
    $0.inheritance = [.name("Screen")]
  }

  private static let mode = type(.enum, "Mode", at: place(11)) { $0.enclosingTypes = ["Login"] }

  private static let step = type(.enum, "Step", at: place(12)) {
    $0.enclosingTypes = ["Login"]
    $0.access = .private
  }

  private static let box = type(
    .struct, "Box", at: place(39), stored("items", .array(.name("Element"))),
    stored("node", .name("Node")), stored("unknown")
  ) { $0.generics = [GenericParameter(name: "Element")] }

  private static let node = type(.struct, "Node", at: place(40)) { $0.enclosingTypes = ["Box"] }

  private static let shelf = type(
    .class, "Shelf", at: place(49), stored("top", .optional(.name("T"))), stored("unknown")
  ) { $0.generics = [GenericParameter(name: "T")] }

  private static let inner = type(.struct, "Inner", at: place(58), stored("depth", .int)) {
    $0.enclosingTypes = ["Outer"]
  }
}
