"""Java: HttpClient and Spring's RestTemplate against servers that fail, Google's OAuth client at a token endpoint."""

import servers
from drivers import drive
from recording import Recorder

LIBRARIES = ("spring3-core", "spring3-beans", "spring3-web", "commons-logging", "jackson-core", "jackson-annotations",
             "jackson-databind", "gson", "google-http-client", "google-http-client-gson", "google-oauth-client",
             "guava", "opencensus-api", "opencensus-contrib-http-util", "grpc-context")

recorder = Recorder("java-clients", "urlsession", ("openjdk-17-jre-headless", "libspring-web-java",
                                                   "libgoogle-oauth-client-java"),
                    [(r"\$Lambda\$\d+/0x[0-9a-f]+", "$Lambda$1/0x0000000800000000"),
                     (r"\n\tat (java\.base|java\.net\.http|jdk\.compiler)/.*", ""), (r"\.\.\. \d+ more", "... 9 more")])
with servers.running() as addresses:
    cases = servers.cases(addresses, servers.NETWORK, servers.GARBAGE, servers.STATUSES)
    drive(recorder, "java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-cp",
          ":".join(f"/usr/share/java/{library}.jar" for library in LIBRARIES), "java_clients.java", CASES=cases,
          **addresses)
recorder.save()
