infix operator <+>: AdditionPrecedence
prefix operator √
postfix operator ++
prefix operator ++

protocol Ordered {
  static func < (lhs: Self, rhs: Self) -> Bool
  static func == (left: Self, right: Self) -> Bool
}

protocol Vector {
  static func + (lhs: Self, rhs: Self) -> Self
  static func * (_ lhs: Self, _ rhs: Double) -> Self
  static func * <T: BinaryInteger>(lhs: Self, rhs: T) -> Self
  static func += (lhs: inout Self, rhs: Self)
  static prefix func - (operand: Self) -> Self
  static func - (lhs: Self, rhs: Self) -> Self
  prefix static func √ (operand: Self) throws -> Double
  static postfix func ++ (operand: inout Self) -> Self
  static prefix func ++ (operand: inout Self) -> Self
  static func <+> (lhs: Self, rhs: [Self]) async -> Self?
  static func operatorPlus(_ lhs: Int, _ rhs: Int) -> Int
}

protocol Container {
  associatedtype Element
  static func << (lhs: Self, rhs: Element) -> Bool
  static func ~= (pattern: Element, value: Self) -> Bool
}

@MainActor protocol Screen {
  static func == (lhs: Self, rhs: Self) -> Bool
}

protocol Token: Sendable {
  static func != (lhs: Self, rhs: Self) -> Bool
}

protocol Account: Actor {
  static func == (lhs: Self, rhs: Self) -> Bool
}
