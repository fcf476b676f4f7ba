import Kagemusha

@main struct Program {
  nonisolated static func main() {
    let generic = MockGenericCatalog<String>()
    stub(generic).item(in: .bright).thenReturn([Item(number: 1)])
    stub(generic).add("one").thenDoNothing()
    generic.add("one")
    precondition(generic.item(in: .bright) == [Item(number: 1)])
    stub(generic).keep(2, for: any()).thenReturn(3)
    precondition(generic.keep(2, for: Wallet()) == 3)

    let stateful = MockStatefulCatalog()
    stub(stateful).change(to: true).thenReturn(false)
    stub(stateful).item(in: .bright).thenReturn([])
    precondition(!stateful.change(to: true) && stateful.item(in: .bright).isEmpty)

    let constrained = MockConstrained<[Int], Int>()
    stub(constrained).pay([1], in: 2).thenReturn(3)
    stub(constrained).wallet.get.thenReturn(Wallet(coins: 4))
    precondition(constrained.pay([1], in: 2) + constrained.wallet.coins == 7)

    let shop = Market.Stall.MockShop(.lenient)
    stub(shop).item(in: any()).thenReturn([Item()])
    shop.sell(Market.Item(price: 1), for: .init())
    precondition(shop.item(in: .bright) == [Item()])
    let fair = Market.Stall.MockFair<Int>(.lenient)
    fair.show(1)
    fair.sell(Market.Item(), for: .init())
    verify(fair).show(1)

    let merchant = MockMerchant<Int, Bool>(.lenient)
    stub(merchant).trade(any()).thenReturn(Market.Item(price: 5))
    merchant.buy(1, on: true)
    precondition(merchant.trade(Market.Item()).price == 5)

    let owner = MockOwner()
    stub(owner).pay().thenReturn(.plain)
    precondition(owner.pay() == .plain)

    let door = Street.`The house`.MockDoor()
    stub(door).open().thenReturn(nil)
    stub(door).`= =`(1).thenReturn(2)
    precondition(door.open() == nil && door.`= =`(1) == 2)
    print("done")
  }
}
