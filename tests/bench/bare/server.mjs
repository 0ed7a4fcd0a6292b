import { serve } from "@hono/node-server";
import { createRequestHandler } from "@remix-run/server-runtime";
import { Hono } from "hono";

import * as build from "../../../.cache/bare/server/index.js";

const handle = createRequestHandler(build, "production");
const app = new Hono().all("*", (c) => handle(c.req.raw));

serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  process.stdout.write(`Bare page is at http://127.0.0.1:${port}\n`);
});
