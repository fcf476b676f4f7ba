// The product `kagemusha`, which people run.

import KagemushaCommand

Kagemusha.main()
