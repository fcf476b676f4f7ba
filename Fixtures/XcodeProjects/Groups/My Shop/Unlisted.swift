protocol Unlisted {
  func isOfNoTarget()
}
