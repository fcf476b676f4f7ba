/// What a path leads to, links followed.
package enum FileKind: Sendable, Hashable {
  case file, folder
  /// A device, a socket, a pipe.
  case other
}
