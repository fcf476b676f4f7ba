// The usual mistakes in tests. After each stands what the compiler's message must say, and nothing else may be wrong.

import Kagemusha

func mistakes(_ mock: MockRepository) async throws {
  stub(mock).profil(id: 1).thenReturn(User(id: 1, name: ""))  // has no member 'profil'
  stub(mock).profile(id: 1).thenReturn("x")  // 'String' to expected argument type 'User'
  verify(mock).find(id: "x")  // 'String' to expected argument type 'Int??'
  stub(mock).find(id: 1).thenThrow(NetworkError.offline)  // does not throw; use thenReturn(…)
  stub(mock).find(id: 1).thenThrow(NetworkError.offline, after: .seconds(1))  // does not throw; use thenReturn(…)
  stub(mock).find(id: 1).thenDoNothing()  // the requirement returns a value; use thenReturn(…)
  stub(mock).find(id: 1).thenReturn()  // the requirement returns a value; use thenReturn(…)
  stub(mock).typed(id: 1).thenThrow(CancellationError())  // to expected argument type 'NetworkError'
  verify(mock).cell(1, 2)  // missing argument for parameter #3
  stub(mock).limit.thenReturn(3)  // say what is stubbed, as in 'stub(mock).limit.get.thenReturn(3)'
  verify(mock, 2).find(id: 1)  // 'Int' to expected argument type 'CallMatcher'
  verify(mock, exactly(2)).find(id: 1)  // a number of calls is 'times(2)'
  verify(mock, once()).find(id: 1)  // 'verify(mock)' wants one call
  verify(mock).find(id: 1).times(2)  // a number stands beside the mock, as in 'verify(mock, times(2)).load()'
  verify(mock).find(id: 1).never()  // a number stands beside the mock, as in 'verify(mock, never()).load()'
  verify(mock).find(id: 1).count()  // calls are counted by 'calls(mock).load().count'
  inOrder(mock) { verify(mock).find(id: 1) }  // 'inOrder { … }' finds the mocks by itself
  verify(mock).find(id: _)  // '_' can only appear in a pattern
  verify(mock.cell(1, 2, 3))  // requires that 'Int' conform to 'StubVerifyMock'
  verify(mock).limit(5)  // cannot call value of non-function type 'MockedProperty<Verifying, Int>'
  verify(mock).save(matching { $0.nam == "x" }, completion: any())  // has no member 'nam'
  stub(mock).save(any(), completion: any()).thenReturn(true)  // 'Bool' to expected argument type 'Void'
  stub(MockRegistry.statics).made(named: "a").thenReturn(1)  // has no member 'made'
  stub(MockRegistry.self).make(named: "a").thenReturn(1)  // 'MockRegistry.Type' cannot conform
  stub(MockRegistry.statics).shared.get.thenReturn("1")  // 'String' to expected argument type 'Int'
}
