extension MockCore {
  /// Stops the process, because the system does not know a type of a requirement at run time, so that
  /// no call of it can be recorded.
  public func _needsNewerSystem(_ requirement: StaticString = #function) -> Never {
    flush()
    fatalError(
      FailureText.needsNewerSystem("\(name).\(requirement)"), file: place.file, line: place.line)
  }
}
