# What Perl's Net::LDAP says of the cases of ldap_clients.py.
use strict;
use warnings;
use JSON;
use Net::LDAP;

my $json = JSON->new->utf8->canonical;

sub run {
    my ($call, $address, $name, $password, @rest) = @_;
    my $ldap = Net::LDAP->new($address, timeout => 1, verify => 'require', cafile => $ENV{AUTHORITY}) or return $@;
    my $result = $name eq '' ? $ldap->bind : $ldap->bind($name, password => $password);
    if (!$result->code && $call eq 'search') {
        $result = $ldap->search(base => $rest[0], filter => '(uid=mina)');
    } elsif (!$result->code && $call eq 'change') {
        $result = $ldap->modify($rest[0], replace => {userPassword => $rest[1]});
    } elsif (!$result->code && $call eq 'add') {
        $result = $ldap->add($rest[0], attrs => [objectClass => 'inetOrgPerson', %{$rest[1]}]);
    }
    die "$call gave no error\n" unless $result->code;
    return $result->error_name . ': ' . $result->error;
}

for my $case (@{$json->decode($ENV{CASES})}) {
    next if $case->{provoked} =~ /in time/; # this client waits for ever
    my $text = run($case->{call}, @{$case->{arguments}});
    my $line = $json->encode({text => $text, %{$case->{label}}});
    print '{"provoked":', $json->encode("$ENV{LIBRARY}: $case->{provoked}"), ',', substr($line, 1), "\n";
}
