FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends pgbouncer \
 && rm -rf /var/lib/apt/lists/*
USER postgres
# The file of users is made of the password that the other services have.
ENTRYPOINT ["sh", "-c", "printf '\"basispoint\" \"%s\"\\n' \"$POSTGRES_PASSWORD\" > /tmp/users.txt && exec pgbouncer /etc/pgbouncer/pgbouncer.ini"]
