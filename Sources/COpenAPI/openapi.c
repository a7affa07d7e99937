#include "COpenAPI.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t document[] = {
#embed "openapi.json"
};

const uint8_t *openapi_document(void) { return document; }

size_t openapi_document_length(void) { return sizeof document; }
