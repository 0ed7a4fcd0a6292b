// Again on Node 24: the limits of slow requests are Node's own.
import { connect, type Socket } from "node:net";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { listen, makeServer, requestListener } from "../../server/listen";
import { fakePages, PUBLIC, testApp } from "../support/node-server";

const LIMITS = { headersTimeout: 150, requestTimeout: 400, connectionsCheckingInterval: 30 };
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** A connection that sends one sign every few ms, for ever. */
async function trickle(head: string, sign: string): Promise<{ answer: Promise<string>; took(): number }> {
  const pages = fakePages({ login: PUBLIC }, async (request) => new Response(await request.text()));
  const app = testApp({ pages });
  const server = makeServer(requestListener(app.fetch, pino({ level: "silent" })), LIMITS);
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  const socket: Socket = connect(port, "127.0.0.1");
  socket.on("error", (error: NodeJS.ErrnoException) => expect(["ECONNRESET", "EPIPE"]).toContain(error.code));
  socket.write(head);
  const drip = setInterval(() => socket.write(sign), 20);
  const close = () => {
    clearInterval(drip);
    socket.destroy();
    server.close();
    server.closeAllConnections();
  };
  opened.push({ close });
  const begun = performance.now();
  return { answer: answerOf(socket), took: () => performance.now() - begun };
}

/** All that comes before the end, which is a reset where a sign was on its way at that moment. */
function answerOf(socket: Socket): Promise<string> {
  let answer = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    answer += chunk;
  });
  return new Promise((resolve) => socket.once("close", () => resolve(answer)));
}

test("who trickles headers is told so and cut off", async () => {
  const { answer } = await trickle("GET /login HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", "a");
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("who trickles a body is cut off, however steadily it comes", async () => {
  const head =
    "POST /login HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 100000\r\n\r\n";
  const { answer, took } = await trickle(head, "a");
  await answer;
  expect(took()).toBeGreaterThan(LIMITS.requestTimeout / 2);
});

test("the product's own limits are 20 s for headers, 5 minutes for a request, and 65 s of silence", () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = makeServer(() => undefined);
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 65_000,
  });
});
