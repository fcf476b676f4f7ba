/// Parameters whose values stand in existentials.
protocol Inspector {
  func err(_ error: any Error)
  func optional(_ error: (any Error)?)
  func all(_ errors: [any Error])
  func finish(_ result: Result<Int, any Error>)
  func measure(_ shape: any Shape)
  func check(_ level: Int??)
}

/// A shape to measure.
// kagemusha: skip
protocol Shape {}

struct Point: Shape {}
struct Line: Shape {}
struct Circle: Shape { var radius: Int }
final class Blob: Shape {}
enum Solid: Shape, CustomStringConvertible {
  case cube, ball, prism(Int)

  var description: String { "solid" }
}

struct NotFound: Error {}
struct Gone: Error {}
