import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddressOf } from "./client-address";

/** What is taken for the client's address of a call from `peer` that says `said`. */
async function taken(peer: string | undefined, said: string | undefined, trusted: number): Promise<string> {
  const app = new Hono();
  app.get("/", (c) => c.json(clientAddressOf(c, trusted)));
  const headers = said === undefined ? undefined : { "x-forwarded-for": said };
  const env = peer === undefined ? {} : { incoming: { socket: { remoteAddress: peer } } };
  return (await app.request("/", { headers }, env)).json() as Promise<string>;
}

test.each([
  ["within the process", undefined, "9.9.9.9", 0, "9.9.9.9"],
  ["from this machine", "127.0.0.1", "9.9.9.9", 0, "9.9.9.9"],
  ["from this machine by IPv6", "::1", "9.9.9.9", 0, "9.9.9.9"],
  ["from a proxy on this machine that adds to what a client made up", "127.0.0.1", "6.6.6.6, 9.9.9.9", 0, "9.9.9.9"],
  [
    "from a web server on this machine behind a proxy, both trusted",
    "127.0.0.1",
    "6.6.6.6, 9.9.9.9, 10.0.0.4",
    2,
    "9.9.9.9",
  ],
  ["from a load balancer that writes the port, too", "10.0.0.5", "9.9.9.9:50123", 1, "9.9.9.9"],
  ["from a proxy that does not know it", "10.0.0.5", "unknown", 1, "10.0.0.5"],
  ["from this machine, which says nothing", "::ffff:127.0.0.1", undefined, 0, null],
  ["from elsewhere, where nobody is trusted", "10.0.0.5", "9.9.9.9", 0, "10.0.0.5"],
  ["from a web server that is trusted", "10.0.0.5", "9.9.9.9", 1, "9.9.9.9"],
  ["from a web server behind a proxy, both trusted", "10.0.0.5", "6.6.6.6, 9.9.9.9, 10.0.0.4", 2, "9.9.9.9"],
  ["from elsewhere without a word, where one is trusted", "10.0.0.5", undefined, 1, "10.0.0.5"],
])("the client's address of a call %s", async (_, peer, said, trusted, address) => {
  expect(await taken(peer, said, trusted)).toBe(address);
});
