"""Doorkeeper with OpenID Connect on Rails, an OAuth server: what its endpoints answer, in three languages."""

from drivers import drive
from recording import Recorder

recorder = Recorder("doorkeeper", "oauth", ("ruby-doorkeeper", "ruby-doorkeeper-openid-connect", "ruby-doorkeeper-i18n",
                                            "ruby-rails"),
                    [(r'(?<=name="csrf-token" content=")[^"]+', "CSRF"),
                     (r'(?<=name="authenticity_token" value=")[^"]+', "CSRF")])
drive(recorder, "ruby", "-W0", "doorkeeper.rb")
recorder.save()
