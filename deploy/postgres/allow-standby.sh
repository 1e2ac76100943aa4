#!/bin/bash
# Runs once, when the primary is made: lets the standby follow it.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set "password=$REPLICATION_PASSWORD" <<'SQL'
create role standby login replication password :'password';
alter system set wal_keep_size = '1GB';
SQL
echo "host replication standby 172.28.0.0/24 scram-sha-256" >> "$PGDATA/pg_hba.conf"
