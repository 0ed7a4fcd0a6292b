import type { Call } from "~/backend/contract/call";
import { CALLS } from "~/backend/contract/calls";
import { errorBody } from "~/backend/contract/error-body";
import type { BackendTransport } from "~/backend/transport";
import { seconds } from "~/time/duration";
import { createRandom, type Random } from "../../../server/backend/main/seed/random";
import { type FuzzedRequest, fuzzed, toRequest } from "./fuzzed-request";

export interface Fault {
  case: number;
  call: string;
  why: string;
  request: FuzzedRequest;
}

export interface FuzzRun {
  faults: Fault[];
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** Calls that answered well at least once: only these were looked into. */
  reached: Set<string>;
}

interface Order {
  seed: number;
  cases: number;
  /** Signs in anew: some calls end sessions. */
  enter(): Promise<BackendTransport>;
  calls?: readonly Call[];
  /** Told of each fault at once. */
  tell?(fault: Fault): void;
}

const PATIENCE = seconds(10);

/** Sends junk to every call in turn. What it notes as a fault: 5xx, no answer in time, a stack, an answer that breaks the contract. */
export async function fuzzCalls({ seed, cases, enter, calls = CALLS, tell }: Order): Promise<FuzzRun> {
  const random = createRandom(seed);
  const run: FuzzRun = { faults: [], statuses: {}, reached: new Set() };
  const known = new Map<string, Set<string | number>>();
  const cursors: string[] = [];
  let backend = await enter();
  for (let n = 0; n < cases; n += 1) {
    const call = calls[n % calls.length] as Call;
    const drawing = { random, known: knownTo(call, known, random), junk: random.pick([0, 0, 0, 0.02, 0.2]) };
    const request = fuzzed(call, drawing, cursors);
    const fault = (why: string) => {
      const found = { case: n, call: call.name, why, request };
      run.faults.push(found);
      tell?.(found);
    };
    if (!known.has(call.area)) known.set(call.area, new Set());
    const answer = await answered(backend, request, call);
    if (answer === null) {
      fault(`no answer within ${PATIENCE} ms`);
      continue;
    }
    run.statuses[answer.status] = (run.statuses[answer.status] ?? 0) + 1;
    const wrong = faultIn(call, answer);
    if (wrong) fault(wrong);
    if (answer.status === call.status) run.reached.add(call.name);
    remember(answer, known.get(call.area) ?? new Set(), cursors);
    if (answer.status === 401 || ENDS_SESSIONS.has(call.name)) backend = await enter();
  }
  return run;
}

const ENDS_SESSIONS = new Set(["signOut", "endOtherSessions", "endOwnSession", "changePassword"]);

interface Answered {
  status: number;
  type: string;
  text: string;
}

/** Mostly what its own area named: an alert's number is rarely a label's. */
function knownTo(call: Call, known: Map<string, Set<string | number>>, random: Random): (string | number)[] {
  const own = [...(known.get(call.area) ?? [])];
  return own.length > 0 && random.chance(0.7) ? own : [...known.values()].flatMap((ids) => [...ids]);
}

async function answered(backend: BackendTransport, request: FuzzedRequest, call: Call): Promise<Answered | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  const whole = (async () => {
    const response = await backend(toRequest(request));
    const type = response.headers.get("content-type") ?? "";
    // It would go on for as long as somebody listens.
    const endless = call.name === "watchNewAlerts" && response.ok;
    if (endless) await response.body?.cancel();
    return { status: response.status, type, text: endless ? "" : await response.text() };
  })();
  try {
    return await Promise.race([whole, late]);
  } finally {
    clearTimeout(timer);
  }
}

function faultIn(call: Call, { status, type, text }: Answered): string | null {
  if (status >= 500 && !MAY_BE_AWAY.has(call.name)) return `${status} ${text.slice(0, 300)}`;
  if (/\n\s+at .+:\d+:\d+/.test(text)) return `a stack: ${text.slice(0, 300)}`;
  if (status >= 400) {
    const isRefusal = type.startsWith("application/json") && errorBody.safeParse(JSON.parse(text)).success;
    return isRefusal ? null : `${status} is no refusal of ours: ${text.slice(0, 300)}`;
  }
  if (status !== call.status) return `${status} is not ${call.status}`;
  if (status === 204 || !type.startsWith("application/json")) return null;
  const parsed = call.response.safeParse(JSON.parse(text));
  return parsed.success ? null : `breaks the contract: ${parsed.error.message.slice(0, 300)}`;
}

/** They ask somebody else's server, which need not be there. */
const MAY_BE_AWAY = new Set(["startCompanySignIn", "finishCompanySignIn", "changeCompanySignIn"]);

const MOST = 30;

function remember({ status, type, text }: Answered, known: Set<string | number>, cursors: string[]): void {
  if (status >= 300 || !type.startsWith("application/json")) return;
  for (const [, id] of text.slice(0, 20_000).matchAll(/"(?:id|version|\w+Id)":(\d{1,15})\b/g)) known.add(Number(id));
  for (const [, word] of text.slice(0, 2000).matchAll(/"(?:id|name|key|mappedFilename)":"([^"\\]{1,60})"/g))
    known.add(word as string);
  const cursor = /"after":"([^"]{1,200})"/.exec(text)?.[1];
  if (cursor) cursors.push(cursor);
  while (known.size > MOST) known.delete(known.values().next().value as string);
  while (cursors.length > MOST) cursors.shift();
}
