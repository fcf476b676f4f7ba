extension ObjCMethod {
  /// How Swift imports the method.
  ///
  /// - Parameter context: the protocol that declares it.
  package func swiftNames(in context: ObjCContext) -> SwiftImport<SwiftMethodNames> {
    if let custom = attributes.swiftName.flatMap(SwiftNameAttribute.init), custom.isFunction {
      if custom.kind == .setter { return .impossible }
      if custom.baseName == "init", !isInitializer { return .absent }
    }
    let error = ErrorParameter(of: self)
    let handler = CompletionHandler(of: self, error: error)
    let naming = MethodNaming(method: self, context: context, error: error)
    return .named(
      SwiftMethodNames(
        name: naming.name(), asyncName: handler.map { naming.asyncName($0) },
        completionHandler: handler?.index))
  }
}
