import Foundation
import RxStandIns

protocol FavoriteUseCase: NSObjectProtocol {
  var isFavorite: Bool { get }
  func setFavorite(_ isFavorite: Bool, title: String) -> Single<Void>
}
