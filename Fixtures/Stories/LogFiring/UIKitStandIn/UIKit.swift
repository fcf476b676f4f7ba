open class UIView {
  public init() {}
}

public final class UITableView: UIView {}

public final class UISearchBar: UIView {
  public enum Frame: Sendable { case zero }

  public var showsCancelButton = false

  public init(frame: Frame) { super.init() }
}

open class UIViewController {
  public init() {}

  open func viewDidLoad() {}
}
