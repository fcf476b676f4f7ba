import Foundation
import Kagemusha

@main struct Program {
  static func main() {
    let observer = MockObserver()
    stub(observer).notice(3).thenReturn(true)
    stub(observer).name.get.thenReturn("a")
    let object: NSObject = observer
    precondition(observer.notice(3) && observer.name == "a" && object.isEqual(observer))
    verify(observer).notice(any())

    let upload = MockUpload()
    stub(upload).retry(after: any()).thenReturn(false)
    stub(upload).isReady.get.thenReturn(true)
    stub(upload).progress.get.thenReturn(0.5)
    let operation: Operation = upload
    precondition(!upload.retry(after: 1) && operation.isReady && upload.progress == 0.5)
    stub(upload).start().thenReturn()
    operation.start()
    verify(upload).start()

    let formatter = MockPriceFormatter()
    stub(formatter).string(of: 7).thenReturn("7 ¥")
    precondition(formatter.string(of: 7) == "7 ¥")

    let described = MockDescribed()
    stub(described).text().thenReturn("text")
    precondition(described.text() == "text")

    let job = MockNumberedJob(id: 9)
    stub(job).number().thenReturn(2)
    precondition(job.id == 9 && job.number() == 2)
    verify(job).number()
    print("done")
  }
}
