import { lookup as lookUpName } from "node:dns/promises";
import { get as getHttp, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from "node:http";
import { get as getHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { pipeline } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { days, seconds } from "~/time/duration";
import { isPublicAddress } from "../../platform/net/public-address";
import { SourceFailed } from "../connectors/limits";

/** What the answer before said of itself, so that what did not change is not sent again. */
export interface Cursor {
  etag?: string;
  lastModified?: string;
  /** Of a watched page: what stood there when something was last told of it, as hashes. */
  seen?: string;
  /** Of a mailbox: its UIDVALIDITY and the last UID that was looked at. */
  mailbox?: string;
}

export interface FetchOptions {
  cursor?: Cursor;
  /** Of the body as it is read, unpacked; 100 MB unless said. */
  mostBytes?: number;
  /** For all of it, redirects and body included; a minute unless said. */
  timeout?: number;
  /** Of a mailbox: so many of its newest mails and no others; all that are new unless said. */
  mostItems?: number;
  /** Whose certificates are believed; those that Node knows unless said. Only tests say. */
  ca?: string;
  /** Whether an address may be spoken to; the public internet unless said. Only tests say. */
  mayReach?: (address: string) => boolean;
  resolve?: (host: string) => Promise<string[]>;
  /** Asked before every address, those that a redirect names included; throws `FetchRefused` for one that is not to be read. */
  mayAsk?: (url: URL) => Promise<void>;
  /** Why an answer with these headers is not to be read; null where it may be. */
  reserved?: (headers: IncomingHttpHeaders) => string | null;
  /** Where those who are asked can learn who asks: an address of the web or of mail. */
  contact?: string;
}

export type Fetched =
  | { changed: false }
  | { changed: true; body: AsyncIterable<Uint8Array>; cursor: Cursor; contentType: string };

/** The address may not be asked, or its answer is none that can be read. The message is for whoever entered the address. */
export class FetchRefused extends Error {
  override readonly name = "FetchRefused";

  constructor(
    message: string,
    /** The host asked not to be asked again before. */
    readonly notBefore: Date | null = null,
    /** Of an answer other than 200; null where there was none. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** Our name, as a robots.txt calls us. */
export const AGENT = "Tierwatch";

const MOST_BYTES = 100_000_000;
const MOST_REDIRECTS = 5;

/**
 * Reads a web address for a connector: http and https, the public internet only. A name is resolved once and the connection goes
 * to the very address that was checked, for every redirect anew, so that no name can point inside afterwards.
 * Throws `FetchRefused`; the body throws `SourceFailed` when it breaks off, is too long or takes too long.
 */
export async function fetchSource(address: string, options: FetchOptions = {}): Promise<Fetched> {
  const { timeout = seconds(60), mostBytes = MOST_BYTES } = options;
  const signal = AbortSignal.timeout(timeout);
  let url = webAddressOf(address);
  for (let redirects = 0; ; redirects++) {
    await options.mayAsk?.(url);
    const response = await ask(url, options, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 304) {
      response.destroy();
      return { changed: false };
    }
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      if (redirects === MOST_REDIRECTS)
        throw new FetchRefused(`${url.host} redirects more than ${MOST_REDIRECTS} times`);
      url = webAddressOf(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      const notBefore = statusCode === 429 || statusCode === 503 ? retryAfter(headers["retry-after"]) : null;
      throw new FetchRefused(
        `${url.host} answered with status ${statusCode}${waitOf(notBefore)}`,
        notBefore,
        statusCode,
      );
    }
    const reserved = options.reserved?.(headers) ?? null;
    if (reserved !== null) {
      response.destroy();
      throw new FetchRefused(`${url.host} ${reserved}`);
    }
    const { etag, "last-modified": lastModified, "content-type": contentType = "" } = headers;
    const cursor = { ...(etag && { etag }), ...(lastModified && { lastModified }) };
    return { changed: true, body: bodyOf(response, mostBytes, signal), cursor, contentType };
  }
}

function webAddressOf(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new FetchRefused("this is no web address");
  const url = new URL(address, base);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new FetchRefused("only http and https can be read");
  if (url.username !== "" || url.password !== "") throw new FetchRefused("an address must not hold a password");
  return url;
}

/** More than a week is a mistake, or meant to keep us off for good: whoever runs the source sees it fail instead. */
const LONGEST_WAIT = days(7);

/** `Retry-After` of RFC 9110: seconds, or a moment. Null for neither, and for what is past. */
function retryAfter(text: string | undefined): Date | null {
  const written = text?.trim().slice(0, 100) ?? "";
  const until = /^\d{1,10}$/.test(written) ? Date.now() + seconds(Number(written)) : Date.parse(written);
  if (!(until > Date.now())) return null;
  return new Date(Math.min(until, Date.now() + LONGEST_WAIT));
}

const waitOf = (until: Date | null): string =>
  until === null ? "" : ` and asks to be left alone until ${until.toISOString().slice(0, 16)}Z`;

async function ask(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { cursor = {} } = options;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const address = await publicAddressOf(host, options, signal);
  const request: RequestOptions = {
    signal,
    lookup: only(address),
    // No pool: a connection kept open could be another request's.
    agent: false,
    headers: {
      "user-agent": options.contact ? `${AGENT} (+${options.contact})` : AGENT,
      "accept-encoding": "gzip, deflate, br",
      ...(cursor.etag && { "if-none-match": cursor.etag }),
      ...(cursor.lastModified && { "if-modified-since": cursor.lastModified }),
    },
  };
  const get = url.protocol === "https:" ? getHttps : getHttp;
  try {
    return await new Promise((resolve, reject) => get(url, request, resolve).on("error", reject));
  } catch (error) {
    throw new FetchRefused(signal.aborted ? `${url.host} took too long` : `${url.host}: ${messageOf(error)}`);
  }
}

/**
 * The address that a host is spoken to at: looked up once, so that no name can point inside afterwards. Throws `FetchRefused` where it is not on the public
 * internet, or nobody says where it is before the signal.
 */
export function publicAddressOf(host: string, options: FetchOptions, signal: AbortSignal): Promise<string> {
  return Promise.race([resolved(host, options), tooLong(host, signal)]);
}

/** Names are looked up without a limit of their own. */
function tooLong(host: string, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new FetchRefused(`${host} took too long`)), { once: true });
  });
}

async function resolved(host: string, { resolve = resolveName, mayReach = isPublicAddress }: FetchOptions) {
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new FetchRefused(`${host} is not found`);
  // All of them: a name that points inside with one of its addresses is not to be trusted with the others.
  if (!addresses.every(mayReach)) throw new FetchRefused(`${host} is not on the public internet`);
  return first;
}

async function resolveName(host: string): Promise<string[]> {
  return (await lookUpName(host, { all: true })).map(({ address }) => address);
}

function only(address: string): LookupFunction {
  const family = isIP(address);
  return (_, { all }, callback) => (all ? callback(null, [{ address, family }]) : callback(null, address, family));
}

async function* bodyOf(response: IncomingMessage, mostBytes: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const unpacked = unpack(response);
  let bytes = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new SourceFailed(`the source is longer than ${Math.round(mostBytes / 1e6)} MB`);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof SourceFailed) throw error;
    throw new SourceFailed(signal.aborted ? "the source took too long" : `the source broke off: ${messageOf(error)}`);
  } finally {
    response.destroy();
  }
}

function unpack(response: IncomingMessage): NodeJS.ReadableStream {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  if (encoding === "identity") return response;
  const make = { gzip: createGunzip, "x-gzip": createGunzip, deflate: createInflate, br: createBrotliDecompress }[
    encoding
  ];
  if (!make) {
    response.destroy();
    throw new FetchRefused(`${encoding} is no encoding that can be unpacked`);
  }
  const unpacked = make();
  // The reader is told of an error by the stream itself.
  pipeline(response, unpacked, () => undefined);
  return unpacked;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
