import Foundation
import Kagemusha

/// Stubs, calls and verifies the mocks of `Headers/PhotoService.h`.
@main enum Program {
  struct Refused: Error {}

  static func main() throws {
    MockFailure.handleOutsideTests { print($0.text.prefix { $0 != "\n" }) }
    try callMethods()
    try callClosures()
    callProperties()
    callOptional()
    callLegacy()
    print("done")
  }

  private static func callMethods() throws {
    let service = MockPHSPhotoService()
    let cat = PHSPhoto(title: "Cat")
    stub(service) { stub in
      when(stub.photoNamed("cat")).thenReturn(cat)
      when(stub.photoNamed("dog")).thenReturn(nil)
      when(stub.save(any())).thenThrow(Refused())
      when(stub.title(at: 1)).thenReturn("one")
      when(stub.metadata(for: sameInstance(as: cat), options: any())).thenReturn(["width": 3])
      when(stub.move(toAlbum: any())).thenReturn()
      when(stub.configured(withTags: ["a", "b"])).thenReturn(service)
    }
    let real: any PHSPhotoService = service
    precondition(real.photoNamed("cat") === cat && real.photoNamed("dog") == nil)
    do {
      try real.save(cat)
      preconditionFailure("nothing was thrown")
    } catch is Refused {}
    let title = try real.title(at: 1)
    precondition(title == "one")
    precondition(real.metadata(for: cat, options: nil)["width"] as? Int == 3)
    real.move(toAlbum: "Pets")
    precondition(real.configured(withTags: ["b", "a"]) === service)

    verify(service).photoNamed("cat")
    verify(service, times(2)).photoNamed(any())
    verify(service).move(toAlbum: "Pets")
    verify(service, never()).title(at: 2)
    verify(service).move(toAlbum: "Work")
  }

  private static func callClosures() throws {
    let service = MockPHSPhotoService()
    let cat = PHSPhoto(title: "Cat")
    stub(service).fetchPhotos(matching: "cat", completion: any()).then { query, completion in
      completion([PHSPhoto(title: query)], nil)
    }
    stub(service).uploadPhotos(any(), quality: PHSQuality.high, progress: any()).then {
      photos, _, progress in
      var stop = false
      progress?(Double(photos.count), &stop)
    }
    stub(service).enumeratePhotos(any()).then { block in block(cat, 7) }

    let real: any PHSPhotoService = service
    real.fetchPhotos(matching: "cat") { photos, error in
      print("fetched", photos?.map(\.title) ?? [], error == nil)
    }
    real.uploadPhotos([cat, cat], quality: .high) { fraction, _ in print("progress", fraction) }
    real.enumeratePhotos { photo, index in print("photo", photo.title, index) }
    verify(service).fetchPhotos(matching: "cat", completion: any())
    verifyNoMoreInteractions(service)
  }

  private static func callProperties() {
    let service = MockPHSPhotoService()
    stub(service).album.get.thenReturn("Pets")
    stub(service).isReady.get.thenReturn(true, false)
    stub(service).subtitle.set(any()).thenReturn()
    stub(MockPHSPhotoService.statics).limit.get.thenReturn(9)
    stub(MockPHSPhotoService.statics).title(for: PHSQuality.low).thenReturn("Low")
    let real: any PHSPhotoService = service
    precondition(real.album == "Pets" && real.isReady && !real.isReady)
    real.subtitle = "new"
    precondition(type(of: real).limit == 9 && type(of: real).title(for: .low) == "Low")
    verify(service).subtitle.set("new")
    verify(service, times(2)).isReady.get()
  }

  private static func callOptional() {
    let observer = MockPHSUploadObserver()
    stub(observer).photoShouldUpload(any()).thenReturn(true)
    stub(observer).observerName.get.thenReturn("main")
    stub(observer).photo(any(), didUploadWithStatus: 200).thenReturn()
    let cat = PHSPhoto(title: "Cat")
    precondition(observer.photoShouldUpload(cat) && observer.observerName == "main")
    observer.photo(cat, didUploadWithStatus: 200)
    verify(observer).photo(sameInstance(as: cat), didUploadWithStatus: 200)
  }

  private static func callLegacy() {
    let store = MockPHSLegacyStore()
    stub(store).path(forKey: "a").thenReturn("/a")
    stub(store).object(forKey: any()).thenReturn(5)
    precondition(store.path(forKey: "a") == "/a" && store.object(forKey: "b") as? Int == 5)
    verify(store).path(forKey: "a")
  }
}
