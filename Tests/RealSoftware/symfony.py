"""Symfony's security component: JSON login, form login with CSRF, throttling, login links, access; see symfony.php."""

from drivers import drive
from recording import Recorder

recorder = Recorder("symfony", "any", ("php-symfony-security-core", "php-symfony-security-http",
                                           "php-symfony-security-csrf", "php-symfony-rate-limiter"))
drive(recorder, "php", "-d", "display_errors=stderr", "symfony.php")
recorder.save()
