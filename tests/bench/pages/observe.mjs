// Loaded before a server that is measured (`node --import`): tells on a port of its own what its process has done so far. The product
// knows nothing of it; queries are counted at the driver, calls by the channel that the product tells them on.
import { subscribe } from "node:diagnostics_channel";
import { createServer } from "node:http";
import { isMainThread } from "node:worker_threads";
import pg from "pg";

const counted = { queries: 0, calls: 0 };

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...args) {
  counted.queries += 1;
  return query.apply(this, args);
};
subscribe("tierwatch:backend-call", () => {
  counted.calls += 1;
});

const server = createServer((_, response) => {
  const { user, system } = process.cpuUsage();
  response.end(JSON.stringify({ ...counted, cpu: (user + system) / 1000 }));
});
// Its worker threads load this file, too; their time is in the process's.
if (isMainThread)
  server.listen(0, "127.0.0.1", () => {
    server.unref();
    process.stdout.write(`Figures are at http://127.0.0.1:${server.address().port}\n`);
  });
