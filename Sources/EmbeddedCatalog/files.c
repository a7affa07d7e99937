// Written by Scripts/support/embed.
#include "EmbeddedCatalog.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t file0[] = {
#embed "../../Catalogs/codes/appauth.json"
};
static const uint8_t file1[] = {
#embed "../../Catalogs/codes/apple.json"
};
static const uint8_t file2[] = {
#embed "../../Catalogs/codes/appwrite.json"
};
static const uint8_t file3[] = {
#embed "../../Catalogs/codes/aspnet-identity.json"
};
static const uint8_t file4[] = {
#embed "../../Catalogs/codes/auth0.json"
};
static const uint8_t file5[] = {
#embed "../../Catalogs/codes/authjs.json"
};
static const uint8_t file6[] = {
#embed "../../Catalogs/codes/better-auth.json"
};
static const uint8_t file7[] = {
#embed "../../Catalogs/codes/biometrics.json"
};
static const uint8_t file8[] = {
#embed "../../Catalogs/codes/captcha.json"
};
static const uint8_t file9[] = {
#embed "../../Catalogs/codes/clerk.json"
};
static const uint8_t file10[] = {
#embed "../../Catalogs/codes/cognito.json"
};
static const uint8_t file11[] = {
#embed "../../Catalogs/codes/danal.json"
};
static const uint8_t file12[] = {
#embed "../../Catalogs/codes/descope.json"
};
static const uint8_t file13[] = {
#embed "../../Catalogs/codes/devise.json"
};
static const uint8_t file14[] = {
#embed "../../Catalogs/codes/discord.json"
};
static const uint8_t file15[] = {
#embed "../../Catalogs/codes/django-allauth.json"
};
static const uint8_t file16[] = {
#embed "../../Catalogs/codes/django.json"
};
static const uint8_t file17[] = {
#embed "../../Catalogs/codes/entra.json"
};
static const uint8_t file18[] = {
#embed "../../Catalogs/codes/facebook.json"
};
static const uint8_t file19[] = {
#embed "../../Catalogs/codes/fastapi-users.json"
};
static const uint8_t file20[] = {
#embed "../../Catalogs/codes/firebase.json"
};
static const uint8_t file21[] = {
#embed "../../Catalogs/codes/flask-security.json"
};
static const uint8_t file22[] = {
#embed "../../Catalogs/codes/fusionauth.json"
};
static const uint8_t file23[] = {
#embed "../../Catalogs/codes/github.json"
};
static const uint8_t file24[] = {
#embed "../../Catalogs/codes/google.json"
};
static const uint8_t file25[] = {
#embed "../../Catalogs/codes/kakao.json"
};
static const uint8_t file26[] = {
#embed "../../Catalogs/codes/keycloak.json"
};
static const uint8_t file27[] = {
#embed "../../Catalogs/codes/laravel.json"
};
static const uint8_t file28[] = {
#embed "../../Catalogs/codes/line.json"
};
static const uint8_t file29[] = {
#embed "../../Catalogs/codes/logto.json"
};
static const uint8_t file30[] = {
#embed "../../Catalogs/codes/naver.json"
};
static const uint8_t file31[] = {
#embed "../../Catalogs/codes/nhost.json"
};
static const uint8_t file32[] = {
#embed "../../Catalogs/codes/oauth.json"
};
static const uint8_t file33[] = {
#embed "../../Catalogs/codes/okta.json"
};
static const uint8_t file34[] = {
#embed "../../Catalogs/codes/ory.json"
};
static const uint8_t file35[] = {
#embed "../../Catalogs/codes/parse.json"
};
static const uint8_t file36[] = {
#embed "../../Catalogs/codes/pocketbase.json"
};
static const uint8_t file37[] = {
#embed "../../Catalogs/codes/portone.json"
};
static const uint8_t file38[] = {
#embed "../../Catalogs/codes/spring-security.json"
};
static const uint8_t file39[] = {
#embed "../../Catalogs/codes/stytch.json"
};
static const uint8_t file40[] = {
#embed "../../Catalogs/codes/supabase.json"
};
static const uint8_t file41[] = {
#embed "../../Catalogs/codes/supertokens.json"
};
static const uint8_t file42[] = {
#embed "../../Catalogs/codes/symfony.json"
};
static const uint8_t file43[] = {
#embed "../../Catalogs/codes/toss.json"
};
static const uint8_t file44[] = {
#embed "../../Catalogs/codes/twilio.json"
};
static const uint8_t file45[] = {
#embed "../../Catalogs/codes/urlsession.json"
};
static const uint8_t file46[] = {
#embed "../../Catalogs/codes/webauthn.json"
};
static const uint8_t file47[] = {
#embed "../../Catalogs/codes/workos.json"
};
static const uint8_t file48[] = {
#embed "../../Catalogs/codes/x.json"
};
static const uint8_t file49[] = {
#embed "../../Catalogs/codes/zitadel.json"
};
static const uint8_t file50[] = {
#embed "../../Catalogs/copy/en.arb"
};
static const uint8_t file51[] = {
#embed "../../Catalogs/copy/ja.arb"
};
static const uint8_t file52[] = {
#embed "../../Catalogs/copy/ko-x-haeyo.arb"
};
static const uint8_t file53[] = {
#embed "../../Catalogs/copy/ko.arb"
};
static const uint8_t file54[] = {
#embed "../../Catalogs/copy/zh-Hans.arb"
};
static const uint8_t file55[] = {
#embed "../../Catalogs/copy/zh-Hant.arb"
};
static const uint8_t file56[] = {
#embed "../../Catalogs/kinds.json"
};
static const uint8_t file57[] = {
#embed "../../Catalogs/linter/languages.json"
};
static const uint8_t file58[] = {
#embed "../../Catalogs/messages/en.arb"
};
static const uint8_t file59[] = {
#embed "../../Catalogs/messages/ja.arb"
};
static const uint8_t file60[] = {
#embed "../../Catalogs/messages/ko.arb"
};
static const uint8_t file61[] = {
#embed "../../Catalogs/reading.json"
};
static const uint8_t file62[] = {
#embed "../../Catalogs/words/en.json"
};
static const uint8_t file63[] = {
#embed "../../Catalogs/words/ja.json"
};
static const uint8_t file64[] = {
#embed "../../Catalogs/words/ko.json"
};
static const uint8_t file65[] = {
#embed "../../Catalogs/words/zh-Hans.json"
};
static const uint8_t file66[] = {
#embed "../../Catalogs/words/zh-Hant.json"
};

static const EmbeddedFile files[] = {
    {"codes/appauth.json", file0, sizeof file0},
    {"codes/apple.json", file1, sizeof file1},
    {"codes/appwrite.json", file2, sizeof file2},
    {"codes/aspnet-identity.json", file3, sizeof file3},
    {"codes/auth0.json", file4, sizeof file4},
    {"codes/authjs.json", file5, sizeof file5},
    {"codes/better-auth.json", file6, sizeof file6},
    {"codes/biometrics.json", file7, sizeof file7},
    {"codes/captcha.json", file8, sizeof file8},
    {"codes/clerk.json", file9, sizeof file9},
    {"codes/cognito.json", file10, sizeof file10},
    {"codes/danal.json", file11, sizeof file11},
    {"codes/descope.json", file12, sizeof file12},
    {"codes/devise.json", file13, sizeof file13},
    {"codes/discord.json", file14, sizeof file14},
    {"codes/django-allauth.json", file15, sizeof file15},
    {"codes/django.json", file16, sizeof file16},
    {"codes/entra.json", file17, sizeof file17},
    {"codes/facebook.json", file18, sizeof file18},
    {"codes/fastapi-users.json", file19, sizeof file19},
    {"codes/firebase.json", file20, sizeof file20},
    {"codes/flask-security.json", file21, sizeof file21},
    {"codes/fusionauth.json", file22, sizeof file22},
    {"codes/github.json", file23, sizeof file23},
    {"codes/google.json", file24, sizeof file24},
    {"codes/kakao.json", file25, sizeof file25},
    {"codes/keycloak.json", file26, sizeof file26},
    {"codes/laravel.json", file27, sizeof file27},
    {"codes/line.json", file28, sizeof file28},
    {"codes/logto.json", file29, sizeof file29},
    {"codes/naver.json", file30, sizeof file30},
    {"codes/nhost.json", file31, sizeof file31},
    {"codes/oauth.json", file32, sizeof file32},
    {"codes/okta.json", file33, sizeof file33},
    {"codes/ory.json", file34, sizeof file34},
    {"codes/parse.json", file35, sizeof file35},
    {"codes/pocketbase.json", file36, sizeof file36},
    {"codes/portone.json", file37, sizeof file37},
    {"codes/spring-security.json", file38, sizeof file38},
    {"codes/stytch.json", file39, sizeof file39},
    {"codes/supabase.json", file40, sizeof file40},
    {"codes/supertokens.json", file41, sizeof file41},
    {"codes/symfony.json", file42, sizeof file42},
    {"codes/toss.json", file43, sizeof file43},
    {"codes/twilio.json", file44, sizeof file44},
    {"codes/urlsession.json", file45, sizeof file45},
    {"codes/webauthn.json", file46, sizeof file46},
    {"codes/workos.json", file47, sizeof file47},
    {"codes/x.json", file48, sizeof file48},
    {"codes/zitadel.json", file49, sizeof file49},
    {"copy/en.arb", file50, sizeof file50},
    {"copy/ja.arb", file51, sizeof file51},
    {"copy/ko-x-haeyo.arb", file52, sizeof file52},
    {"copy/ko.arb", file53, sizeof file53},
    {"copy/zh-Hans.arb", file54, sizeof file54},
    {"copy/zh-Hant.arb", file55, sizeof file55},
    {"kinds.json", file56, sizeof file56},
    {"linter/languages.json", file57, sizeof file57},
    {"messages/en.arb", file58, sizeof file58},
    {"messages/ja.arb", file59, sizeof file59},
    {"messages/ko.arb", file60, sizeof file60},
    {"reading.json", file61, sizeof file61},
    {"words/en.json", file62, sizeof file62},
    {"words/ja.json", file63, sizeof file63},
    {"words/ko.json", file64, sizeof file64},
    {"words/zh-Hans.json", file65, sizeof file65},
    {"words/zh-Hant.json", file66, sizeof file66},
};

const EmbeddedFile *embedded_catalog(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}

const char *embedded_catalog_version(void) { return "7bf24bb5aba566ab"; }
