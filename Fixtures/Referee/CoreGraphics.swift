// The Swift side of Core Graphics, as far as the importer asks for it. Nothing of it is ever run.
@_exported import CoreGraphics

@frozen public struct CGFloat: Sendable, Hashable {
  public var native: Double
  public init(_ native: Double) { self.native = native }
}
