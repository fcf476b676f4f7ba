// GNUstep has no such module; CGFloat is among Foundation's types.
#pragma once
