#!/bin/sh
# A new replica copies the primary, then follows it.
set -eu
export PGPASSWORD="$POSTGRES_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup --host primary --username "$POSTGRES_USER" --pgdata "$PGDATA" --write-recovery-conf --wal-method=stream; do
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
  chown -R postgres:postgres "$PGDATA"
  chmod 700 "$PGDATA"
fi
exec gosu postgres postgres -c hot_standby=on -c max_connections=200
