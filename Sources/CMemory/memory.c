#include "CMemory.h"

#include <malloc.h>

void cmemory_return_unused(void) { malloc_trim(0); }
