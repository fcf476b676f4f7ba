public protocol ServiceAccountProvider {
  var userID: Int? { get }
}

public protocol ActivityLogger {
  func post(_ event: String)
}

public protocol URLSchemeOpener {
  func open(_ url: String) -> Bool
}
