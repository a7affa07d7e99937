#include "CSiteAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t style[] = {
#embed "Assets/style.css"
};
static const uint8_t search[] = {
#embed "Assets/search.js"
};

SiteAsset site_asset_style(void) { return (SiteAsset){style, sizeof style}; }
SiteAsset site_asset_search(void) { return (SiteAsset){search, sizeof search}; }
