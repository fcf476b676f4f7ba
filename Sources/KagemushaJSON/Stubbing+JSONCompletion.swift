public import Foundation
public import Kagemusha

extension CompletionMember where Use: StubbingUse, Output == Void {
  /// Calls the completion handler with the success that a JSON text describes.
  ///
  ///     stub(service).load(1, handler: any())
  ///       .thenComplete(json: #"{"id": 1, "title": "味噌汁"}"#)
  ///
  /// The text is decoded at once: a missing key is a failure at the line of the stub.
  @discardableResult
  public func thenComplete<Value: Decodable, Problem: Error>(
    json: String, decoder: JSONDecoder = JSONDecoder(),
    after delay: (any TimeSpanConvertible)? = nil
  ) -> Self where Values == Result<Value, Problem> {
    let source = JSONSource.text(json)
    return thenComplete(after: delay?.timeSpan, returning: ()) { () throws(JSONFault) in
      .success(try source.decode(Value.self, with: decoder))
    }
  }

  /// Calls the completion handler with the success that a JSON file of a bundle describes.
  ///
  ///     stub(service).load(1, handler: any())
  ///       .thenComplete(jsonFile: "recipe.json", in: .module)
  @discardableResult
  public func thenComplete<Value: Decodable, Problem: Error>(
    jsonFile: String, in bundle: Bundle, decoder: JSONDecoder = JSONDecoder(),
    after delay: (any TimeSpanConvertible)? = nil
  ) -> Self where Values == Result<Value, Problem> {
    let source = JSONSource.file(jsonFile, bundle)
    return thenComplete(after: delay?.timeSpan, returning: ()) { () throws(JSONFault) in
      .success(try source.decode(Value.self, with: decoder))
    }
  }

  /// Calls the completion handler with the value that a JSON text describes.
  ///
  ///     stub(service).fetch(1, handler: any())
  ///       .thenComplete(json: #"{"id": 1, "title": "味噌汁"}"#)
  ///
  /// The text is decoded at once: a missing key is a failure at the line of the stub.
  @discardableResult
  public func thenComplete(
    json: String, decoder: JSONDecoder = JSONDecoder(),
    after delay: (any TimeSpanConvertible)? = nil
  ) -> Self where Values: Decodable {
    let source = JSONSource.text(json)
    return thenComplete(after: delay?.timeSpan, returning: ()) { () throws(JSONFault) in
      try source.decode(Values.self, with: decoder)
    }
  }

  /// Calls the completion handler with the value that a JSON file of a bundle describes.
  ///
  ///     stub(service).fetch(1, handler: any())
  ///       .thenComplete(jsonFile: "recipe.json", in: .module)
  @discardableResult
  public func thenComplete(
    jsonFile: String, in bundle: Bundle, decoder: JSONDecoder = JSONDecoder(),
    after delay: (any TimeSpanConvertible)? = nil
  ) -> Self where Values: Decodable {
    let source = JSONSource.file(jsonFile, bundle)
    return thenComplete(after: delay?.timeSpan, returning: ()) { () throws(JSONFault) in
      try source.decode(Values.self, with: decoder)
    }
  }

  /// Calls the completion handler with the value, and no error, that a JSON text describes.
  ///
  ///     stub(service).find(1, handler: any())
  ///       .thenComplete(json: #"{"id": 1, "title": "味噌汁"}"#)
  ///
  /// The text is decoded at once: a missing key is a failure at the line of the stub.
  @discardableResult
  public func thenComplete<Value: Decodable, Problem>(
    json: String, decoder: JSONDecoder = JSONDecoder(),
    after delay: (any TimeSpanConvertible)? = nil
  ) -> Self where Values == (Value?, Problem?) {
    let source = JSONSource.text(json)
    return thenComplete(after: delay?.timeSpan, returning: ()) { () throws(JSONFault) in
      (try source.decode(Value.self, with: decoder), nil)
    }
  }

  /// Calls the completion handler with the value, and no error, that a JSON file of a bundle describes.
  ///
  ///     stub(service).find(1, handler: any())
  ///       .thenComplete(jsonFile: "recipe.json", in: .module)
  @discardableResult
  public func thenComplete<Value: Decodable, Problem>(
    jsonFile: String, in bundle: Bundle, decoder: JSONDecoder = JSONDecoder(),
    after delay: (any TimeSpanConvertible)? = nil
  ) -> Self where Values == (Value?, Problem?) {
    let source = JSONSource.file(jsonFile, bundle)
    return thenComplete(after: delay?.timeSpan, returning: ()) { () throws(JSONFault) in
      (try source.decode(Value.self, with: decoder), nil)
    }
  }
}

extension CompletionMember where Use: StubbingUse {
  /// Calls the completion handler with the success that a JSON text describes, and returns `output`.
  ///
  ///     stub(client).load(1, handler: any())
  ///       .thenComplete(json: #"{"id": 1, "title": "味噌汁"}"#, returning: token)
  ///
  /// The text is decoded at once: a missing key is a failure at the line of the stub.
  @discardableResult
  public func thenComplete<Value: Decodable, Problem: Error>(
    json: String, decoder: JSONDecoder = JSONDecoder(),
    after delay: (any TimeSpanConvertible)? = nil,
    returning output: Output
  ) -> Self where Values == Result<Value, Problem> {
    let source = JSONSource.text(json)
    return thenComplete(after: delay?.timeSpan, returning: output) { () throws(JSONFault) in
      .success(try source.decode(Value.self, with: decoder))
    }
  }

  /// Calls the completion handler with the success that a JSON file of a bundle describes, and returns `output`.
  ///
  ///     stub(client).load(1, handler: any())
  ///       .thenComplete(jsonFile: "recipe.json", in: .module, returning: token)
  @discardableResult
  public func thenComplete<Value: Decodable, Problem: Error>(
    jsonFile: String, in bundle: Bundle, decoder: JSONDecoder = JSONDecoder(),
    after delay: (any TimeSpanConvertible)? = nil,
    returning output: Output
  ) -> Self where Values == Result<Value, Problem> {
    let source = JSONSource.file(jsonFile, bundle)
    return thenComplete(after: delay?.timeSpan, returning: output) { () throws(JSONFault) in
      .success(try source.decode(Value.self, with: decoder))
    }
  }

  /// Calls the completion handler with the value that a JSON text describes, and returns `output`.
  ///
  ///     stub(client).fetch(1, handler: any())
  ///       .thenComplete(json: #"{"id": 1, "title": "味噌汁"}"#, returning: token)
  ///
  /// The text is decoded at once: a missing key is a failure at the line of the stub.
  @discardableResult
  public func thenComplete(
    json: String, decoder: JSONDecoder = JSONDecoder(),
    after delay: (any TimeSpanConvertible)? = nil,
    returning output: Output
  ) -> Self where Values: Decodable {
    let source = JSONSource.text(json)
    return thenComplete(after: delay?.timeSpan, returning: output) { () throws(JSONFault) in
      try source.decode(Values.self, with: decoder)
    }
  }

  /// Calls the completion handler with the value that a JSON file of a bundle describes, and returns `output`.
  ///
  ///     stub(client).fetch(1, handler: any())
  ///       .thenComplete(jsonFile: "recipe.json", in: .module, returning: token)
  @discardableResult
  public func thenComplete(
    jsonFile: String, in bundle: Bundle, decoder: JSONDecoder = JSONDecoder(),
    after delay: (any TimeSpanConvertible)? = nil,
    returning output: Output
  ) -> Self where Values: Decodable {
    let source = JSONSource.file(jsonFile, bundle)
    return thenComplete(after: delay?.timeSpan, returning: output) { () throws(JSONFault) in
      try source.decode(Values.self, with: decoder)
    }
  }

  /// Calls the completion handler with the value, and no error, that a JSON text describes, and returns `output`.
  ///
  ///     stub(client).find(1, handler: any())
  ///       .thenComplete(json: #"{"id": 1, "title": "味噌汁"}"#, returning: token)
  ///
  /// The text is decoded at once: a missing key is a failure at the line of the stub.
  @discardableResult
  public func thenComplete<Value: Decodable, Problem>(
    json: String, decoder: JSONDecoder = JSONDecoder(),
    after delay: (any TimeSpanConvertible)? = nil,
    returning output: Output
  ) -> Self where Values == (Value?, Problem?) {
    let source = JSONSource.text(json)
    return thenComplete(after: delay?.timeSpan, returning: output) { () throws(JSONFault) in
      (try source.decode(Value.self, with: decoder), nil)
    }
  }

  /// Calls the completion handler with the value, and no error, that a JSON file of a bundle describes, and returns `output`.
  ///
  ///     stub(client).find(1, handler: any())
  ///       .thenComplete(jsonFile: "recipe.json", in: .module, returning: token)
  @discardableResult
  public func thenComplete<Value: Decodable, Problem>(
    jsonFile: String, in bundle: Bundle, decoder: JSONDecoder = JSONDecoder(),
    after delay: (any TimeSpanConvertible)? = nil,
    returning output: Output
  ) -> Self where Values == (Value?, Problem?) {
    let source = JSONSource.file(jsonFile, bundle)
    return thenComplete(after: delay?.timeSpan, returning: output) { () throws(JSONFault) in
      (try source.decode(Value.self, with: decoder), nil)
    }
  }
}
