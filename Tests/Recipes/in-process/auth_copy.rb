# Ruby, with Fiddle of the standard library.
require "fiddle/import"
require "json"

module AuthCopy
  extend Fiddle::Importer
  dlload ENV.fetch("AUTHCOPY_LIBRARY", "libauthcopy.so")
  typealias "authcopy_catalog", "void"
  extern "authcopy_catalog* authcopy_open(const char*, char**)"
  extern "char* authcopy_read(authcopy_catalog*, const char*, const void*, size_t, const char*, size_t)"
  extern "void authcopy_free(char*)"
  CATALOG = authcopy_open(nil, nil)

  # Returns the copy for a raw error, a hash; the locale can be the value of Accept-Language.
  def self.read(provider, error, **options)
    options = JSON.generate(options)
    result = authcopy_read(CATALOG, provider, error, error.bytesize, options, options.bytesize)
    JSON.parse(result.to_s.force_encoding("UTF-8"))
  ensure
    authcopy_free(result)
  end
end
