import ObjCNaming
import Testing

@Suite struct PropertyNameTests {
  private let context = ObjCContext(name: "Store")

  @Test func `a Boolean property has the name of its getter`() {
    let enabled = ObjCProperty(name: "enabled", type: Naming.boolean.type, getter: "isEnabled")
    #expect(enabled.swiftName(in: context) == .named("isEnabled"))
    let count = ObjCProperty(name: "count", type: Naming.integer.type, getter: "getCount")
    #expect(count.swiftName(in: context) == .named("count"))
    let truth = ObjCProperty(name: "enabled", type: .scalar(.bool), getter: "isEnabled")
    #expect(truth.swiftName(in: context) == .named("enabled"))
  }

  @Test func `initialisms are in lower case, and only the name of the protocol is removed`() {
    #expect(
      ObjCProperty(name: "URL", type: Naming.url.type).swiftName(in: context) == .named("url"))
    let color = ObjCProperty(name: "mainColor", type: Naming.color.type)
    #expect(color.swiftName(in: context) == .named("mainColor"))
    let store = ObjCProperty(name: "mainStore", type: .object(protocols: ["Store"]))
    #expect(store.swiftName(in: context) == .named("main"))
    #expect(ObjCProperty(name: "init", type: .object()).swiftName(in: context) == .absent)
  }

  @Test func `attributes change the name`() {
    var property = ObjCProperty(name: "title", type: Naming.string.type)
    property.attributes.isRefined = true
    #expect(property.swiftName(in: context) == .named("__title"))
    property.attributes.swiftName = "heading"
    #expect(property.swiftName(in: context) == .named("heading"))
  }
}
