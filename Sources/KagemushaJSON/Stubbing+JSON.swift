public import Foundation
public import Kagemusha

extension MockedMember where Use: StubbingUse, Output: Decodable {
  /// Returns a value decoded from a JSON text.
  ///
  ///     stub(service).recipe(id: 100).thenReturn(json: #"{"id": 100, "title": "味噌汁"}"#)
  ///
  /// The text is decoded at once: a missing key is a failure at the line of the stub.
  @discardableResult
  public func thenReturn(json: String, decoder: JSONDecoder = JSONDecoder()) -> Self {
    thenReturn(JSONSource.text(json), decoder)
  }

  /// Returns a value decoded from a JSON file in a bundle.
  ///
  ///     stub(service).recipe(id: 100).thenReturn(jsonFile: "recipe.json", in: .module)
  ///
  /// The file is read at once: a missing file or key is a failure at the line of the stub.
  @discardableResult
  public func thenReturn(
    jsonFile: String, in bundle: Bundle, decoder: JSONDecoder = JSONDecoder()
  ) -> Self {
    thenReturn(JSONSource.file(jsonFile, bundle), decoder)
  }

  private func thenReturn(_ source: JSONSource, _ decoder: JSONDecoder) -> Self {
    thenReturn { () throws(JSONFault) in try source.decode(Output.self, with: decoder) }
  }
}

extension MockedMember where Use: StubbingUse {
  /// Returns the success that a JSON text describes.
  ///
  ///     stub(service).recent().thenReturn(json: #"{"id": 100, "title": "味噌汁"}"#)
  @discardableResult
  public func thenReturn<Value: Decodable, Problem: Error>(
    json: String, decoder: JSONDecoder = JSONDecoder()
  ) -> Self where Output == Result<Value, Problem> {
    thenSucceed(JSONSource.text(json), decoder)
  }

  /// Returns the success that a JSON file of a bundle describes.
  ///
  ///     stub(service).recent().thenReturn(jsonFile: "recipe.json", in: .module)
  @discardableResult
  public func thenReturn<Value: Decodable, Problem: Error>(
    jsonFile: String, in bundle: Bundle, decoder: JSONDecoder = JSONDecoder()
  ) -> Self where Output == Result<Value, Problem> {
    thenSucceed(JSONSource.file(jsonFile, bundle), decoder)
  }

  private func thenSucceed<Value: Decodable, Problem: Error>(
    _ source: JSONSource, _ decoder: JSONDecoder
  ) -> Self where Output == Result<Value, Problem> {
    thenReturn { () throws(JSONFault) in .success(try source.decode(Value.self, with: decoder)) }
  }

  /// Returns the success that a JSON text describes, in an optional.
  ///
  ///     stub(service).cached().thenReturn(json: #"{"id": 100, "title": "味噌汁"}"#)
  @discardableResult
  public func thenReturn<Value: Decodable, Problem: Error>(
    json: String, decoder: JSONDecoder = JSONDecoder()
  ) -> Self where Output == Result<Value, Problem>? {
    thenSucceed(JSONSource.text(json), decoder)
  }

  /// Returns the success that a JSON file of a bundle describes, in an optional.
  ///
  ///     stub(service).cached().thenReturn(jsonFile: "recipe.json", in: .module)
  @discardableResult
  public func thenReturn<Value: Decodable, Problem: Error>(
    jsonFile: String, in bundle: Bundle, decoder: JSONDecoder = JSONDecoder()
  ) -> Self where Output == Result<Value, Problem>? {
    thenSucceed(JSONSource.file(jsonFile, bundle), decoder)
  }

  private func thenSucceed<Value: Decodable, Problem: Error>(
    _ source: JSONSource, _ decoder: JSONDecoder
  ) -> Self where Output == Result<Value, Problem>? {
    thenReturn { () throws(JSONFault) in .success(try source.decode(Value.self, with: decoder)) }
  }
}
