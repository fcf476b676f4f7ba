/// Why a request failed: what the networking library of the story calls it.
enum SessionTaskError: Error {
  case connectionError(any Error)
  case responseError(any Error)
}
