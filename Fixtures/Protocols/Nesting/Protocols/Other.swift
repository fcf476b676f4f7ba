extension Alpha {
  struct Text: Equatable {}
}
