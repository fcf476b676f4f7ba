import ObjCNaming
import Testing

@Suite struct ConventionTests {
  private func names(
    _ selector: String, _ types: ObjCValue..., result: ObjCValue = ObjCValue(.void),
    attributes: ObjCImportAttributes = ObjCImportAttributes(), siblings: Set<String> = []
  ) -> SwiftMethodNames? {
    var method = Naming.method(selector, types, result: result)
    method.attributes = attributes
    return method.swiftNames(in: ObjCContext(name: "Store", instanceSelectors: siblings)).name
  }

  @Test func `an error is thrown`() throws {
    let saved = try #require(
      names("save:error:", Naming.url, Naming.error, result: Naming.boolean))
    #expect(saved.name.text == "save(_:)")
    #expect(saved.name.throwing == .dropped)
    let loaded = try #require(
      names(
        "loadWithError:", Naming.error, result: ObjCValue(Naming.string.type, .nullable)))
    #expect(loaded.name.text == "load()")
    #expect(loaded.name.throwing == .nonoptional)
  }

  @Test func `an error is not thrown if the result does not indicate it`() throws {
    let count = try #require(names("countWithError:", Naming.error, result: Naming.integer))
    #expect(count.name.text == "countWithError(_:)")
    #expect(count.name.throwing == nil)
    var attributes = ObjCImportAttributes()
    attributes.errorConvention = ObjCImportAttributes.ErrorConvention.none
    let saved = names("save:", Naming.error, result: Naming.boolean, attributes: attributes)
    #expect(saved?.name.throwing == nil)
  }

  @Test func `an error keeps its label if the remaining selector exists`() {
    let saved = names(
      "save:error:", Naming.url, Naming.error, result: Naming.boolean, siblings: ["save:"])
    #expect(saved?.name.parameters == [.labeled(nil), .void(label: "error")])
  }

  @Test func `a completion handler adds an asynchronous form`() throws {
    let fetched = try #require(names("getItems:completion:", Naming.url, Naming.failing))
    #expect(fetched.name.text == "getItems(_:completion:)")
    #expect(fetched.completionHandler == 1)
    #expect(fetched.asyncName?.text == "items(_:)")
    #expect(fetched.asyncName?.throwing == .kept)
    let loaded = try #require(names("loadWithCompletionHandler:", Naming.block))
    #expect(loaded.asyncName?.text == "load()")
    #expect(loaded.asyncName?.throwing == nil)
  }

  @Test func `other blocks are not completion handlers`() {
    #expect(names("load:handler:", Naming.url, Naming.block)?.asyncName == nil)
    #expect(names("load:completion:", Naming.url, Naming.url)?.asyncName == nil)
    #expect(
      names("load:completion:", Naming.url, Naming.block, result: Naming.integer)?.asyncName == nil)
    var attributes = ObjCImportAttributes()
    attributes.asyncImport = ObjCImportAttributes.AsyncImport.none
    let disabled = names("load:completion:", Naming.url, Naming.block, attributes: attributes)
    #expect(disabled?.asyncName == nil)
  }

  @Test func `a name in the header takes precedence`() {
    var attributes = ObjCImportAttributes()
    attributes.swiftName = "nicer(_:count:)"
    #expect(
      names("a:b:", Naming.url, Naming.integer, attributes: attributes)?.name.text
        == "nicer(_:count:)")
    attributes.swiftName = "nicer(_:)"
    #expect(
      names("a:b:", Naming.url, Naming.integer, attributes: attributes)?.name.text == "a(_:b:)")
    attributes = ObjCImportAttributes()
    attributes.isRefined = true
    #expect(
      names("a:b:", Naming.url, Naming.integer, attributes: attributes)?.name.text == "__a(_:b:)")
  }

  @Test func `requirements that Swift does not import are distinguished`() {
    var method = Naming.method("load:", [Naming.url])
    let context = ObjCContext(name: "Store")
    method.attributes.swiftName = "init(url:)"
    #expect(method.swiftNames(in: context) == .absent)
    method.attributes.swiftName = "setter:url(_:)"
    #expect(method.swiftNames(in: context) == .impossible)
  }
}
