// The tool that the plugins run.

import KagemushaCommand

Kagemusha.main()
