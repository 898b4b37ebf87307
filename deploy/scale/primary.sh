#!/bin/sh
# Runs once, when the primary is new: the replica connects as the same role, from the same network.
set -eu
psql --username "$POSTGRES_USER" --command "alter role $POSTGRES_USER replication"
echo "host replication $POSTGRES_USER all scram-sha-256" >> "$PGDATA/pg_hba.conf"
