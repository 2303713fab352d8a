# docker build --build-arg SITE_ORIGIN=https://www.company.example -t site .
# With a database and TLS: compose.yaml. Without a container engine, the same steps: tests/tools/container.api.test.ts.

# Builds only: the server runs on the Node of package-lock.json (docs/security.md, "The server's Node").
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
# Pages show these; the server gets the same values when it starts.
ARG SITE_ORIGIN
ARG ASSISTANT
ARG CALENDAR_URL
ARG LLM_PROVIDER
ARG LLM_COUNTRY
ARG ANALYTICS_SCRIPT_URL
ARG TRACKING_SCRIPT_URL
ARG ANALYTICS_ORIGINS
RUN npm run build && npm run pack-server -- /server && install -d -m 0700 /data

# The C and C++ libraries of Debian 12, 25 MB: no shell, no packages. Its user nonroot.
FROM gcr.io/distroless/cc-debian12
COPY --from=build /server /server
COPY --from=build --chown=65532:65532 /data /data
WORKDIR /server
USER 65532
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["/server/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["/server/node", "server/main.ts"]
