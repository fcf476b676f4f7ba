extension ObjCMethod {
  /// How Swift imports the method.
  ///
  /// - Parameter context: the protocol that declares it.
  package func swiftNames(in context: ObjCContext) -> SwiftMethodNames {
    let error = ErrorParameter(of: self)
    let handler = CompletionHandler(of: self, error: error)
    let naming = MethodNaming(method: self, context: context, error: error)
    return SwiftMethodNames(
      name: naming.name(), asyncName: handler.map { naming.asyncName($0) },
      completionHandler: handler?.index)
  }
}
