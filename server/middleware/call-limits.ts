import { bodyLimitOf } from "~/backend/contract/call";
import { callsAt } from "./calls-at";

/** Bytes that the call of a method and path may be sent, a file `uploadLimit`; null where there is no such call. */
export function callLimits(uploadLimit: number): (method: string, path: string) => number | null {
  const at = callsAt();
  return (method, path) => {
    // A path that two calls could mean is held to the narrower of them.
    const limits = at(method, path).map((call) => bodyLimitOf(call) ?? uploadLimit);
    return limits.length === 0 ? null : Math.min(...limits);
  };
}
