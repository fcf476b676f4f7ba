/// Numbers that may be none.
protocol Scale {
  func weigh(_ grams: Double)
  func tare(_ grams: [Double])
}
