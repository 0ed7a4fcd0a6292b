import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * The browser's address as the web server saw it, which whoever makes a call says in `X-Forwarded-For`. It is believed within this
 * process and from this machine. From elsewhere it is what `trusted` servers in a row have written, the web server among them; without
 * any it is the caller's own address, so that nobody gives themselves another one. Null where nobody said anything.
 */
export function clientAddressOf(c: Context, trusted: number): string | null {
  const said = c.req.header("x-forwarded-for") ?? null;
  const peer = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
  if (peer === undefined || LOOPBACK.test(peer)) return said;
  const chain = [...(said ?? "").split(",").map((one) => one.trim()), peer].filter(Boolean);
  return chain[Math.max(0, chain.length - 1 - trusted)] ?? peer;
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
