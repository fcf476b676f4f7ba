struct Price: Equatable {
  var cents: Int
}
