# What Perl's LWP, Crypt::JWT and Authen::WebAuthn say when signing in fails.
use strict;
use warnings;
use Authen::WebAuthn;
use Crypt::JWT qw(decode_jwt encode_jwt);
use Crypt::PK::ECC;
use Carp;
use JSON;
use LWP::UserAgent;
use MIME::Base64 qw(encode_base64url);

my $json = JSON->new->utf8->canonical;

sub say_error {
    my ($provoked, $text, $kind, %more) = @_;
    my $line = $json->encode({text => "$text", kind => $kind, %more});
    print '{"provoked":', $json->encode($provoked), ',', substr($line, 1), "\n";
}

sub provoke {
    my ($provoked, $action, $kind, %more) = @_;
    eval { $action->(); 1 } and die "$provoked did not die\n";
    say_error($provoked, $@, $kind, %more);
}

my $agent = LWP::UserAgent->new(timeout => 1, max_redirect => 5, ssl_opts => {SSL_ca_file => $ENV{AUTHORITY}});
for my $case (@{$json->decode($ENV{CASES})}) {
    my $answer = $agent->get($case->{url});
    my %more = (also => $case->{also});
    if ($answer->is_success && !$answer->header('Client-Aborted')) {
        provoke($case->{provoked}, sub { $json->decode($answer->content) }, $case->{kind}, %more);
    } else {
        say_error($case->{provoked}, $answer->status_line, $case->{kind}, %more);
    }
}
say_error('an unknown scheme', $agent->get('shop://login')->status_line, 'misconfigured');
say_error('an address that is none', $agent->get('login')->status_line, 'misconfigured', also => ['invalidRequest']);

my ($key, $other) = map { my $made = Crypt::PK::ECC->new; $made->generate_key('secp256r1'); $made } 1 .. 2;
my $sign = sub {
    my ($changes, $by) = @_;
    my %claims = (iss => 'https://login.example.com', aud => 'shop', sub => 'mina', exp => time + 60, iat => 1,
        %$changes);
    return encode_jwt(payload => \%claims, alg => 'ES256', key => $by // $key);
};
my @signIn = (provider => 'oauth', flow => 'signIn');
my $rejected = 'externalSignInRejected';
for my $row (
    ['an expired ID token', $sign->({exp => 1}), $rejected, ['flowExpired']],
    ['an ID token that is not yet valid', $sign->({nbf => 4_000_000_000}), 'securityCheckFailed', [$rejected]],
    ['an ID token issued in the future', $sign->({iat => 4_000_000_000}), 'securityCheckFailed', [$rejected]],
    ['an ID token for another app', $sign->({aud => 'other'}), 'securityCheckFailed', ['misconfigured']],
    ['an ID token of another issuer', $sign->({iss => 'https://evil.example.com'}), 'securityCheckFailed', []],
    ['an ID token of another key', $sign->({}, $other), 'securityCheckFailed', []],
    ['an ID token of another algorithm', encode_jwt(payload => {}, alg => 'HS256', key => 's3cret'),
        'securityCheckFailed', []],
    ['an ID token without an algorithm', encode_jwt(payload => {}, alg => 'none', allow_none => 1),
        'securityCheckFailed', []],
    ['an ID token that is none', 'forged', 'securityCheckFailed', ['invalidProviderResponse', $rejected]],
    ['no ID token', undef, 'invalidProviderResponse', ['securityCheckFailed', 'invalidRequest']],
) {
    my ($provoked, $token, $kind, $also) = @$row;
    provoke($provoked, sub {
        decode_jwt(token => $token, key => $key, accepted_alg => 'ES256', verify_iss => 'https://login.example.com',
            verify_aud => 'shop', verify_iat => 1);
    }, $kind, @signIn, also => $also);
}
provoke('an ID token of an unknown key', sub {
    my $token = encode_jwt(payload => {}, alg => 'ES256', key => $key, extra_headers => {kid => 'old'});
    decode_jwt(token => $token, kid_keys => {keys => []});
}, 'securityCheckFailed', @signIn, also => ['misconfigured']);

# A passkey's answer, built as a device builds it.
my $shop = Authen::WebAuthn->new(rp_id => 'shop.example.com', origin => 'https://shop.example.com');
my $client = sub {
    my %changes = @_;
    return encode_base64url($json->encode({type => 'webauthn.get', challenge => encode_base64url('challenge'),
        origin => 'https://shop.example.com', %changes}));
};
my $device = sub {
    my ($site, $flags) = @_;
    return encode_base64url(Digest::SHA::sha256($site) . chr($flags) . pack('N', 1));
};
my ($x, $y) = unpack 'x a32 a32', $key->export_key_raw('public');
my $public = encode_base64url("\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20$x\x22\x58\x20$y"); # a COSE key of ES256
my $good = $device->('shop.example.com', 5);
for my $row (
    ['another challenge', $client->(challenge => encode_base64url('other')), $good, 'securityCheckFailed',
        ['flowExpired']],
    ['another site', $client->(origin => 'https://evil.example.com'), $good, 'securityCheckFailed', ['misconfigured']],
    ['an answer of sign-up', $client->(type => 'webauthn.create'), $good, 'securityCheckFailed', ['invalidRequest']],
    ['another app', $client->(), $device->('evil.example.com', 5), 'securityCheckFailed', ['misconfigured']],
    ['a person not there', $client->(), $device->('shop.example.com', 4), 'securityCheckFailed', []],
    ['a person not asked for', $client->(), $device->('shop.example.com', 1), 'securityCheckFailed',
        ['biometryFailed']],
    ['client data that is none', encode_base64url('forged'), $good, 'invalidRequest', ['securityCheckFailed']],
    ['a signature that is none', $client->(), $good, 'securityCheckFailed', []],
    ['a key that is none', $client->(), $good, 'internalError', ['securityCheckFailed', 'misconfigured'], 'oA'],
) {
    my ($provoked, $data, $made, $kind, $also, $stored) = @$row;
    provoke("$provoked, a passkey", sub {
        $shop->validate_assertion(challenge_b64 => encode_base64url('challenge'),
            credential_pubkey_b64 => $stored // $public,
            stored_sign_count => 0, requested_uv => 'required', client_data_json_b64 => $data,
            authenticator_data_b64 => $made, signature_b64 => encode_base64url('forged'));
    }, $kind, provider => 'webauthn', flow => 'signIn', also => $also);
}
