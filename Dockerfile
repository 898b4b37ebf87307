# Basispoint as an image, for amd64 and arm64: see docs/operations.md. What runs is the package of "npm run package".
FROM node:24-bookworm-slim AS build
# For strip, which makes the package smaller.
RUN apt-get update && apt-get install -y --no-install-recommends binutils
WORKDIR /build
COPY . .
RUN npm run package -- /package

FROM debian:bookworm-slim
# PostgreSQL needs a user with a name. Nothing else is installed: the package brings its Node and its PostgreSQL.
RUN useradd --uid 10001 --user-group --home-dir /data --shell /usr/sbin/nologin basispoint \
 && install -d -o basispoint -g basispoint -m 700 /data
COPY --from=build /package /opt/basispoint
USER basispoint
WORKDIR /data
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# Migrations of a large store may take a while before it listens.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["/opt/basispoint/node_modules/node/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/opt/basispoint/bin/basispoint"]
# A public address must not have the demo market, whose accounts have a published password.
CMD ["start", "--empty"]
