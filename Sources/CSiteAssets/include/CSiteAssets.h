/// The style sheet and the script of the site of a catalog, embedded in the binary.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t length;
} SiteAsset;

/// The style sheet of all pages.
SiteAsset site_asset_style(void);
/// The script of the search.
SiteAsset site_asset_search(void);
