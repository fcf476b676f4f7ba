// Names that Apple's SDK has for types of GNUstep's.
public typealias ComparisonResult = NSComparisonResult

extension NSAttributedString {
  public typealias Key = String
}
