/// The object that a mock forwards calls to, behind a lock.
///
/// A call works on a copy, which is put back afterwards if the call may have changed it. Nothing is
/// locked while code of the object runs, so the object may call the mock. For an instance of a class,
/// the copy is the instance; if several threads change a struct at once, the last change stays.
///
///     let real = RealObject<any UserStorage>(InMemoryStorage())
///     real.object.save(user)
public final class RealObject<Object>: Sendable {
  private struct Access {
    let get: () -> Object
    let set: (Object) -> Void
  }

  private let access: Locked<Access>
  /// The recorded call that the object answers; nil if nothing is recorded.
  let entry: RecordingEntry?

  /// Holds an object, or a copy of a value.
  ///
  ///     let real = RealObject<any UserStorage>(InMemoryStorage())
  public convenience init(_ object: Object) {
    let kept = Locked(object)
    self.init(get: { kept.with { $0 } }, set: { kept.exchange($0) })
  }

  /// Refers to an object that is kept elsewhere.
  ///
  ///     var storage = InMemoryStorage()
  ///     let real = RealObject<InMemoryStorage>(get: { storage }, set: { storage = $0 })
  ///
  /// - Parameters:
  ///   - get: Reads the object.
  ///   - set: Replaces the object after a change.
  public init(get: @escaping () -> Object, set: @escaping (Object) -> Void) {
    access = Locked(Access(get: get, set: set))
    entry = nil
  }

  /// Refers to the same object, for one call that is recorded.
  init(_ real: RealObject, noting entry: RecordingEntry) {
    access = real.access
    self.entry = entry
  }

  /// The object.
  ///
  ///     let real = RealObject<any UserStorage>(InMemoryStorage())
  ///     real.object.save(user)
  public var object: Object {
    get { access.with { $0 }.get() }
    set { access.with { $0 }.set(newValue) }
  }
}

extension RealObject {
  /// Passes on what the object answers to a call, and writes it down if the mock records.
  /// Generated code calls it.
  public func _recording<Output, Failure: Error>(
    _ answer: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let entry else { return try answer() }
    do throws(Failure) {
      let output = try answer()
      entry.note(.success(output))
      return output
    } catch {
      entry.note(.failure(error))
      throw error
    }
  }

  /// Passes on what the object answers to a call that rethrows, and writes it down if the mock
  /// records.
  ///
  /// An error of the object comes from a closure of the mock's caller. The compiler cannot know so
  /// where associated types are in between, and asks no further here. Generated code calls it.
  public func _rethrowing<Output>(_ answer: () throws -> Output) rethrows -> Output {
    guard let entry else { return try answer() }
    do {
      let output = try answer()
      entry.note(.success(output))
      return output
    } catch {
      entry.note(.failure(error))
      throw error
    }
  }

  /// A completion handler that also writes down what it is called with, if the mock records.
  /// Generated code calls it.
  public func _recordingHandler<each Value>(
    _ handler: @escaping (repeat each Value) -> Void
  ) -> (repeat each Value) -> Void {
    guard let entry else { return handler }
    return { (value: repeat each Value) in
      entry.note(completion: repeat each value)
      handler(repeat each value)
    }
  }

  /// A completion handler of one value that also writes down what it is called with, if the mock records: the compiler
  /// (6.3.1) crashes where a pack stands for a single `Void`. Generated code calls it.
  public func _recordingUnaryHandler<Value>(
    _ handler: @escaping (Value) -> Void
  ) -> (Value) -> Void {
    guard let entry else { return handler }
    return { (value: Value) in
      entry.note(completion: value)
      handler(value)
    }
  }

  /// A completion handler of one value for any thread that also writes down what it is called with, if the mock
  /// records. Generated code calls it.
  public func _recordingSendableUnaryHandler<Value>(
    _ handler: @escaping @Sendable (Value) -> Void
  ) -> @Sendable (Value) -> Void {
    guard let entry else { return handler }
    return { (value: Value) in
      entry.note(completion: value)
      handler(value)
    }
  }

  /// A completion handler for any thread that also writes down what it is called with, if the mock
  /// records. Generated code calls it.
  public func _recordingSendableHandler<each Value>(
    _ handler: @escaping @Sendable (repeat each Value) -> Void
  ) -> @Sendable (repeat each Value) -> Void {
    guard let entry else { return handler }
    return { (value: repeat each Value) in
      entry.note(completion: repeat each value)
      handler(repeat each value)
    }
  }
}
