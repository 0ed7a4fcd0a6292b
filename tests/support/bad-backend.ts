import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { FEATURES } from "~/backend/contract/features";
import { permissionsOf } from "~/backend/contract/permissions";
import { readSession } from "~/backend/contract/session";
import { ANALYST } from "./node-server";

const json = { "Content-Type": "application/json" };
const drip = (response: ServerResponse) => {
  response.writeHead(200, json).write('{"');
  const dripping = setInterval(() => response.write("a"), 1000);
  response.on("close", () => clearInterval(dripping));
};

/** What a backend can do wrong, at once or without an end. */
export const FAULTS = {
  "answers a page": (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>It works!</h1>"),
  "answers half of its JSON": (response) => response.writeHead(200, json).end('{"content":[{"id":1,'),
  "answers another shape": (response) => response.writeHead(200, json).end('{"content":{"surprise":[1]},"id":"x"}'),
  "answers null": (response) => response.writeHead(200, json).end("null"),
  "answers nothing with 200": (response) => response.writeHead(200, json).end(),
  "answers 204": (response) => response.writeHead(204).end(),
  "sends us elsewhere": (response) => response.writeHead(302, { Location: "/v2/elsewhere" }).end(),
  "fails with a stack": (response) =>
    response
      .writeHead(500, { "Content-Type": "text/html" })
      .end("<pre>Error: secret detail\n    at Object.x (/srv/x.js)"),
  "fails as a proxy does": (response) => response.writeHead(502).end("Bad Gateway"),
  "hangs up": (response) => response.socket?.destroy(),
  "hangs up half-way": (response) => {
    response.writeHead(200, { ...json, "Content-Length": "1000" }).write('{"content":[');
    setTimeout(() => response.socket?.destroy(), 5);
  },
} satisfies Record<string, (response: ServerResponse) => void>;
export const SLOW_FAULTS = {
  "never answers": () => undefined,
  "answers a byte in a second": drip,
} satisfies Record<string, (response: ServerResponse) => void>;

export type Fault = keyof typeof FAULTS | keyof typeof SLOW_FAULTS;

export interface BadBackend {
  address: string;
  /** What it does from now on to every call but that for the session, which it answers with an administrator's. */
  does(fault: Fault): void;
  stop(): Promise<void>;
}

/** A backend on a port of its own that does everything wrong but to say who the user is. */
export async function startBadBackend(): Promise<BadBackend> {
  let current: Fault = "never answers";
  const session = { ...ANALYST, permissions: permissionsOf(["administrator"]), features: [...FEATURES] };
  const server = createServer((request, response) => {
    if (request.method === "GET" && request.url === readSession.path) {
      return response.writeHead(200, json).end(JSON.stringify(session));
    }
    return ({ ...FAULTS, ...SLOW_FAULTS } as Record<Fault, (response: ServerResponse) => unknown>)[current](response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    does(fault) {
      current = fault;
    },
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
