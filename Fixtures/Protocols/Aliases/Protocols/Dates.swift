import Foundation

extension Ledger {
  typealias Dated = (Date, Item)
  #if os(Linux)
    typealias Dates = [Key: Date]
  #else
    typealias Dates = [Date: Key]
  #endif
}
