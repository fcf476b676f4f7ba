import Core

protocol Printer {
  func printed(_ text: String) -> Int
}

struct Console: Printer {
  func printed(_ text: String) -> Int { text.count }
}

print(Console().printed(try names().joined()))
