protocol Timeline {
  func reload()
}
