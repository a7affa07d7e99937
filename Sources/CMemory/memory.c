#include "CMemory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void cmemory_return_unused(void) { malloc_trim(0); }
#else
void cmemory_return_unused(void) {}
#endif
