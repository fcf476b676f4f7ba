import Foundation

/// Values that are hard to tell apart in a message.
protocol Scribe {
  func send(_ body: Data)
  func write(_ text: String)
  func mark(_ tags: [String])
}
