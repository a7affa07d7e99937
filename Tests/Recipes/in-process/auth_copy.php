<?php
// PHP, with FFI. The default of php-fpm, ffi.enable=preload, allows it only in a file that opcache.preload names.
final class AuthCopy
{
    private static ?FFI $library = null;
    private static $catalog;

    /** Returns the copy for a raw error, an array; the locale can be the value of Accept-Language. */
    public static function read(string $provider, string $error, array $options = []): array
    {
        self::$library ??= FFI::cdef('
            typedef struct authcopy_catalog authcopy_catalog;
            authcopy_catalog *authcopy_open(const char *path, char **error);
            char *authcopy_read(const authcopy_catalog *catalog, const char *provider, const char *bytes, size_t length,
                                const char *options, size_t options_length);
            void authcopy_free(char *result);
        ', getenv('AUTHCOPY_LIBRARY') ?: 'libauthcopy.so');
        self::$catalog ??= self::$library->authcopy_open(null, null);
        $options = json_encode((object) $options, JSON_THROW_ON_ERROR);
        $result = self::$library->authcopy_read(self::$catalog, $provider, $error, strlen($error), $options, strlen($options));
        try {
            return json_decode(FFI::string($result), true, flags: JSON_THROW_ON_ERROR);
        } finally {
            self::$library->authcopy_free($result);
        }
    }
}
