struct XxxModel: Equatable {
  var title: String
  var lines: [String]
}
