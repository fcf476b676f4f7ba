import ObjCNaming
import Testing

@Suite struct MethodNameTests {
  @Test func `the type of an argument is not repeated`() {
    #expect(Naming.name("openURL:", Naming.url) == "open(_:)")
    #expect(Naming.name("setTextColor:", Naming.color) == "setTextColor(_:)")
    #expect(Naming.name("openName:", Naming.string) == "openName(_:)")
    #expect(Naming.name("load:fromString:", Naming.url, Naming.string) == "load(_:from:)")
  }

  @Test func `an index is a number`() {
    #expect(Naming.name("removeItemAtIndex:", Naming.integer) == "removeItem(at:)")
    #expect(Naming.name("removeItemAtIndex:", Naming.string) == "removeItem(atIndex:)")
  }

  @Test func `plurals repeat elements`() {
    let colors = ObjCType.instance(class: "NSArray", arguments: [Naming.color.type])
    #expect(Naming.name("addColors:", ObjCValue(colors)) == "add(_:)")
    #expect(Naming.name("addColor:", ObjCValue(colors)) == "addColor(_:)")
    #expect(Naming.name("addObjects:", ObjCValue(.instance(class: "NSArray"))) == "add(_:)")
  }

  @Test func `typedefs count as their underlying types`() {
    let key = ObjCType.alias("Key", Naming.string.type)
    #expect(Naming.name("addString:", ObjCValue(key)) == "add(_:)")
    #expect(Naming.name("addKey:", ObjCValue(key)) == "addKey(_:)")
  }

  @Test func `first pieces are split at their last preposition`() {
    #expect(Naming.name("moveToPoint:", ObjCValue(.record("CGPoint"))) == "move(to:)")
    #expect(Naming.name("rectForRowInSection:", Naming.integer) == "rectForRow(inSection:)")
    #expect(Naming.name("itemByNameOfColor:", Naming.color) == "item(byNameOf:)")
    #expect(Naming.name("setNameForColor:", Naming.color) == "setNameFor(_:)")
    #expect(Naming.name("failWithError:", Naming.string) == "failWithError(_:)")
    #expect(Naming.name("scaleByX:y:", Naming.integer, Naming.integer) == "scaleBy(x:y:)")
    #expect(Naming.name("popViewAnimated:", Naming.boolean) == "popView(animated:)")
  }

  @Test func `functions and arguments with a default lose with and using`() {
    #expect(Naming.name("sortUsingBlock:", Naming.block) == "sort(_:)")
    #expect(Naming.name("sortUsingComparator:", Naming.block) == "sort(comparator:)")
    let options = ObjCType.enumeration("DrawingOptions", isOptionSet: true)
    #expect(Naming.name("drawWithOptions:", ObjCValue(options)) == "draw(options:)")
  }

  @Test func `the protocol's own name is not repeated`() {
    let result = ObjCValue(.object(protocols: ["Store"]))
    #expect(Naming.name("reloadStoreItems") == "reloadItems()")
    #expect(Naming.name("storeByAddingName:", Naming.string, result: result) == "addingName(_:)")
    #expect(Naming.name("mainStore", result: result) == "main()")
    #expect(Naming.name("mainStore", result: Naming.object) == "mainStore()")
  }

  @Test func `initializers have their names in labels`() {
    let result = ObjCValue(.instancetype, .nonnull)
    #expect(Naming.name("init", result: result) == "init()")
    #expect(Naming.name("initWithColor:", Naming.color, result: result) == "init(color:)")
    #expect(Naming.name("initForColor:", Naming.color, result: result) == "init(for:)")
    #expect(Naming.name("initWithIn:", Naming.color, result: result) == "init(withIn:)")
    #expect(Naming.name("initEmpty", result: result) == "init(empty:)")
    #expect(Naming.name("initialColor:", Naming.color, result: result) == "initialColor(_:)")
  }

  @Test func `leading initialisms are in lower case`() {
    #expect(Naming.name("URLForName:", Naming.string) == "url(forName:)")
    #expect(Naming.name("load:HTTPBody:", Naming.url, Naming.url) == "load(_:httpBody:)")
  }
}
