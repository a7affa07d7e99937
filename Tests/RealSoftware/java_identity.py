"""Java: Shiro's sign-ins and sessions, Hibernate Validator's fields, JNDI at OpenLDAP, OkHttp at failing servers."""

import directory
import servers
from drivers import drive
from recording import Recorder

LIBRARIES = ("shiro-core", "slf4j-api", "slf4j-nop", "commons-beanutils", "commons-logging",
             "hibernate-validator", "geronimo-validation-1.1-spec", "jboss-logging", "classmate", "okhttp", "okio",
             "gson")

recorder = Recorder("java-identity", "any", ("openjdk-17-jre-headless", "libshiro-java", "libhibernate-validator-java",
                                             "libokhttp-java", "slapd"),
                    [(r"\$\$Lambda\$\d+/0x[0-9a-f]+", "$$Lambda$1/0x0000000800000000"),
                     (r"\n\tat (java\.base|java\.naming|jdk\.compiler)/.*", ""), (r"\.\.\. \d+ more", "... 9 more"),
                     (r"(?<=/127\.0\.0\.1):\d+|(?<=port )\d+", ":8000"), (r"localhost/127", "127"),
                     (r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "00000000-0000-4000-8000-000000000000"),
                     (r"\d+/\d+/\d\d, \d+:\d\d [AP]M", "11/24/25, 4:00 PM"), (r"(?<=\w@)[0-9a-f]{6,8}\b", "1a2b3c4d")])
with servers.running() as failing, directory.running() as addresses:
    drive(recorder, "java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-cp",
          ":".join(f"/usr/share/java/{library}.jar" for library in LIBRARIES), "java_identity.java", **failing,
          **addresses)
recorder.save()
