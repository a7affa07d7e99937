#pragma once

/// Returns memory to the system that was freed and that the allocator keeps.
void cmemory_return_unused(void);
