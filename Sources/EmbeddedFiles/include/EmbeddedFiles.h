/// The files in the binaries of the tools and the service: pages, assets, runtimes of exports, the OpenAPI document.
#pragma once

#include "EmbeddedCatalog.h"

/// The files of this folder, sorted by path.
const EmbeddedFile *_Nonnull embedded_files(size_t *_Nonnull count);
