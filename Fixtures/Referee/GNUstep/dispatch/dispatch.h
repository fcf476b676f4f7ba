// GNUstep includes this where it finds it; it needs nothing of it to be read.
