import Stencil

/// Stands before each tag and says, when it is rendered, which tag comes next.
struct PlaceNode: NodeType {
  static let tag = "kagemusha-place"

  let number: Int
  let session: RenderSession
  let token: Token?

  func render(_ context: Context) throws -> String {
    try session.enter(number)
    return ""
  }
}
