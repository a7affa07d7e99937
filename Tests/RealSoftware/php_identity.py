"""PHP: Symfony's validator, Google's client of reCAPTCHA, Symfony's HTTP client and Guzzle."""

import servers
from drivers import drive
from recording import Recorder

recorder = Recorder("php-identity", "any", ("php-symfony-validator", "php-google-recaptcha", "php-symfony-http-client",
                                            "php-guzzlehttp-guzzle"),
                    [(r"port \d{4,5}", "port 8000"), (r"after \d+ ms", "after 0 ms"),
                     (r"after \d+ milliseconds", "after 1000 milliseconds"), (r"/\S+/(?=php_identity)", "/app/")])
with servers.running() as addresses:
    drive(recorder, "php", "-d", "display_errors=stderr", "php_identity.php", SSL_CERT_FILE=addresses["AUTHORITY"],
          **addresses)
recorder.save()
