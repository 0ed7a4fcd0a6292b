import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { internetAddress } from "../../../middleware/internet-address";

/**
 * The browser's address as the web server saw it, which whoever makes a call says in `X-Forwarded-For`. It is believed within this
 * process, and from this machine what was written last, since a client can put anything before that. Where `trusted` servers in a row are
 * named, the web server among them, it is what the outermost of them has written; without any it is the caller's own address, so that
 * nobody gives themselves another one. Null where nobody said anything.
 */
export function clientAddressOf(c: Context, trusted: number): string | null {
  const said = c.req.header("x-forwarded-for") ?? null;
  const peer = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
  if (peer === undefined) return said;
  const isHere = LOOPBACK.test(peer);
  if (isHere && said === null) return null;
  const hops = isHere ? Math.max(1, trusted) : trusted;
  const chain = [...(said ?? "").split(",").map((one) => one.trim()), peer].filter(Boolean);
  const address = chain[Math.max(0, chain.length - 1 - hops)] ?? peer;
  return internetAddress(address) ?? internetAddress(peer) ?? peer;
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
