import { setTimeout as wait } from "node:timers/promises";
import { hours, seconds } from "~/time/duration";
import { type FetchOptions, FetchRefused, fetchSource } from "../fetch-source";
import { makeReservation, reservedByHeaders } from "./reservation";
import { LONGEST_ROBOTS, makeRobots } from "./robots";

/** What a host said is believed for a day (RFC 9309, 2.4). */
const BELIEVED = hours(24);
const MOST_HOSTS = 1_000;
/** Characters of what all of them said: 1,000 of the longest files would take 1 GB, and whoever has a domain has as many hosts as they like. */
const MOST_KEPT = 10_000_000;
/** Between two readings of one host: design 40, "Fetch". Asking what may be read is none. */
const PAUSE = seconds(5);
const ASKED_AT_MOST = seconds(15);

interface HostRights {
  until: number;
  mayRead: (url: URL) => boolean;
  isReserved: (url: URL) => boolean;
  /** Characters of both files. */
  length: number;
}

/** The oldest first. */
const known = new Map<string, HostRights>();
const nextTurn = new Map<string, number>();

export interface NewsFetch extends FetchOptions {
  /** Milliseconds between two readings of one host; only tests say. */
  pause?: number;
}

/**
 * How news is fetched: where robots.txt lets us and nobody has reserved it for machines, one address of a host each five seconds. Data
 * services that are made to be read by machines are no news, and their publishers are not asked.
 */
export function newsFetch({ pause = PAUSE, ...options }: NewsFetch = {}): FetchOptions {
  return {
    ...options,
    mayAsk: async (url) => {
      const { mayRead, isReserved } = await rightsOf(url, options);
      if (!mayRead(url)) {
        throw new FetchRefused(`${url.host} does not let us read this address (robots.txt): choose another source`);
      }
      if (isReserved(url)) {
        throw new FetchRefused(
          `${url.host} reserves text and data mining (tdmrep.json): ask the publisher, or choose another source`,
        );
      }
      await turnOf(url.host, pause, options.timeout ?? LONGEST_TURN);
    },
    reserved: reservedByHeaders,
  };
}

/** Forgets what hosts said; for tests, whose servers take each other's ports. */
export function forgetRights(): void {
  known.clear();
  nextTurn.clear();
}

async function rightsOf({ origin }: URL, options: FetchOptions): Promise<HostRights> {
  const before = known.get(origin);
  if (before && before.until > Date.now()) return before;
  const [robots, reservation] = await Promise.all([
    textAt(`${origin}/robots.txt`, options),
    textAt(`${origin}/.well-known/tdmrep.json`, options),
  ]);
  const rights = {
    until: Date.now() + BELIEVED,
    mayRead: makeRobots(origin, robots),
    isReserved: makeReservation(reservation),
    length: robots.length + reservation.length,
  };
  known.delete(origin);
  known.set(origin, rights);
  forgetOldest();
  return rights;
}

function forgetOldest(): void {
  let length = 0;
  for (const one of known.values()) length += one.length;
  for (const [origin, one] of known) {
    if (known.size <= MOST_HOSTS && length <= MOST_KEPT) return;
    known.delete(origin);
    length -= one.length;
  }
}

/** Empty where there is none. Throws `FetchRefused` where the host cannot say it now: then nothing is read (RFC 9309, 2.3.1.4). */
async function textAt(address: string, { cursor: _, ...options }: FetchOptions): Promise<string> {
  try {
    const fetched = await fetchSource(address, { ...options, timeout: ASKED_AT_MOST });
    return fetched.changed ? await beginningOf(fetched.body) : "";
  } catch (error) {
    const status = error instanceof FetchRefused ? error.status : null;
    if (status !== null && status >= 400 && status < 500 && status !== 429) return "";
    throw error;
  }
}

async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= LONGEST_ROBOTS) break;
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Milliseconds. */
const LONGEST_TURN = seconds(60);

/** Throws `FetchRefused` where more wait for the host than could be served in time: else whoever asks often would keep all others from it. */
async function turnOf(host: string, pause: number, most: number): Promise<void> {
  const now = Date.now();
  const turn = Math.max(now, nextTurn.get(host) ?? 0);
  if (turn - now > most)
    throw new FetchRefused(`${host} is asked for too much at the moment; it is asked again later`, new Date(turn));
  if (nextTurn.size >= MOST_HOSTS) for (const [other, free] of nextTurn) if (free <= now) nextTurn.delete(other);
  nextTurn.set(host, turn + pause);
  if (turn > now) await wait(turn - now);
}
