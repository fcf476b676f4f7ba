// GNUstep asks for this; it needs nothing of it to be read.
