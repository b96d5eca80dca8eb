# Two stages: the first builds, the second runs the result as an unprivileged user.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Sharp's WebAssembly is a fallback for platforms without a native build, so it isn't needed here. npm 11 omits it.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@img/sharp-wasm32

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=5000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/migrations ./migrations
COPY --from=build --chown=root:root /app/dist ./dist
USER node
VOLUME /data
EXPOSE 5000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/index.js"]
