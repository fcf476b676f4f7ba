/// Members of the standard library's types, and of aliases of generic types.
struct Shelf<Item, Label> {
  typealias Content = Item
  struct Place { typealias Name = Label }
}
typealias Books = Shelf<Int, String>
protocol MemberTypes {
  func index(_ index: [Int].Index) -> Array<Int>.Index
  func element(_ element: [[Int]].Element.Index, of key: [String: Int].Key) -> Set<Int>.Element
  func text(_ character: String.Element, _ text: String.SubSequence)
  func book(_ book: Books.Content, at name: Books.Place.Name)
}
protocol SameMemberTypes: MemberTypes {
  func index(_ index: Int) -> Int
  func element(_ element: Int, of key: String) -> Int
  func text(_ character: Character, _ text: Substring)
  func book(_ book: Int, at name: String)
}
