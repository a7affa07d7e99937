"""Laravel's validation, guards, password broker, throttling and error pages; see laravel.php."""

import tempfile

from drivers import drive
from recording import Recorder

recorder = Recorder("laravel", "laravel", ("php-laravel-framework",),
                    [(r"/tmp/tmp\w+", "/app"), (r'(?<=name="_token" value=")[^"]+', "CSRF")])
with tempfile.TemporaryDirectory() as folder:
    drive(recorder, "php", "-d", "error_reporting=8191", "-d", "display_errors=stderr", "laravel.php", FOLDER=folder)
recorder.save()
