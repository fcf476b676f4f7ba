/// The numbers of the names in a template.
struct TemplateNameTable {
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// Returns the number of a name.
  mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
