protocol UserAccount { func balance() -> Int }
protocol TeamAccount { func balance() -> Int }
