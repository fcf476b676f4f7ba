import RecipeFeature

/// The environment of a mini-app, whose parts are there from the start.
final class MockEnvironment: Environment {
  let mockClient = MockServiceClient()
  let mockServiceAccountProvider = MockServiceAccountProvider()
  let mockActivityLogger = MockActivityLogger()
  let mockURLSchemeOpener = MockURLSchemeOpener()
  var outputs: [ObjectIdentifier: Any] = [:]

  var client: ServiceClient { mockClient }
  var serviceAccountProvider: ServiceAccountProvider { mockServiceAccountProvider }
  var activityLogger: ActivityLogger { mockActivityLogger }
  var urlSchemeOpener: URLSchemeOpener { mockURLSchemeOpener }

  func resolve<Descriptor: TypedDescriptor>(_ descriptor: Descriptor) -> Descriptor.Output {
    guard let output = outputs[ObjectIdentifier(Descriptor.self)] as? Descriptor.Output else {
      fatalError("nothing is stubbed for \(descriptor)")
    }
    return output
  }
}

final class MockServiceAccountProvider: ServiceAccountProvider {
  var userID: Int?
}

final class MockActivityLogger: ActivityLogger {
  private(set) var events: [String] = []

  func post(_ event: String) {
    events.append(event)
  }
}

final class MockURLSchemeOpener: URLSchemeOpener {
  private(set) var urls: [String] = []
  var handler: (String) -> Bool = { _ in false }

  func open(_ url: String) -> Bool {
    urls.append(url)
    return handler(url)
  }
}
