import DeclarationModel
import Testing

/// The support that types need at run time.
struct RuntimeSupportTests {
  private let store = TypeReference.named(NamedType([.init("Store", arguments: [.name("Int")])]))

  private func support(
    _ throwing: Effects.Throwing, _ attributes: Attribute...
  ) -> RuntimeSupport? {
    TypeReference.function(
      FunctionType(
        attributes: attributes, parameters: [], effects: Effects(throwing: throwing), result: .void)
    ).ownRuntimeSupport
  }

  @Test func closures() {
    #expect(support(.typed(.name("Refused"))) == .typedThrows)
    #expect(support(.never, Attribute(.isolated, arguments: "any")) == .typedThrows)
    #expect(support(.never) == nil && support(.any) == nil)
    #expect(support(.never, Attribute(.sendable)) == nil)
    #expect(support(.typed(.name("Never"))) == nil)
    #expect(support(.typed(.existential(.name("Error")))) == nil)
  }

  @Test func existentials() {
    #expect(TypeReference.existential(store).ownRuntimeSupport == .parameterizedProtocols)
    #expect(
      TypeReference.existential(.composition([.name("P"), store])).ownRuntimeSupport
        == .parameterizedProtocols)
    #expect(
      TypeReference.existential(.metatype(store, .type)).ownRuntimeSupport
        == .parameterizedProtocols)
    #expect(TypeReference.existential(.name("P")).ownRuntimeSupport == nil)
    #expect(TypeReference.opaque(store).ownRuntimeSupport == nil)
    #expect(store.ownRuntimeSupport == nil)
  }

  @Test func newerSupportIsGreater() {
    #expect(RuntimeSupport.parameterizedProtocols < .typedThrows)
  }
}
