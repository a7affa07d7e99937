"""Checks rendered Kubernetes manifests against each other and against the program.

manifests.py PROGRAM FILE
"""

import re
import subprocess
import sys

import yaml

program, path = sys.argv[1:]
objects = [part for part in yaml.safe_load_all(open(path)) if part]
by_kind = {part["kind"]: part for part in objects}
problems = []


def check(condition, problem):
    if not condition:
        problems.append(problem)


VERSIONS = {
    "ConfigMap": "v1", "Service": "v1", "Deployment": "apps/v1", "PodDisruptionBudget": "policy/v1",
    "NetworkPolicy": "networking.k8s.io/v1", "HorizontalPodAutoscaler": "autoscaling/v2"}
kinds = sorted(part["kind"] for part in objects)
check(kinds == sorted(VERSIONS), f"the kinds are {kinds}, expected {sorted(VERSIONS)}")
for part in objects:
    version, expected = part["apiVersion"], VERSIONS.get(part["kind"])
    check(version == expected, f"{part['kind']} has the API version {version}, expected {expected}")

deployment = by_kind["Deployment"]["spec"]
labels = deployment["template"]["metadata"]["labels"]
pod = deployment["template"]["spec"]
(container,) = pod["containers"]
ports = {port["name"]: port["containerPort"] for port in container["ports"]}
variables = {variable["name"]: variable["value"] for variable in container["env"]}

# All selectors match the same pods.
selectors = {
    "Deployment": deployment["selector"]["matchLabels"], "Service": by_kind["Service"]["spec"]["selector"],
    "PodDisruptionBudget": by_kind["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
    "NetworkPolicy": by_kind["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"]}
for kind, selector in selectors.items():
    check(selector.items() <= labels.items(), f"{kind} selects {selector}, but the pods have {labels}")
target = by_kind["HorizontalPodAutoscaler"]["spec"]["scaleTargetRef"]
check(
    target["name"] == by_kind["Deployment"]["metadata"]["name"] and target["kind"] == "Deployment",
    "HorizontalPodAutoscaler does not scale the Deployment")
check("replicas" not in deployment, "Deployment sets the number of replicas, which only the autoscaler may set")

# The ports match the variables, and the program has an option for each variable.
check(str(ports["http"]) == variables["AUTH_COPY_PORT"], "the port http differs from AUTH_COPY_PORT")
check(str(ports["admin"]) == variables["AUTH_COPY_ADMIN_PORT"], "the port admin differs from AUTH_COPY_ADMIN_PORT")
options = set(re.findall(r"--([a-z-]+)", subprocess.check_output([program, "serve", "--help"], text=True)))
for variable in variables:
    option = variable.removeprefix("AUTH_COPY_").lower().replace("_", "-")
    check(option in options, f"{variable} is not a setting of the program")
check(
    pod["enableServiceLinks"] is False,
    "enableServiceLinks is on: Kubernetes would set variables with the program's prefix")

# Probes use the admin port, whose connections clients cannot exhaust.
for name, route in [("startupProbe", "/readyz"), ("livenessProbe", "/healthz"), ("readinessProbe", "/readyz")]:
    request = container[name]["httpGet"]
    check(request == {"path": route, "port": "admin"}, f"{name} requests {request}, expected {route} on the port admin")
check(
    by_kind["Service"]["spec"]["ports"] == [{"name": "http", "port": 80, "targetPort": "http"}],
    "Service does not have exactly the port 80 with the target http")
# The clients that may connect to each port; an empty list would allow all clients.
allowed = {
    port["port"]: rule["from"] for rule in by_kind["NetworkPolicy"]["spec"]["ingress"] for port in rule["ports"]}
check(
    set(allowed) == {"http", "admin"} and all(allowed.values()),
    f"NetworkPolicy does not limit the clients of both ports: {allowed}")
check(allowed["http"] != allowed["admin"], "NetworkPolicy allows the same clients on both ports")

# A shutdown takes up to 10 s after the pause of preStop.
pause = container["lifecycle"]["preStop"]["sleep"]["seconds"]
check(
    pod["terminationGracePeriodSeconds"] > pause + 10,
    "terminationGracePeriodSeconds is too short for the pause and the shutdown")
check(re.search(r"@sha256:[0-9a-f]{64}$", container["image"]), "the image has no digest")
memory = int(container["resources"]["limits"]["memory"].removesuffix("Mi"))
check(memory > 160, "the memory limit is not above 160 MiB, the peak with hostile clients")
security = container["securityContext"]
check(
    security == {"allowPrivilegeEscalation": False, "readOnlyRootFilesystem": True, "capabilities": {"drop": ["ALL"]}},
    f"the security context is too permissive or incomplete: {security}")

# The ConfigMap contains texts. It is mounted as the folder `copy` of the overlay, and the service also starts without
# it.
(volume,), (mount,) = pod["volumes"], container["volumeMounts"]
check(
    volume["configMap"] == {"name": by_kind["ConfigMap"]["metadata"]["name"], "optional": True},
    "the volume is not the ConfigMap, or is not optional")
check(
    mount["name"] == volume["name"] and mount["mountPath"] == variables["AUTH_COPY_OVERLAY"] + "/copy",
    "the volume is not mounted as copy in AUTH_COPY_OVERLAY")

for problem in problems:
    print(f"{path}: {problem}", file=sys.stderr)
sys.exit(1 if problems else 0)
