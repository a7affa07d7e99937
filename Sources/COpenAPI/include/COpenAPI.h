/// The OpenAPI description of the HTTP service, embedded in the binary.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// An OpenAPI document: JSON as UTF-8, without a zero at its end.
const uint8_t *_Nonnull openapi_document(void);
size_t openapi_document_length(void);
