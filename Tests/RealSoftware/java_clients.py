"""Java: HttpClient and Spring's RestTemplate against servers that fail, Google's OAuth client at a token endpoint."""

import servers
from drivers import drive
from recording import Recorder

LIBRARIES = ("spring3-core", "spring3-beans", "spring3-web", "commons-logging", "jackson-core", "jackson-annotations",
             "jackson-databind", "gson", "google-http-client", "google-http-client-gson", "google-oauth-client",
             "guava", "opencensus-api", "opencensus-contrib-http-util", "grpc-context")


def directory(data):
    """The address of a directory that refuses a bind as Active Directory does, with its number for the reason."""
    def part(tag, content):
        return bytes([tag, 0x81, len(content)]) + content

    text = f"80090308: LdapErr: DSID-0C090439, comment: AcceptSecurityContext error, data {data}, v4563\0"
    refusal = part(0x61, b"\x0a\x01\x31" + part(4, b"") + part(4, text.encode()))  # 0x31: invalidCredentials
    answer = part(0x30, b"\x02\x01\x01" + refusal)
    server = servers.breaking(lambda connection: connection.sendall(answer))
    return f"ldap://127.0.0.1:{server.getsockname()[1]}"


recorder = Recorder("java-clients", "urlsession", ("openjdk-17-jre-headless", "libspring-web-java",
                                                   "libgoogle-oauth-client-java"),
                    [(r"\$Lambda\$\d+/0x[0-9a-f]+", "$Lambda$1/0x0000000800000000"),
                     (r"\n\tat (java\.base|java\.net\.http|java\.naming|jdk\.compiler)/.*", ""),
                     (r"\.\.\. \d+ more", "... 9 more")])
with servers.running() as addresses:
    cases = servers.cases(addresses, servers.NETWORK, servers.GARBAGE, servers.STATUSES)
    drive(recorder, "java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-cp",
          ":".join(f"/usr/share/java/{library}.jar" for library in LIBRARIES), "java_clients.java", CASES=cases,
          LOCKED=directory("775"), EXPIRED_PASSWORD=directory("532"), **addresses)
recorder.save()
