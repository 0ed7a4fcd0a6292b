import { isDeepStrictEqual } from "node:util";
import { callBackend } from "~/backend/client.server";
import type { Call } from "~/backend/contract/call";
import type { BackendTransport, DirectAnswer, DirectInput } from "~/backend/transport";
import type { CallDirectly } from "../../server/backend/platform/call/direct";

/** A backend that nobody is signed in at yet. */
export interface OpenTransport extends BackendTransport {
  /** The same with this token in every call; where it is missing, requests carry the token. */
  signedIn?(token: string): BackendTransport;
}

/**
 * The embedded backend as it is called by who is in its process. What only reads is also asked over requests: every test of it so proves
 * that both ways answer the same. `differences` gets what was not the same, for who cannot see that a call failed.
 */
export function bothWays(
  app: { fetch(request: Request): Response | Promise<Response> },
  inProcess: CallDirectly,
  differences: string[],
): OpenTransport {
  const overRequests =
    (token: string | null): BackendTransport =>
    async (request) => {
      const headers = new Headers(request.headers);
      if (token !== null) headers.set("authorization", `Bearer ${token}`);
      return app.fetch(new Request(request, { headers }));
    };
  const of = (token: string | null): BackendTransport => {
    const wire = overRequests(token);
    const ask = (name: string, input: DirectInput) =>
      inProcess(name, input, {
        ...CALLER,
        token,
        requestId: crypto.randomUUID(),
        idempotencyKey: input.idempotencyKey,
      });
    const direct: BackendTransport["direct"] = async (call, input) => {
      if (call.method !== "get") return ask(call.name, input);
      let answer = await ask(call.name, input);
      for (let [round, unchanged] = [1, 0]; ; round++) {
        if (!answer) return null;
        const difference = await differenceOver(wire, call as Call, input, answer);
        if (difference === null) return answer;
        // Between two looks a job may have changed what is seen: a difference is one where nothing changed around it, three times.
        const again = await ask(call.name, input);
        if (isDeepStrictEqual(again, answer)) unchanged++;
        answer = again;
        if (unchanged < 3 && round < MOST_ROUNDS) continue;
        differences.push(difference);
        throw new Error(difference);
      }
    };
    return Object.assign(overRequests(token), { direct });
  };
  return Object.assign(of(null), { signedIn: of });
}

/** What goes on changing for so long is no job under way. */
const MOST_ROUNDS = 30;

const CALLER = { clientAddress: null, userAgent: null };

async function differenceOver(
  wire: BackendTransport,
  call: Call,
  input: DirectInput,
  answer: DirectAnswer,
): Promise<string | null> {
  const answered = Object.assign(async () => Response.error(), { direct: async () => answer });
  const [direct, requested] = await Promise.all([
    outcomeOf(callBackend({ backend: answered }, call, input as never)),
    outcomeOf(callBackend({ backend: wire }, call, input as never)),
  ]);
  if (isDeepStrictEqual(direct, requested)) return null;
  return `${call.name} is answered otherwise over requests: ${JSON.stringify(direct)}, ${JSON.stringify(requested)}`;
}

/** What a page makes of it: the answer, or what it was refused with. Without what is of one request only. */
async function outcomeOf(called: Promise<unknown>): Promise<unknown> {
  try {
    const answer = await called;
    return answer === undefined ? null : JSON.parse(JSON.stringify(answer), toHundredths);
  } catch (error) {
    const { name, status, code, details, retryAfter, message } = error as Record<string, unknown>;
    return JSON.parse(JSON.stringify({ name, status, code, details, retryAfter, message }));
  }
}

/** Scores fade by the moment, and the two are asked for at different ones. */
function toHundredths(_: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 100) / 100 : value;
}
