#!/usr/bin/env bash
# Builds the OCI image, an archive of an OCI layout, with the program and the Debian libraries that it requires.
#
#   Scripts/support/package/image.sh VERSION STAGE OUTPUT      with SOURCE_DATE_EPOCH set
#
# STAGE contains the folder `static` with the program, and the NOTICES of the tarball.
set -euo pipefail
version=$1 stage=$2 output=$3
architecture=$(dpkg --print-architecture)
root=$stage/image/root layout=$stage/image/layout
# A tag cannot contain `~`.
image=$layout:auth-copy:${version//\~/-}

# pack FOLDER FILE: archives a folder. The same files result in the same bytes.
pack() {
  tar --create --directory "$1" --sort=name --format=gnu --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    --mode=u=rwX,go=rX --file "$2" .
}

rm -rf "$stage/image"
mkdir -p "$root"/{dev,etc,proc,sys,usr/bin,usr/share/doc/auth-copy,var/lib/dpkg/status.d}
cp "$stage/static/auth-copy" "$root/usr/bin/"
cp "$stage/NOTICES" "$root/usr/share/doc/auth-copy/"
# ldd lists the libraries and the loader of glibc. glibc itself loads libgcc_s when a thread ends.
{ ldd "$stage/static/auth-copy" | grep -oE '/\S+' && dpkg --listfiles libgcc-s1 | grep '\.so\.1$'; } |
  xargs cp --parents --dereference --target-directory="$root"
# Vulnerability scanners identify the libraries by these files.
cp --dereference /etc/os-release "$root/etc/"
for package in libc6 libgcc-s1; do
  dpkg-query --status "$package" > "$root/var/lib/dpkg/status.d/$package"
  mkdir "$root/usr/share/doc/$package"
  cp "/usr/share/doc/$package/copyright" "$root/usr/share/doc/$package/"
done
pack "$root" "$stage/image/layer.tar"

now=$(date --utc --date="@$SOURCE_DATE_EPOCH" +%FT%TZ)
umoci init --layout "$layout"
umoci new --image "$image"
umoci raw add-layer --history.created="$now" --history.created_by=Scripts/package --image "$image" "$stage/image/layer.tar"
# The user is a number, because Kubernetes can check `runAsNonRoot` only for a number. The service listens on all
# addresses, because the loopback address of a container is not reachable from outside.
umoci config --image "$image" --no-history --created="$now" --os=linux --architecture="$architecture" \
  --config.user=65532:65532 --config.entrypoint=/usr/bin/auth-copy --config.cmd=serve \
  --config.env=AUTH_COPY_HOST=0.0.0.0 --config.env=AUTH_COPY_PORT=8080 --config.exposedports=8080/tcp \
  --config.label=org.opencontainers.image.title=auth-copy \
  --config.label="org.opencontainers.image.description=Messages for authentication errors over HTTP" \
  --config.label=org.opencontainers.image.source=https://github.com/OWNER/auth-copy \
  --config.label="org.opencontainers.image.revision=$(git rev-parse HEAD)" \
  --config.label="org.opencontainers.image.version=$version"
umoci gc --layout "$layout"
pack "$layout" "$output/auth-copy-$version-linux-$architecture-oci.tar"
