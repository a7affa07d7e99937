#if __has_include(<unicode/msgfmt.h>)
#include <unicode/messagepattern.h>
#include <unicode/parseerr.h>

#include <vector>

#include "CICU.h"

static_assert(int(CICUPartArgumentDouble) == int(UMSGPAT_PART_TYPE_ARG_DOUBLE), "same order as ICU");
static_assert(int(CICUArgumentSelectOrdinal) == int(UMSGPAT_ARG_TYPE_SELECTORDINAL), "same order as ICU");

struct CICUMessageParser {
  UErrorCode openStatus = U_ZERO_ERROR;
  icu::MessagePattern pattern{openStatus};
  std::vector<CICUPart> parts;
  /// The UTF-8 offset of each UTF-16 index of the message; empty when they are equal.
  std::vector<int32_t> utf8Offsets;

  int32_t utf8Offset(int32_t index) const { return utf8Offsets.empty() ? index : utf8Offsets[index]; }
  void mapOffsets(const char *message, int32_t length, const icu::UnicodeString &text);
};

void CICUMessageParser::mapOffsets(const char *message, int32_t length, const icu::UnicodeString &text) {
  utf8Offsets.clear();
  if (text.length() == length) return;
  utf8Offsets.reserve(text.length() + 1);
  for (int32_t offset = 0; offset < length;) {
    unsigned char lead = message[offset];
    utf8Offsets.push_back(offset);
    // A character of four bytes has two UTF-16 code units.
    if (lead >= 0xF0) utf8Offsets.push_back(offset);
    offset += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  }
  utf8Offsets.resize(text.length() + 1, length);
}

CICUMessageParser *cicu_message_parser_open() {
  auto *parser = new CICUMessageParser;
  if (U_SUCCESS(parser->openStatus)) return parser;
  delete parser;
  return nullptr;
}

void cicu_message_parser_close(CICUMessageParser *parser) { delete parser; }

const CICUPart *cicu_message_parser_parse(CICUMessageParser *parser, const char *message, int32_t length,
                                          int32_t *count, int32_t *errorOffset, int32_t *status) {
  auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(message, length));
  UErrorCode code = U_ZERO_ERROR;
  UParseError error{};
  parser->pattern.parse(text, &error, code);
  parser->mapOffsets(message, length, text);
  *status = code;
  *count = 0;
  *errorOffset = 0;
  if (U_FAILURE(code)) {
    int32_t offset = error.offset < 0 ? 0 : error.offset > text.length() ? text.length() : error.offset;
    *errorOffset = parser->utf8Offset(offset);
    return nullptr;
  }
  const auto &pattern = parser->pattern;
  parser->parts.clear();
  parser->parts.reserve(pattern.countParts());
  for (int32_t i = 0; i < pattern.countParts(); ++i) {
    const auto &part = pattern.getPart(i);
    parser->parts.push_back(CICUPart{CICUPartType(part.getType()), parser->utf8Offset(part.getIndex()),
                                     parser->utf8Offset(part.getLimit()), part.getValue(),
                                     pattern.getNumericValue(part)});
  }
  *count = int32_t(parser->parts.size());
  return parser->parts.data();
}

const char *cicu_status_name(int32_t status) { return u_errorName(UErrorCode(status)); }
#endif
