/// An annotation's value in JSON.
struct AnnotationJSON: Decodable {
  let value: AnnotationValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let truth = try? container.decode(Bool.self) {
      value = .truth(truth)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let list = try? container.decode([AnnotationJSON].self) {
      value = .list(list.map(\.value))
    } else {
      value = .mapping(try container.decode([String: AnnotationJSON].self).mapValues(\.value))
    }
  }
}
