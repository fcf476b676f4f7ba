import Text

protocol Log {
  func write(_ line: String)
}

struct Meter {
  let log: any Log
  var count = 0

  func report() {
    log.write("\(#text(of: count)): \(count)")
  }
}
