"""OpenLDAP's server slapd with its policy of passwords and five people, on this machine (no script itself)."""

import contextlib
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

from servers import certificate

BASE = "dc=example,dc=com"
PASSWORD = "correct horse battery 9"

CONFIGURATION = """
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
moduleload ppolicy
moduleload unique
pidfile {folder}/pid
TLSCertificateFile {folder}/server.pem
TLSCertificateKeyFile {folder}/server.pem
database mdb
directory {folder}/data
suffix "dc=example,dc=com"
rootdn "cn=admin,dc=example,dc=com"
rootpw secret
access to dn.subtree="ou=vault,dc=example,dc=com" by ssf=128 users read
access to attrs=userPassword by self write by anonymous auth
access to * by users read
overlay ppolicy
ppolicy_default "cn=default,ou=policies,dc=example,dc=com"
overlay unique
unique_uri "ldap:///?mail?sub"
"""

POLICY = """
dn: cn={name},ou=policies,dc=example,dc=com
objectClass: device
objectClass: pwdPolicy
pwdAttribute: userPassword
pwdCheckQuality: 2
pwdMinLength: 10
pwdInHistory: 3
pwdMinAge: {age}
pwdMustChange: TRUE
pwdAllowUserChange: {change}
pwdSafeModify: {safe}
"""

PERSON = """
dn: uid={name},ou=people,dc=example,dc=com
objectClass: inetOrgPerson
cn: {name}
sn: Kim
mail: {name}@example.com
userPassword: correct horse battery 9
{more}
"""

PEOPLE = {
    "mina": "",
    "young": "pwdPolicySubentry: cn=young,ou=policies,dc=example,dc=com\n"
             + time.strftime("pwdChangedTime: %Y%m%d%H%M%SZ", time.gmtime()),
    "fixed": "pwdPolicySubentry: cn=fixed,ou=policies,dc=example,dc=com",
    "safe": "pwdPolicySubentry: cn=safe,ou=policies,dc=example,dc=com",
    "reset": "pwdReset: TRUE",
}


def content():
    units = "".join(f"dn: ou={name},dc=example,dc=com\nobjectClass: organizationalUnit\nou: {name}\n\n"
                    for name in ("people", "policies", "vault"))
    policies = "\n".join(POLICY.format(name=name, age=age, change=change, safe=safe) for name, age, change, safe in (
        ("default", 0, "TRUE", "FALSE"), ("young", 86400, "TRUE", "FALSE"), ("fixed", 0, "FALSE", "FALSE"),
        ("safe", 0, "TRUE", "TRUE")))
    people = "\n".join(PERSON.format(name=name, more=more) for name, more in PEOPLE.items())
    return ("dn: dc=example,dc=com\nobjectClass: dcObject\nobjectClass: organization\ndc: example\no: Example\n\n"
            + units + policies.lstrip() + "\n" + people.lstrip())


@contextlib.contextmanager
def running():
    """Starts the server; gives its addresses: `LDAP`, `LDAPS` (a certificate that no authority signed)."""
    folder = pathlib.Path(tempfile.mkdtemp())
    try:
        (folder / "data").mkdir()
        certificate(folder / "server.pem")
        (folder / "slapd.conf").write_text(CONFIGURATION.format(folder=folder))
        (folder / "people.ldif").write_text(content())
        subprocess.run(["slapadd", "-f", folder / "slapd.conf", "-l", folder / "people.ldif"], check=True,
                       capture_output=True)
        reserved = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
        ports = [server.getsockname()[1] for server in reserved]
        for server in reserved:
            server.close()
        addresses = {"LDAP": f"ldap://127.0.0.1:{ports[0]}", "LDAPS": f"ldaps://127.0.0.1:{ports[1]}"}
        slapd = subprocess.Popen(["slapd", "-d", "0", "-f", folder / "slapd.conf", "-h", " ".join(addresses.values())],
                                 stderr=subprocess.DEVNULL)
        try:
            for _ in range(100):
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", ports[1])):
                    break
                time.sleep(0.05)
            assert slapd.poll() is None, "slapd ended"
            yield addresses
        finally:
            slapd.terminate()
            slapd.wait()
    finally:
        shutil.rmtree(folder)
