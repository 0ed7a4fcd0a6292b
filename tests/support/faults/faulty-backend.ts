import { pino } from "pino";
import type { Call } from "~/backend/contract/call";
import { CALLS } from "~/backend/contract/calls";
import { seconds } from "~/time/duration";
import { listen, makeServer, requestListener } from "../../../server/listen";

/** What a backend can answer in the place of what it was asked for. */
export const FAULTS = [400, 403, 404, 409, 422, 500, 503, "a proxy's 502", "garbage", "half", "silence"] as const;
export type Fault = (typeof FAULTS)[number];

/** What the backend says to engineers; a page shows it where the specification asks for it, and nowhere else. */
export const SERVER_MESSAGE = "why the backend says no: secret detail";

export interface FaultyBackend {
  address: string;
  /** The names of the calls that were made for requests of this browser, in order. Browsers are told apart by their names. */
  madeFor(browser: string): readonly string[];
  /** From now on this call fails so for that browser; null: for every one. */
  fail(browser: string | null, call: string, fault: Fault): void;
  /** From now on every write of that browser is answered 503, and not made. */
  stopWrites(browser: string): void;
  stop(): Promise<void>;
}

/** A backend on a port of its own that passes all on to `backend`, except what is to fail. `canned` are answers by the call's name. */
export async function startFaultyBackend(
  backend: (request: Request) => Response | Promise<Response>,
  canned: Readonly<Record<string, unknown>> = {},
): Promise<FaultyBackend> {
  const made = new Map<string, string[]>();
  const failing = new Map<string | null, Map<string, Fault>>();
  const readers = new Set<string>();
  const answer = async (request: Request): Promise<Response> => {
    const browser = request.headers.get("user-agent") ?? "";
    const call = callOf(request);
    made.set(browser, [...(made.get(browser) ?? []), call?.name ?? request.url]);
    const fault = call && (failing.get(browser)?.get(call.name) ?? failing.get(null)?.get(call.name));
    if (call && fault) return faulty(call, fault, request);
    if (call && call.method !== "get" && readers.has(browser) && !READING.has(call.name))
      return faulty(call, 503, request);
    if (call && call.name in canned) return Response.json(canned[call.name]);
    return backend(request);
  };
  const server = makeServer(requestListener(answer, pino({ level: "silent" })));
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  return {
    address: `http://127.0.0.1:${port}`,
    madeFor: (browser) => made.get(browser) ?? [],
    fail(browser, call, fault) {
      failing.set(browser, new Map([[call, fault]]));
    },
    stopWrites: (browser) => void readers.add(browser),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Calls that change nothing and take their question in a body. */
const READING = new Set(
  CALLS.filter(
    ({ method, name }) => method === "post" && /^(?:read|list|fetch|forecast|recommend|try|search|open)/.test(name),
  ).map(({ name }) => name),
);

const PATTERNS = CALLS.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}$`),
  places: (call.path.match(/\{/g) ?? []).length,
})).sort((one, other) => one.places - other.places);

export function callOf(request: Request): Call | undefined {
  const { pathname } = new URL(request.url);
  return PATTERNS.find(({ call, pattern }) => call.method === request.method.toLowerCase() && pattern.test(pathname))
    ?.call;
}

/** Whether the call may take longer than a test waits, as one that sends a file: its silence is not tried. */
export const isPatient = (name: string): boolean =>
  CALLS.some((call) => call.name === name && (call.timeout ?? 0) > seconds(20));

export const isWrite = (name: string): boolean =>
  CALLS.some((call) => call.name === name && call.method !== "get") && !READING.has(name);

function faulty(call: Call, fault: Fault, request: Request): Response | Promise<Response> {
  if (typeof fault === "number") {
    const told = { code: fault === 422 ? "invalid_input" : "injected", message: SERVER_MESSAGE, requestId: "r" };
    return Response.json(told, { status: fault });
  }
  const json = { status: call.status === 204 ? 200 : call.status, headers: { "Content-Type": "application/json" } };
  switch (fault) {
    case "a proxy's 502":
      return new Response("<h1>Bad Gateway</h1> secret detail", { status: 502 });
    case "garbage":
      return new Response('{"content":{"surprise":[1]},"id":"secret detail"}', json);
    case "half":
      return new Response('{"content":[{"id":1,"name":"secret detail', json);
    case "silence":
      return new Promise((resolve) =>
        request.signal.addEventListener("abort", () => resolve(new Response(null, { status: 499 }))),
      );
  }
}
