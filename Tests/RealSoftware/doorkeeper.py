"""Doorkeeper with OpenID Connect on Rails, an OAuth server: what its endpoints answer, in three languages."""

from drivers import drive
from recording import Recorder

recorder = Recorder("doorkeeper", "oauth", ("ruby-doorkeeper", "ruby-doorkeeper-openid-connect", "ruby-doorkeeper-i18n",
                                            "ruby-rails"),
                    [(r'(?<=name="csrf-token" content=")[^"]+', "CSRF"),
                     (r'(?<=name="authenticity_token" value=")[^"]+', "CSRF"),
                     (r'#<([A-Z][\w:]+):0x[0-9a-f]+', r"#<\1:0x00007f0000000000")])
drive(recorder, "ruby", "-W0", "doorkeeper.rb")
recorder.save()
