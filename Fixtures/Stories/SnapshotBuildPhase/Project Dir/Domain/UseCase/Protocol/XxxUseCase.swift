import Foundation
import RxStandIns

protocol XxxUseCase: NSObjectProtocol {
  func getData() -> Single<XxxModel>
}
