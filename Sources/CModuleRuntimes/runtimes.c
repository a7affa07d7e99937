#include "CModuleRuntimes.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t ecmascript[] = {
#embed "Runtimes/auth-copy.mjs"
};
static const uint8_t swift[] = {
#embed "Runtimes/AuthCopy.swift"
};
static const uint8_t kotlin[] = {
#embed "Runtimes/AuthCopy.kt"
};

ModuleRuntime module_runtime_ecmascript(void) { return (ModuleRuntime){ecmascript, sizeof ecmascript}; }
ModuleRuntime module_runtime_swift(void) { return (ModuleRuntime){swift, sizeof swift}; }
ModuleRuntime module_runtime_kotlin(void) { return (ModuleRuntime){kotlin, sizeof kotlin}; }
