"""Devise on Rails, with confirmable, lockable, recoverable, timeoutable and a second factor; see devise.rb."""

from drivers import drive
from recording import Recorder

recorder = Recorder("devise", "devise", ("ruby-devise", "ruby-rails", "ruby-devise-two-factor",
                                         "ruby-rack-attack", "ruby-omniauth-oauth2"),
                    [(r'(?<=name="csrf-token" content=")[^"]+', "CSRF"),
                     (r'(?<=name="authenticity_token" value=")[^"]+', "CSRF"),
                     (r'#<([A-Z][\w:]+):0x[0-9a-f]+', r"#<\1:0x00007f0000000000"), (r"_erb_+\d+_\d+", "_erb__1_1")])
drive(recorder, "ruby", "-W0", "devise.rb")
recorder.save()
