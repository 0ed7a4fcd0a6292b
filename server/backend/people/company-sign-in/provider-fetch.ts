import { lookup as lookUpName } from "node:dns/promises";
import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { CustomFetch, CustomFetchOptions } from "openid-client";
import { seconds } from "~/time/duration";
import { isPublicAddress } from "../../platform/net/public-address";

/** For all of one request: a page waits for it. */
const TIMEOUT = seconds(8);
/** Many times what a provider's keys take. */
const MOST_BYTES = 1_000_000;

export interface Reach {
  /** Hosts of one's own network that may be asked nevertheless (`OUTGOING_PRIVATE`). */
  outgoingPrivate: readonly string[];
}

/**
 * A `fetch` to a company's provider, whose address an administrator typed: the name is resolved once and the connection
 * goes to the very address that was checked, so that no name can lead inside afterwards. No redirects, size and time capped.
 */
export function providerFetch({ outgoingPrivate }: Reach): CustomFetch {
  return async (address, sent) => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, "").toLowerCase();
    const to = isIP(host) ? host : (await lookUpName(host)).address;
    if (!isPublicAddress(to) && !outgoingPrivate.includes(host))
      throw new Error(`${host} is not on the public internet`);
    return readAll(await ask(url, to, sent));
  };
}

function ask(
  url: URL,
  address: string,
  { method = "GET", headers, body }: CustomFetchOptions,
): Promise<IncomingMessage> {
  const text = body === undefined || body === null ? undefined : String(body);
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(text !== undefined && { "content-length": String(Buffer.byteLength(text)) }) },
    // A connection kept open could be another request's.
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT),
    lookup: (_, wanted, answer) => {
      const family = isIP(address);
      if (wanted.all) answer(null, [{ address, family }]);
      else answer(null, address, family);
    },
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    send(url, options, resolve).on("error", reject).end(text);
  });
}

async function readAll(incoming: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error("The provider's answer is too long");
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const { statusCode: status = 502 } = incoming;
  return new Response(EMPTY.includes(status) ? null : Buffer.concat(chunks), { status, headers });
}

/** Statuses whose answer has no body, which `Response` insists on. */
const EMPTY = [204, 205, 304];
