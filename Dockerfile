# The release is made in one stage with everything, and run in another with nothing else: no compiler, no tests, no root.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run release

FROM node:24-slim
WORKDIR /app
# Large buffers go back to the system as soon as they are free, and threads share two heaps (decision 101).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144
ENV NODE_ENV=production STAGE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app/build/release/tierwatch ./
USER node
VOLUME /data
EXPOSE 3000
# The server answers 503 while it migrates and while it drains; neither is a reason to send visitors.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between: SIGTERM reaches the server, which drains before it stops.
CMD ["node", "build/server/main.js"]
