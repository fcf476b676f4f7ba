/// What a single says.
public enum SingleEvent<Element> {
  case success(Element)
  case error(any Error)
}
