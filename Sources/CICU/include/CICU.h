/// ICU behind a plain C interface.
///
/// No ICU header is included here, because a module map over ICU's headers clashes with the ICU inside Foundation. All
/// text is UTF-8, all offsets count UTF-8 bytes, and a status is ICU's `UErrorCode` (failures are > 0, warnings < 0).
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// MARK: Messages

/// The kinds of parts of a parsed message, in the order of ICU's `UMessagePatternPartType`.
typedef enum __attribute__((enum_extensibility(closed))) : int32_t {
  CICUPartMessageStart,
  CICUPartMessageLimit,
  CICUPartSkipSyntax,
  CICUPartInsertCharacter,
  CICUPartReplaceNumber,
  CICUPartArgumentStart,
  CICUPartArgumentLimit,
  CICUPartArgumentNumber,
  CICUPartArgumentName,
  CICUPartArgumentType,
  CICUPartArgumentStyle,
  CICUPartArgumentSelector,
  CICUPartArgumentInteger,
  CICUPartArgumentDouble,
} CICUPartType;

/// The types of arguments, in the order of ICU's `UMessagePatternArgType`.
typedef enum __attribute__((enum_extensibility(closed))) : int32_t {
  CICUArgumentNone,
  CICUArgumentSimple,
  CICUArgumentChoice,
  CICUArgumentPlural,
  CICUArgumentSelect,
  CICUArgumentSelectOrdinal,
} CICUArgumentType;

typedef struct {
  CICUPartType type;
  /// The range of the part in the message.
  int32_t start;
  int32_t end;
  /// The `CICUArgumentType` of an argument's start and limit; the code unit of an inserted character.
  int32_t value;
  /// The numeric value of an integer or double part.
  double number;
} CICUPart;

/// Parses messages, one at a time.
typedef struct CICUMessageParser CICUMessageParser;

CICUMessageParser *_Nullable cicu_message_parser_open(void);
void cicu_message_parser_close(CICUMessageParser *_Nonnull parser);

/// Parses one message and returns its `*count` parts, which are valid until the next call; null after a failure, when
/// `*errorOffset` is the offset at which ICU stopped, which ICU often reports as 0.
const CICUPart *_Nullable cicu_message_parser_parse(
    CICUMessageParser *_Nonnull parser, const char *_Nonnull message, int32_t length,
    int32_t *_Nonnull count, int32_t *_Nonnull errorOffset, int32_t *_Nonnull status);

/// ICU's name of a status, such as `U_UNMATCHED_BRACES`.
const char *_Nonnull cicu_status_name(int32_t status);

// MARK: Numbers, dates and plurals

typedef enum __attribute__((enum_extensibility(closed))) : int32_t {
  CICUValueInteger,
  CICUValueDouble,
  CICUValueDate,
} CICUValueType;

/// A number, or a date in milliseconds since 1970-01-01T00:00:00Z.
typedef struct {
  CICUValueType type;
  int64_t integer;
  double number;
} CICUValue;

/// A formatter as `icu::MessageFormat` would use it for `{x, type, style}` in a locale. Immutable and thread-safe.
typedef struct CICUFormatter CICUFormatter;

/// Opens a formatter. An empty type means a plain `{x}`: a number format, or a short date and time for values of type
/// `CICUValueDate`.
CICUFormatter *_Nullable cicu_formatter_open(
    const char *_Nonnull locale, const char *_Nonnull type, const char *_Nullable style,
    const char *_Nonnull timeZone, int32_t *_Nonnull status);
void cicu_formatter_close(CICUFormatter *_Nonnull formatter);

/// Formats a value into `buffer` and returns the length of the text, which may exceed `capacity`.
int32_t cicu_formatter_format(
    const CICUFormatter *_Nonnull formatter, CICUValue value, char *_Nonnull buffer,
    int32_t capacity, int32_t *_Nonnull status);

/// The plural categories of CLDR.
typedef enum __attribute__((enum_extensibility(closed))) : int32_t {
  CICUPluralZero,
  CICUPluralOne,
  CICUPluralTwo,
  CICUPluralFew,
  CICUPluralMany,
  CICUPluralOther,
} CICUPluralCategory;

/// The plural rules of a locale. Immutable and thread-safe.
typedef struct CICUPluralRules CICUPluralRules;

CICUPluralRules *_Nullable cicu_plural_rules_open(
    const char *_Nonnull locale, bool ordinal, int32_t *_Nonnull status);
void cicu_plural_rules_close(CICUPluralRules *_Nonnull rules);

/// The category of a number in the form that `formatter` would print ("1.0" and "1" may differ).
CICUPluralCategory cicu_plural_rules_select(
    const CICUPluralRules *_Nonnull rules, const CICUFormatter *_Nonnull formatter, CICUValue value,
    int32_t *_Nonnull status);

/// Whether CLDR has plural rules for a language.
bool cicu_plural_rules_are_known(const char *_Nonnull language);

/// Whether the rules of a locale use a category.
bool cicu_plural_rules_has(const CICUPluralRules *_Nonnull rules, CICUPluralCategory category);

// MARK: Encodings

/// Encodes a text in one encoding, dropping characters that it lacks, and decodes the bytes in another, replacing
/// invalid bytes by U+FFFD. Returns the length in UTF-8, which may exceed `capacity`; 0 when ICU does not know an
/// encoding.
int32_t cicu_transcode(
    const char *_Nonnull text, int32_t length, const char *_Nonnull encodeAs, const char *_Nonnull decodeAs,
    char *_Nonnull buffer, int32_t capacity);

// MARK: Lists

/// Formats a list with CLDR's standard pattern into `buffer` and returns the length of the text, which may exceed
/// `capacity`. Elements are UTF-8 with their lengths in bytes.
int32_t cicu_list_format(
    const char *_Nonnull locale, const char *_Nonnull const *_Nonnull elements, const int32_t *_Nonnull lengths,
    int32_t count, char *_Nonnull buffer, int32_t capacity);

// MARK: Locales

/// Writes the canonical form of a BCP 47 tag and returns its length; 0 when the tag is not well-formed. `ko_kr` is
/// accepted too. ICU dereferences null for some malformed tags, so all other functions must be called with canonical
/// tags.
int32_t cicu_locale_canonicalize(const char *_Nonnull tag, char *_Nonnull buffer, int32_t capacity);

/// Whether ICU has data for the language of a canonical tag.
bool cicu_locale_is_known(const char *_Nonnull tag);

/// Whether ICU lists the language of a canonical tag, or its replacement, as an ISO 639 language. ICU may have no data
/// for it.
bool cicu_locale_is_language(const char *_Nonnull tag);

/// Whether the script of a canonical tag is written from right to left; without a script, the usual one of the language.
bool cicu_locale_is_right_to_left(const char *_Nonnull tag);

/// Returns the name of a locale that ICU has data for, by index; null after the last one.
const char *_Nullable cicu_locale_available(int32_t index);

/// Writes the name of a canonical tag in the language of another and returns its length, which may exceed `capacity`:
/// `Portuguese (Brazil)`, or `Brazilian Portuguese` as a dialect.
int32_t cicu_locale_name(
    const char *_Nonnull tag, const char *_Nonnull language, bool isDialect, char *_Nonnull buffer, int32_t capacity);

/// Whether ISO 3166 contains the region, two uppercase letters.
bool cicu_region_is_country(const char *_Nonnull region);

/// Whether ICU knows a time zone id of the IANA database.
bool cicu_time_zone_is_known(const char *_Nonnull id);

/// Finds the best match in a list of locales by CLDR's distance. Immutable and thread-safe.
typedef struct CICULocaleMatcher CICULocaleMatcher;

/// Opens a matcher. All tags must be canonical.
CICULocaleMatcher *_Nullable cicu_locale_matcher_open(
    const char *_Nonnull const *_Nonnull supported, int32_t count, int32_t *_Nonnull status);
void cicu_locale_matcher_close(CICULocaleMatcher *_Nonnull matcher);

/// Returns the index of the best supported locale and of the desired one that it matches; -1 when none is close enough.
int32_t cicu_locale_matcher_match(
    const CICULocaleMatcher *_Nonnull matcher, const char *_Nonnull const *_Nonnull desired,
    int32_t count, int32_t *_Nonnull desiredIndex);

#ifdef __cplusplus
}
#endif
