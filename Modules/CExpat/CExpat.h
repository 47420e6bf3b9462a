// Expat's header is plain C, which Swift can read as it is.
#include <expat.h>
