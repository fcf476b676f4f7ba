import Kagemusha
import Testing

/// Reads properties of every kind, from every level of a class hierarchy.
struct PrivatePropertiesTests {
  private let owner = Node("owner")
  private let leaf: Leaf
  private var properties: PrivateProperties<Leaf> { leaf.privateProperties }

  init() {
    leaf = Leaf(owner: owner, id: 42)
  }

  @Test func constantsAndVariables() {
    #expect(properties.property(forKey: "id") == 42)
    #expect(properties.property(forKey: "observed") == 1)
    leaf.add("a")
    #expect(properties.property(forKey: "elements") == ["a"])
  }

  @Test func referencesWeakAndUnowned() {
    #expect(properties.property(forKey: "owner", as: Node.self) === owner)
    #expect(properties.property(forKey: "unsafeOwner", as: Node.self) === owner)
    #expect(properties.property(forKey: "weakNode", as: Node.self) === owner)
    leaf.forget()
    #expect(properties.property(forKey: "weakNode", as: Node?.self) == nil)
  }

  @Test func optionalsAndOutlets() throws {
    #expect(properties.property(forKey: "note", as: String?.self) == nil)
    #expect(properties.property(forKey: "outlet", as: Node?.self) == nil)
    #expect(throws: PrivatePropertyFailure.self) {
      try properties.value(forKey: "outlet", as: Node.self)
    }
    leaf.connect(owner)
    leaf.annotate("text")
    #expect(try properties.value(forKey: "outlet", as: Node.self) === owner)
    #expect(properties.property(forKey: "note", as: String?.self) == "text")
    #expect(properties.property(forKey: "note", as: String.self) == "text")
  }

  @Test func lazyProperties() throws {
    #expect(throws: PrivatePropertyFailure.self) {
      try properties.value(forKey: "count", as: Int.self)
    }
    #expect(throws: PrivatePropertyFailure.self) {
      try properties.value(forKey: "summary", as: String?.self)
    }
    leaf.useLazies()
    #expect(properties.property(forKey: "count") == 0)
    #expect(properties.property(forKey: "summary", as: String?.self) == nil)
    #expect(properties.property(forKey: "deferred", as: String?.self) == "made")
  }

  @Test func propertyWrappers() {
    #expect(properties.property(forKey: "level") == 9)
    #expect(properties.property(forKey: "$level") == true)
    #expect(properties.property(forKey: "_level", as: Clamped.self).wrappedValue == 9)
    #expect(properties.property(forKey: "plain") == "wrapped")
    #expect(properties.property(forKey: "plain", as: Any.self) as? String == "wrapped")
    #expect(properties.property(forKey: "buried") == [1, 2])
    #expect(properties.property(forKey: "_plain", as: Plain<String>.self).wrappedValue == "wrapped")
    #expect(properties.property(forKey: "plain", as: Plain<String>.self).wrappedValue == "wrapped")
  }

  @Test func storageOfMacros() {
    #expect(properties.property(forKey: "stored") == "behind a macro")
  }

  @Test func valuesOfAllSorts() {
    #expect(properties.property(forKey: "mode") == Mode.editing(line: 3))
    let point: Point = properties.property(forKey: "point")
    #expect(point.privateProperties.property(forKey: "y") == 2)
    #expect(properties.property(forKey: "pair", as: (left: Int, right: String).self).right == "r")
    #expect(properties.property(forKey: "failure", as: (any Error).self) is Mistake)
    #expect(Counter().privateProperties.property(forKey: "value") == 5)
  }

  @Test func closuresAreReadWhereTheyCanBeCalled() throws {
    #expect(properties.property(forKey: "handlers", as: [(Int) -> Int].self)[0](1) == 2)
    #expect(properties.property(forKey: "action", as: ((Int) -> Int).self)(1) == 3)
    #expect(properties.property(forKey: "completion", as: ((String) -> Void)?.self) == nil)
    leaf.complete()
    for key in ["handler", "named", "completion"] {
      #expect(throws: PrivatePropertyFailure.self) { try properties.value(forKey: key) as Any }
    }
  }

  @Test func aTypeThatCannotBeNamedIsAny() {
    let hidden: Any = properties.property(forKey: "hidden")
    #expect("\(hidden)" == "shown(7)")
  }

  @Test func aSharedNameIsThatOfTheClassThatIsAsked() {
    #expect(properties.property(forKey: "shared") == [3])
    #expect(properties.property(forKey: "shared", of: Middle<String>.self) == 2)
    #expect(properties.property(forKey: "shared", of: Root.self) == "of the root")
    let root: Root = leaf
    #expect(PrivateProperties(root).property(forKey: "shared") == "of the root")
  }

  @Test func aSuperclassFindsWhatASubclassHas() {
    let root: Root = leaf
    #expect(PrivateProperties(root).property(forKey: "observed") == 1)
    let anything: Any = leaf
    #expect(PrivateProperties(anything).property(forKey: "shared") == [3])
  }

  @Test(arguments: ["", "_", "$", "$id", "_id", "$$level", "ID", "$__lazy_storage_$_none"])
  func otherKeysHaveNoValue(key: String) {
    #expect(throws: PrivatePropertyFailure.self) {
      try properties.value(forKey: key, as: Any.self)
    }
  }
}
