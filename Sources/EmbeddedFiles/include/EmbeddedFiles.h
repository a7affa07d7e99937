/// What tools and the service have inside the binary: pages, assets, runtimes of exported modules, the OpenAPI document.
#pragma once

#include "EmbeddedCatalog.h"

/// The files of this folder, sorted by path.
const EmbeddedFile *_Nonnull embedded_files(size_t *_Nonnull count);
