#include <unicode/bytestream.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/unistr.h>

#include <vector>

#include "CICU.h"

int32_t cicu_transcode(const char *text, int32_t length, const char *written, const char *read, char *buffer,
                       int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *writer = ucnv_open(written, &status);
  UConverter *reader = ucnv_open(read, &status);
  int32_t needed = 0;
  if (U_SUCCESS(status)) {
    ucnv_setFromUCallBack(writer, UCNV_FROM_U_CALLBACK_SKIP, nullptr, nullptr, nullptr, &status);
    auto source = icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
    std::vector<char> bytes(size_t(source.length()) * 4 + 16);
    int32_t count = ucnv_fromUChars(writer, bytes.data(), int32_t(bytes.size()), source.getBuffer(), source.length(),
                                    &status);
    icu::UnicodeString decoded(bytes.data(), count, reader, status);
    if (U_SUCCESS(status)) {
      icu::CheckedArrayByteSink sink(buffer, capacity);
      decoded.toUTF8(sink);
      needed = sink.NumberOfBytesAppended();
    }
  }
  ucnv_close(writer);
  ucnv_close(reader);
  return needed;
}
