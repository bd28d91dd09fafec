#!/usr/bin/env bash
# Database first, files second: a file is written before the claim that names it, so every claim in the
# back-up has its files. Encrypted on its way to the disk, for a key whose private half is not here.
#   ./back-up.sh <folder outside the repository> <file with the public GPG key>
set -euo pipefail
umask 077
folder=$(realpath "$1")
key=$(realpath "$2")
cd "$(dirname "$0")"
case $folder/ in
  "$(realpath ..)"/*) echo 'Back up to a folder outside the repository.' >&2; exit 1 ;;
esac

# Under its own name only once it is whole.
work=$(mktemp -d "$folder/.unfinished-XXXXXX")
trap 'rm -rf "$work"' EXIT
encrypt() { gpg --batch --quiet --recipient-file "$key" --output "$work/$1" --encrypt; }

docker compose exec -T postgres pg_dumpall -U postgres --clean --if-exists | gzip | encrypt mijn.sql.gz.gpg
# tar ends with 1 where a file came or went meanwhile: no claim of this back-up names that one.
docker compose run --rm --no-deps -T provider-1 sh -c 'tar -cz -C /files . || [ $? = 1 ]' |
  encrypt files.tar.gz.gpg
mv "$work" "$folder/mijn-$(date -u +%Y%m%dT%H%M%SZ)"
