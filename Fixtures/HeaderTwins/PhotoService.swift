// The protocols of `Headers/PhotoService.h` as Swift imports them, written as protocols of Swift:
// their mocks can be run where there is no Objective-C.

import Foundation

final class PHSPhoto: NSObject {
  let title: String

  init(title: String) { self.title = title }
}

enum PHSQuality: Int {
  case low
  case high
}

typealias PHSProgress = (Double, UnsafeMutablePointer<Bool>) -> Void

protocol PHSUploadObserver: NSObjectProtocol {
  func photo(_ photo: PHSPhoto, didUploadWithStatus status: Int)
  func photoShouldUpload(_ photo: PHSPhoto) -> Bool
  var observerName: String { get }
}

protocol PHSPhotoService: NSObjectProtocol {
  static var limit: Int { get }
  var album: String { get set }
  var subtitle: String? { get set }
  var isReady: Bool { get set }
  var observer: (any PHSUploadObserver)? { get set }
  static func title(for quality: PHSQuality) -> String
  func photoNamed(_ name: String) -> PHSPhoto?
  func save(_ photo: PHSPhoto) throws
  func title(at index: UInt) throws -> String
  func fetchPhotos(
    matching query: String,
    completion: @escaping @Sendable ([PHSPhoto]?, (any Error)?) -> Void)
  func uploadPhotos(_ photos: [PHSPhoto], quality: PHSQuality, progress: PHSProgress?)
  func enumeratePhotos(_ block: (PHSPhoto, UInt) -> Void)
  func metadata(for photo: PHSPhoto, options: [AnyHashable: Any]?) -> [String: Any]
  func move(toAlbum album: String)
  func configured(withTags tags: Set<String>) -> Self
}

protocol PHSLegacyStore {
  func path(forKey key: String!) -> String!
  func object(forKey key: String!) -> Any!
}
