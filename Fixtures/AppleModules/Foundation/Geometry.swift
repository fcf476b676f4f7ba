// The types of CoreGraphics, which Foundation exports.
@frozen public struct CGFloat: AdditiveArithmetic, Comparable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { fatalError() }
  public static var zero: CGFloat { fatalError() }
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
}

public struct CGPoint: Equatable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public static var zero: CGPoint { fatalError() }
}

public struct CGSize: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public static var zero: CGSize { fatalError() }
}

public struct CGRect: Equatable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public static var zero: CGRect { fatalError() }
}
