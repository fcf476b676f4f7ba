// A structure of this name would be the better stand-in; the compiler does not survive it here.
@_exported import CoreGraphics

public typealias CGFloat = Double
