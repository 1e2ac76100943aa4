#!/bin/bash
# Copies the primary the first time, and follows it from then on.
set -euo pipefail
export PGDATA="${PGDATA:-/var/lib/postgresql/18/docker}"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 0700 "$PGDATA"
  pg_basebackup --host database --username standby --pgdata "$PGDATA" --write-recovery-conf --wal-method stream --checkpoint fast
fi
exec postgres
