/// Which headers are read, and how.
package struct HeaderRequest: Sendable, Hashable {
  /// The headers, by absolute path.
  package var headers: [String]
  /// How they are read.
  package var options: HeaderOptions
  /// The folder of Apple's SDK; nil for what stands in for it.
  package var sdk: String?
  /// More arguments for libclang.
  package var arguments: [String] = []

  /// Describes a request.
  package init(
    headers: [String], options: HeaderOptions = HeaderOptions(), sdk: String? = nil
  ) {
    self.headers = headers
    self.options = options
    self.sdk = sdk
  }
}
