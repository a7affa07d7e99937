#include "CShippedCatalog.h"

// Each file of Catalogs/ has two entries here; a test compares this list with the folder.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define EMBEDDED(name) static const uint8_t name[]

EMBEDDED(kinds) = {
#embed "../../Catalogs/kinds.json"
};
EMBEDDED(codes_apple) = {
#embed "../../Catalogs/codes/apple.json"
};
EMBEDDED(codes_appauth) = {
#embed "../../Catalogs/codes/appauth.json"
};
EMBEDDED(codes_auth0) = {
#embed "../../Catalogs/codes/auth0.json"
};
EMBEDDED(codes_cognito) = {
#embed "../../Catalogs/codes/cognito.json"
};
EMBEDDED(codes_facebook) = {
#embed "../../Catalogs/codes/facebook.json"
};
EMBEDDED(codes_firebase) = {
#embed "../../Catalogs/codes/firebase.json"
};
EMBEDDED(codes_google) = {
#embed "../../Catalogs/codes/google.json"
};
EMBEDDED(codes_kakao) = {
#embed "../../Catalogs/codes/kakao.json"
};
EMBEDDED(codes_line) = {
#embed "../../Catalogs/codes/line.json"
};
EMBEDDED(codes_naver) = {
#embed "../../Catalogs/codes/naver.json"
};
EMBEDDED(codes_oauth) = {
#embed "../../Catalogs/codes/oauth.json"
};
EMBEDDED(codes_supabase) = {
#embed "../../Catalogs/codes/supabase.json"
};
EMBEDDED(codes_urlsession) = {
#embed "../../Catalogs/codes/urlsession.json"
};
EMBEDDED(codes_webauthn) = {
#embed "../../Catalogs/codes/webauthn.json"
};
EMBEDDED(copy_en) = {
#embed "../../Catalogs/copy/en.arb"
};
EMBEDDED(copy_ja) = {
#embed "../../Catalogs/copy/ja.arb"
};
EMBEDDED(copy_ko) = {
#embed "../../Catalogs/copy/ko.arb"
};
EMBEDDED(copy_ko_x_haeyo) = {
#embed "../../Catalogs/copy/ko-x-haeyo.arb"
};
EMBEDDED(messages_en) = {
#embed "../../Catalogs/messages/en.arb"
};
EMBEDDED(messages_ja) = {
#embed "../../Catalogs/messages/ja.arb"
};
EMBEDDED(messages_ko) = {
#embed "../../Catalogs/messages/ko.arb"
};

#define FILE_ENTRY(path, name) {path, name, sizeof name}

static const ShippedFile files[] = {
    FILE_ENTRY("kinds.json", kinds),
    FILE_ENTRY("codes/apple.json", codes_apple),
    FILE_ENTRY("codes/appauth.json", codes_appauth),
    FILE_ENTRY("codes/auth0.json", codes_auth0),
    FILE_ENTRY("codes/cognito.json", codes_cognito),
    FILE_ENTRY("codes/facebook.json", codes_facebook),
    FILE_ENTRY("codes/firebase.json", codes_firebase),
    FILE_ENTRY("codes/google.json", codes_google),
    FILE_ENTRY("codes/kakao.json", codes_kakao),
    FILE_ENTRY("codes/line.json", codes_line),
    FILE_ENTRY("codes/naver.json", codes_naver),
    FILE_ENTRY("codes/oauth.json", codes_oauth),
    FILE_ENTRY("codes/supabase.json", codes_supabase),
    FILE_ENTRY("codes/urlsession.json", codes_urlsession),
    FILE_ENTRY("codes/webauthn.json", codes_webauthn),
    FILE_ENTRY("copy/en.arb", copy_en),
    FILE_ENTRY("copy/ja.arb", copy_ja),
    FILE_ENTRY("copy/ko.arb", copy_ko),
    FILE_ENTRY("copy/ko-x-haeyo.arb", copy_ko_x_haeyo),
};

size_t shipped_catalog_file_count(void) { return sizeof files / sizeof *files; }

ShippedFile shipped_catalog_file(size_t index) { return files[index]; }

static const ShippedFile messages[] = {
    FILE_ENTRY("en.arb", messages_en),
    FILE_ENTRY("ja.arb", messages_ja),
    FILE_ENTRY("ko.arb", messages_ko),
};

size_t shipped_message_file_count(void) { return sizeof messages / sizeof *messages; }

ShippedFile shipped_message_file(size_t index) { return messages[index]; }
