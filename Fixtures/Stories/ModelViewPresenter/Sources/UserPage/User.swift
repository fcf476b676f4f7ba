struct User: Equatable {
  var name: String
  var iconURL: String?
  var introduction: String
}
