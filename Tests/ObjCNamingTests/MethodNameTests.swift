import ObjCNaming
import Testing

@Suite struct MethodNameTests {
  private let context = ObjCContext(name: "Store")

  @Test func `the type of an argument is not repeated`() {
    let method = ObjCMethod(parameters: [
      ObjCParameter(
        piece: "openURL", name: "url", value: ObjCValue(.instance(class: "NSURL"), .nonnull))
    ])
    #expect(method.swiftNames(in: context).name?.name.text == "open(_:)")
  }
}
