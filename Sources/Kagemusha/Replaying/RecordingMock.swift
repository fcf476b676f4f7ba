/// A generated mock that can record what a real object answers: `recording: true`.
public protocol RecordingMock: StubVerifyMock {}
