import { serve } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import { Hono } from "hono";
import { compression } from "../../../server/middleware/compression";

const built = new URL("../../../.cache/bare/server/index.js", import.meta.url).href;
const handle = createRequestHandler((await import(built)) as ServerBuild, "production");
const app = new Hono();
// The product's own: what a page costs is compared, not how it is packed.
app.use(compression());
app.all("*", (c) => handle(c.req.raw));

serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  process.stdout.write(`Bare page is at http://127.0.0.1:${port}\n`);
});
