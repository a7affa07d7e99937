// Uses everything that the C library has, again and again, so that a leak grows.
#include <authcopy.h>
#include <stdio.h>
#include <string.h>

static void read_error(const authcopy_catalog *catalog, const char *provider, const char *error, const char *options) {
  authcopy_free(authcopy_read(catalog, provider, error, strlen(error), options, strlen(options)));
}

static void resolve(const authcopy_catalog *catalog, const char *json) {
  authcopy_free(authcopy_resolve(catalog, json, strlen(json)));
}

static void text(const authcopy_catalog *catalog, const char *json) {
  authcopy_free(authcopy_text(catalog, json, strlen(json)));
}

int main(int argc, char **argv) {
  const char *path = argc > 1 ? argv[1] : NULL;
  for (int round = 0; round < 3; round++) {
    char *error = NULL;
    if (authcopy_open("/nowhere", &error) != NULL) return 1;
    authcopy_free(error);
    authcopy_catalog *catalog = authcopy_open(path, NULL);
    if (catalog == NULL) return 1;
    for (int call = 0; call < 100; call++) {
      resolve(catalog, "{\"provider\":\"kakao\",\"code\":\"KOE320\",\"locale\":\"ko\",\"arguments\":{\"seconds\":30}}");
      resolve(catalog, "{\"provider\":\"kako\"");
      read_error(catalog, "firebase", "FirebaseError: Firebase: Error (auth/wrong-password).",
                 "{\"method\":\"password\",\"disclosure\":\"helpful\"}");
      read_error(catalog, "kakao", "\xff{\"msg\":\"ip mismatched! callerIp=192.0.2.1.\",\"code\":-401}", "");
      text(catalog, "{\"key\":\"continueWith\",\"locale\":\"ja\",\"arguments\":{\"provider\":\"kakao\"}}");
      text(catalog, "{\"key\":\"deleteScheduled\"}");
    }
    authcopy_close(catalog);
  }
  puts(authcopy_version());
  return 0;
}
