#if !KAGEMUSHA
  protocol Platform { func b() -> Int }
#endif
