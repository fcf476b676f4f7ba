import DeclarationModel

/// A class of Apple's frameworks that protocols of apps are bound to. It is used where the framework cannot be read:
/// on other systems, or without the SDK.
struct KnownClass: Sendable, Hashable {
  /// An initializer of a class: its parameters as label, name and type.
  private struct Initializer: Sendable, Hashable {
    var parameters: [Parameter]
    var isCoding = false

    /// `init?(coder:)`, which every subclass must have.
    static let coder = Initializer(
      parameters: [Parameter(label: "coder", name: "coder", type: .name("NSCoder"))],
      isCoding: true)

    static func framed(_ type: String) -> Initializer {
      Initializer(parameters: [Parameter(label: "frame", name: "frame", type: .name(type))])
    }

    static func nib(_ name: String) -> Initializer {
      Initializer(parameters: [
        Parameter(label: "nibName", name: "nibName", type: .optional(.name(name))),
        Parameter(label: "bundle", name: "bundle", type: .optional(.name("Bundle"))),
      ])
    }

    static func one(_ label: String, _ type: TypeReference) -> Initializer {
      Initializer(parameters: [Parameter(label: label, name: label, type: type)])
    }
  }

  private let name: String
  private let initializers: [Initializer]
  private let isOnMainActor: Bool

  /// Creates the known class of a name; nil if there is none.
  init?(_ components: [String]) {
    var names = components[...]
    if names.count == 2, let module = names.first, Self.modules.contains(module) {
      names.removeFirst()
    }
    guard names.count == 1, let name = names.first else { return nil }
    if name == "NSObject" {
      initializers = [Initializer(parameters: [])]
    } else if let found = Self.initializers[name] {
      initializers = found
    } else {
      return nil
    }
    self.name = name
    isOnMainActor = name != "NSObject"
  }

  /// The class as an interface of its module would declare it, with the members that matter to mocks.
  var declaration: TypeDeclaration {
    let module = name == "NSObject" ? "Foundation" : name.hasPrefix("UI") ? "UIKit" : "AppKit"
    let nowhere = SourcePosition(
      path: SourcePosition.path(of: name, inModule: module), line: 1, column: 1)
    var type = TypeDeclaration(.class, name: name, position: nowhere, access: .open)
    if isOnMainActor { type.attributes = [Attribute(.mainActor)] }
    if name != "NSObject" { type.inheritance = [.name("NSObject")] }
    type.members = initializers.map { initializer in
      let declaration = InitializerDeclaration(
        failability: initializer.isCoding ? .optional : .none, parameters: initializer.parameters)
      return TypeMember(
        .initializer(declaration), at: nowhere, access: .public,
        modifiers: initializer.isCoding ? [.required] : [])
    }
    let properties = Self.properties.filter {
      name.hasPrefix($0.prefix) && name.hasSuffix($0.suffix)
    }
    .flatMap(\.names)
    // The mock leaves these properties to the class, so their types do not matter.
    type.members += properties.map { property in
      let variable = VariableDeclaration(name: property, type: .name("Any"))
      return TypeMember(.variable(variable), at: nowhere, access: .public, modifiers: [.final])
    }
    if name.hasSuffix("ViewController"), name.hasPrefix("UI") {
      type.members += Self.presentation.map {
        TypeMember(.method($0), at: nowhere, access: .public, modifiers: [.final])
      }
    }
    return type
  }

  /// Common properties of the classes whose names have a prefix and a suffix.
  private static let properties: [(prefix: String, suffix: String, names: [String])] = [
    (
      "UI", "ViewController",
      [
        "children", "isBeingDismissed", "isBeingPresented", "isViewLoaded", "navigationController",
        "navigationItem", "parent", "presentedViewController", "presentingViewController",
        "storyboard", "tabBarController", "tabBarItem", "title", "traitCollection", "view",
        "viewIfLoaded",
      ]
    ),
    (
      "UI", "View",
      [
        "alpha", "backgroundColor", "bounds", "center", "frame", "isHidden",
        "isUserInteractionEnabled", "layer", "subviews", "superview", "tag", "window",
      ]
    ),
    ("NS", "ViewController", ["children", "parent", "representedObject", "title", "view"]),
  ]

  private static let presentation: [MethodDeclaration] = {
    let completion = Parameter(
      label: "completion", name: "completion",
      type: .optional(.function(FunctionType(parameters: [], result: .name("Void")))))
    let animated = Parameter(label: "animated", name: "flag", type: .name("Bool"))
    let controller = Parameter(label: nil, name: "controller", type: .name("UIViewController"))
    return [
      MethodDeclaration(name: "present", parameters: [controller, animated, completion]),
      MethodDeclaration(name: "dismiss", parameters: [animated, completion]),
    ]
  }()

  private static let modules: Set = ["AppKit", "Foundation", "ObjectiveC", "UIKit"]

  private static let initializers: [String: [Initializer]] = {
    var all: [String: [Initializer]] = [:]
    for name in ["UIResponder", "NSResponder"] { all[name] = [Initializer(parameters: [])] }
    let views = [
      "UIButton", "UICollectionReusableView", "UICollectionViewCell", "UIControl", "UIImageView",
      "UILabel", "UIScrollView", "UIStackView", "UITextField", "UIView", "UIWindow",
    ]
    for name in views { all[name] = [.framed("CGRect"), .coder] }
    for name in ["NSControl", "NSStackView", "NSView"] { all[name] = [.framed("NSRect"), .coder] }
    for name in ["UIViewController", "UINavigationController", "UITabBarController"] {
      all[name] = [.nib("String"), .coder]
    }
    all["NSViewController"] = [.nib("NSNib.Name"), .coder]
    all["NSWindowController"] = [.one("window", .optional(.name("NSWindow"))), .coder]
    all["UITableViewController"] = [
      .one(
        "style", .named(NamedType([.init("UITableView"), .init("Style")]))), .coder,
    ]
    return all
  }()
}
