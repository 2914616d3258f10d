# The site in a container, from source. `docker compose up -d` in deploy/compose runs it behind Caddy (docs/install.md).

FROM node:22-bookworm AS build
WORKDIR /src
# better-sqlite3 takes a ready-made binary, or else is compiled here, where there is a compiler.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run release -- --draft --to /release \
  && mkdir /app \
  && tar --extract --file /release/psychiatrist-directory-*.tgz --directory /app --strip-components=1
WORKDIR /app
# What a debugger and a compiler read is two fifths of it.
RUN npm ci --omit=dev \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && rm -rf node_modules/better-sqlite3/deps node_modules/better-sqlite3/src \
  && find node_modules/better-sqlite3/build -type f ! -name better_sqlite3.node -delete \
  && mkdir --mode=700 /data

FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
COPY --from=build --chown=10001:10001 /data /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Whether the process answers: one that cannot send mail would not be mended by another start. /readyz tells of that.
HEALTHCHECK --interval=30s --timeout=5s --start-period=5m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
