import UIKitStandIn

final class RepositorySearchViewController: UIViewController {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var tableView: UITableView!
    private let searchBar: UISearchBar = {
        let searchBar = UISearchBar(frame: .zero)
        searchBar.showsCancelButton = true
        return searchBar
    }()

    /// What a storyboard would keep alive.
    private var views: [UIView] = []

    override func viewDidLoad() {
        let tableView = UITableView()
        views = [tableView]
        self.tableView = tableView
    }
}
