/// What a feature needs of the app.
public protocol Environment {
  var client: ServiceClient { get }
  var serviceAccountProvider: ServiceAccountProvider { get }
  var activityLogger: ActivityLogger { get }
  var urlSchemeOpener: URLSchemeOpener { get }
  func resolve<Descriptor: TypedDescriptor>(_ descriptor: Descriptor) -> Descriptor.Output
}

/// Something that another feature makes.
public protocol TypedDescriptor {
  associatedtype Output
}
