#include "CShippedCatalog.h"

// Each file of Catalogs/ has two entries here; a test compares this list with the folder.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define EMBEDDED(name) static const uint8_t name[]

EMBEDDED(kinds) = {
#embed "../../Catalogs/kinds.json"
};
EMBEDDED(codes_appauth) = {
#embed "../../Catalogs/codes/appauth.json"
};
EMBEDDED(codes_apple) = {
#embed "../../Catalogs/codes/apple.json"
};
EMBEDDED(codes_appwrite) = {
#embed "../../Catalogs/codes/appwrite.json"
};
EMBEDDED(codes_auth0) = {
#embed "../../Catalogs/codes/auth0.json"
};
EMBEDDED(codes_authjs) = {
#embed "../../Catalogs/codes/authjs.json"
};
EMBEDDED(codes_better_auth) = {
#embed "../../Catalogs/codes/better-auth.json"
};
EMBEDDED(codes_clerk) = {
#embed "../../Catalogs/codes/clerk.json"
};
EMBEDDED(codes_cognito) = {
#embed "../../Catalogs/codes/cognito.json"
};
EMBEDDED(codes_danal) = {
#embed "../../Catalogs/codes/danal.json"
};
EMBEDDED(codes_descope) = {
#embed "../../Catalogs/codes/descope.json"
};
EMBEDDED(codes_devise) = {
#embed "../../Catalogs/codes/devise.json"
};
EMBEDDED(codes_discord) = {
#embed "../../Catalogs/codes/discord.json"
};
EMBEDDED(codes_django_allauth) = {
#embed "../../Catalogs/codes/django-allauth.json"
};
EMBEDDED(codes_entra) = {
#embed "../../Catalogs/codes/entra.json"
};
EMBEDDED(codes_facebook) = {
#embed "../../Catalogs/codes/facebook.json"
};
EMBEDDED(codes_firebase) = {
#embed "../../Catalogs/codes/firebase.json"
};
EMBEDDED(codes_fusionauth) = {
#embed "../../Catalogs/codes/fusionauth.json"
};
EMBEDDED(codes_github) = {
#embed "../../Catalogs/codes/github.json"
};
EMBEDDED(codes_google) = {
#embed "../../Catalogs/codes/google.json"
};
EMBEDDED(codes_kakao) = {
#embed "../../Catalogs/codes/kakao.json"
};
EMBEDDED(codes_keycloak) = {
#embed "../../Catalogs/codes/keycloak.json"
};
EMBEDDED(codes_line) = {
#embed "../../Catalogs/codes/line.json"
};
EMBEDDED(codes_logto) = {
#embed "../../Catalogs/codes/logto.json"
};
EMBEDDED(codes_naver) = {
#embed "../../Catalogs/codes/naver.json"
};
EMBEDDED(codes_nhost) = {
#embed "../../Catalogs/codes/nhost.json"
};
EMBEDDED(codes_oauth) = {
#embed "../../Catalogs/codes/oauth.json"
};
EMBEDDED(codes_okta) = {
#embed "../../Catalogs/codes/okta.json"
};
EMBEDDED(codes_ory) = {
#embed "../../Catalogs/codes/ory.json"
};
EMBEDDED(codes_parse) = {
#embed "../../Catalogs/codes/parse.json"
};
EMBEDDED(codes_pocketbase) = {
#embed "../../Catalogs/codes/pocketbase.json"
};
EMBEDDED(codes_portone) = {
#embed "../../Catalogs/codes/portone.json"
};
EMBEDDED(codes_spring_security) = {
#embed "../../Catalogs/codes/spring-security.json"
};
EMBEDDED(codes_stytch) = {
#embed "../../Catalogs/codes/stytch.json"
};
EMBEDDED(codes_supabase) = {
#embed "../../Catalogs/codes/supabase.json"
};
EMBEDDED(codes_supertokens) = {
#embed "../../Catalogs/codes/supertokens.json"
};
EMBEDDED(codes_urlsession) = {
#embed "../../Catalogs/codes/urlsession.json"
};
EMBEDDED(codes_webauthn) = {
#embed "../../Catalogs/codes/webauthn.json"
};
EMBEDDED(codes_workos) = {
#embed "../../Catalogs/codes/workos.json"
};
EMBEDDED(codes_x) = {
#embed "../../Catalogs/codes/x.json"
};
EMBEDDED(codes_zitadel) = {
#embed "../../Catalogs/codes/zitadel.json"
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
    FILE_ENTRY("codes/appauth.json", codes_appauth),
    FILE_ENTRY("codes/apple.json", codes_apple),
    FILE_ENTRY("codes/appwrite.json", codes_appwrite),
    FILE_ENTRY("codes/auth0.json", codes_auth0),
    FILE_ENTRY("codes/authjs.json", codes_authjs),
    FILE_ENTRY("codes/better-auth.json", codes_better_auth),
    FILE_ENTRY("codes/clerk.json", codes_clerk),
    FILE_ENTRY("codes/cognito.json", codes_cognito),
    FILE_ENTRY("codes/danal.json", codes_danal),
    FILE_ENTRY("codes/descope.json", codes_descope),
    FILE_ENTRY("codes/devise.json", codes_devise),
    FILE_ENTRY("codes/discord.json", codes_discord),
    FILE_ENTRY("codes/django-allauth.json", codes_django_allauth),
    FILE_ENTRY("codes/entra.json", codes_entra),
    FILE_ENTRY("codes/facebook.json", codes_facebook),
    FILE_ENTRY("codes/firebase.json", codes_firebase),
    FILE_ENTRY("codes/fusionauth.json", codes_fusionauth),
    FILE_ENTRY("codes/github.json", codes_github),
    FILE_ENTRY("codes/google.json", codes_google),
    FILE_ENTRY("codes/kakao.json", codes_kakao),
    FILE_ENTRY("codes/keycloak.json", codes_keycloak),
    FILE_ENTRY("codes/line.json", codes_line),
    FILE_ENTRY("codes/logto.json", codes_logto),
    FILE_ENTRY("codes/naver.json", codes_naver),
    FILE_ENTRY("codes/nhost.json", codes_nhost),
    FILE_ENTRY("codes/oauth.json", codes_oauth),
    FILE_ENTRY("codes/okta.json", codes_okta),
    FILE_ENTRY("codes/ory.json", codes_ory),
    FILE_ENTRY("codes/parse.json", codes_parse),
    FILE_ENTRY("codes/pocketbase.json", codes_pocketbase),
    FILE_ENTRY("codes/portone.json", codes_portone),
    FILE_ENTRY("codes/spring-security.json", codes_spring_security),
    FILE_ENTRY("codes/stytch.json", codes_stytch),
    FILE_ENTRY("codes/supabase.json", codes_supabase),
    FILE_ENTRY("codes/supertokens.json", codes_supertokens),
    FILE_ENTRY("codes/urlsession.json", codes_urlsession),
    FILE_ENTRY("codes/webauthn.json", codes_webauthn),
    FILE_ENTRY("codes/workos.json", codes_workos),
    FILE_ENTRY("codes/x.json", codes_x),
    FILE_ENTRY("codes/zitadel.json", codes_zitadel),
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
