/*
 * AuthCopy: turns errors of authentication providers into text for people.
 *
 * Requests and results are JSON in UTF-8. A request has a length and need not end with NUL; a result ends with NUL. Every
 * result is an object: the copy or text that was requested, or a problem (RFC 9457), which has a member "type". NULL
 * means that there is no memory for the result.
 *
 * All functions can be called from any thread, and after a fork. The library starts no thread, writes nothing, handles no
 * signal and does not end the process. Threads need a stack of 128 KiB.
 */
#ifndef AUTHCOPY_H
#define AUTHCOPY_H

#include <stddef.h>

/* The version of this interface: functions and members of objects can be added to it, but none changes or goes. */
#define AUTHCOPY_ABI 1

#ifdef __cplusplus
extern "C" {
#endif

typedef struct authcopy_catalog authcopy_catalog;

/*
 * Opens a catalog: the shipped one for NULL, else a file that "auth-copy export --format json" wrote.
 *
 * It returns NULL if the file is refused. Then, unless error is NULL, *error is a problem, which authcopy_free frees.
 */
authcopy_catalog *authcopy_open(const char *path, char **error);

/*
 * Resolves an error of a provider to copy.
 *
 * The object is {"provider", "code" or "payload", "surface"?, "flow"?, "status"?, "retryAfter"?, "arguments"?}, as in a
 * batch of the service, and "locale"?, a tag or a list as in Accept-Language, "disclosure"?, "method"?, "identifier"?.
 */
char *authcopy_resolve(const authcopy_catalog *catalog, const char *json, size_t length);

/*
 * Reads a raw error as it was caught: a body in any form, or any other text, of which the first 64 KiB count.
 *
 * The provider is "any" if it is not known. The options, which may be NULL, are the other members of authcopy_resolve.
 */
char *authcopy_read(const authcopy_catalog *catalog, const char *provider, const void *bytes, size_t length,
                    const char *options, size_t options_length);

/*
 * Returns a text of the sign-in flow that is no error. The object is {"key", "locale"?, "arguments"?}.
 *
 * The result is {"key", "locale", "text", "ignored"?, "catalog"}.
 */
char *authcopy_text(const authcopy_catalog *catalog, const char *json, size_t length);

/* Frees a result, or nothing for NULL. */
void authcopy_free(char *result);

/* Closes a catalog, or nothing for NULL. No call with the catalog may be under way. */
void authcopy_close(authcopy_catalog *catalog);

/* Returns the version of the library, such as "3.0.0". It is not freed. */
const char *authcopy_version(void);

#ifdef __cplusplus
}
#endif

#endif
