# What Mojolicious' client, its plugin for OAuth 2 and Mojo::JWT say when signing in fails.
use Mojo::Base -strict;
use Mojo::JSON qw(decode_json encode_json);
use Mojo::JWT;
use Mojo::UserAgent;
use Mojolicious;
use Mojolicious::Plugin::OAuth2;

binmode STDOUT;
my $client = Mojo::UserAgent->new(inactivity_timeout => 1, connect_timeout => 1, max_redirects => 3);

sub say_error {
  my ($provoked, $text, $kind, %label) = @_;
  chomp $text;
  my $rest = encode_json({text => "$text", kind => $kind, %label});
  print '{"provoked":' . encode_json($provoked) . ',' . substr($rest, 1), "\n";
}

sub provoke {
  my ($provoked, $kind, $label, $action) = @_;
  die "$provoked raised nothing" if eval { $action->(); 1 };
  say_error($provoked, $@, $kind, %$label);
}

# The client: results that are no success are made an error by hand, as its documentation shows.
my @chosen = ('a refused connection', 'a host name', 'in time', 'hangs up', 'nobody signed', 'status 403', 'status 429',
  'status 500', 'status 503', 'a page', 'ends early');
for my $case (@{decode_json($ENV{CASES})}) {
  next unless grep { index($case->{provoked}, $_) >= 0 } @chosen;
  provoke("client: $case->{provoked}", $case->{kind},
    {also => $case->{also}, flow => 'signIn', provider => 'urlsession'}, sub {
      my $answer = $client->get($case->{url})->result;
      die $answer->code . ' ' . $answer->message . "\n" if $answer->is_error;
      decode_json($answer->body);
    });
}

# The plugin for OAuth 2: a callback whose code cannot be exchanged. It tells the status of an answer, not its body.
my %oauth = (flow => 'signIn', provider => 'oauth');
sub callback {
  my ($query, $address, %more) = @_;
  my $app = Mojolicious->new;
  $app->plugin(OAuth2 => {shop => {key => 'shop', secret => 's3cret', authorize_url => "$address/authorize",
    token_url => "$address/token", %more}});
  my $failure;
  my $controller = $app->build_controller;
  $controller->req->url->parse("http://shop.example.com/callback?$query");
  $controller->oauth2->get_token_p(shop => {redirect_uri => 'https://shop.example.com/callback'})
    ->catch(sub { $failure = shift })->wait;
  die $failure || 'nothing';
}
for (
  ['a code that was used', 'code=forged', $ENV{OAUTH}, {}, 'flowExpired', ['invalidRequest', 'externalSignInRejected']],
  ['a wrong secret of the app', 'code=good', $ENV{OAUTH}, {secret => 'x'}, 'misconfigured', ['externalSignInRejected']],
  ['the person refused', 'error=access_denied', $ENV{OAUTH}, {}, 'consentDenied', ['canceled']],
  ['the provider fails', 'error=server_error', $ENV{OAUTH}, {}, 'providerUnavailable', []],
  ['the provider refuses connections', 'code=good', $ENV{CLOSED}, {}, 'providerUnavailable', ['networkUnavailable']],
  ['the provider hangs up', 'code=good', $ENV{HANGUP}, {}, 'networkUnavailable', ['providerUnavailable']],
) {
  my ($provoked, $query, $address, $more, $kind, $also) = @$_;
  provoke("OAuth 2: $provoked", $kind, {also => $also, %oauth}, sub { callback($query, $address, %$more) });
}

# Mojo::JWT
my $now = time;
my $token = sub { my ($secret, %claims) = @_;
  Mojo::JWT->new(claims => {sub => 'mina', exp => $now + 3600, %claims}, secret => $secret)->encode };
my $refused = ['sessionExpired'];
for (
  ['an expired token', $token->('secret', exp => $now - 3600), 'sessionExpired', []],
  ['a token of another secret', $token->('other'), 'securityCheckFailed', $refused],
  ['a token that is not valid yet', $token->('secret', nbf => $now + 3600), 'securityCheckFailed', $refused],
  ['text that is no token', 'abc', 'invalidRequest', ['securityCheckFailed', 'sessionExpired',
    'invalidProviderResponse']],
  ['a token of three parts that are none', 'YWJj.YWJj.YWJj', 'invalidRequest', ['securityCheckFailed',
    'sessionExpired', 'invalidProviderResponse']],
) {
  my ($provoked, $text, $kind, $also) = @$_;
  provoke("JWT: $provoked", $kind, {also => $also}, sub { Mojo::JWT->new(secret => 'secret')->decode($text) });
}
