import { isDeepStrictEqual } from "node:util";
import type { Call } from "~/backend/contract/call";
import { frozen } from "../db/frozen";

/**
 * The answer, frozen, where a caller reads the same from it as from what the wire would have carried. Throws where not: a handler
 * answers with what JSON changes, such as a date. A page that changed what it was handed would change it for others, so it cannot.
 */
export function asOverTheWire(call: Call, answer: unknown): unknown {
  const carried = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  const [direct, wire] = [call.response.safeParse(answer), call.response.safeParse(carried)];
  if (!direct.success || !wire.success || !isDeepStrictEqual(withoutGaps(direct.data), withoutGaps(wire.data))) {
    throw new Error(`${call.name} answers what the wire would change`);
  }
  return frozen(answer);
}

/** Without properties that are there and undefined: nobody can tell them from such as are not there, but for a comparison. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutGaps(inner)]));
}
