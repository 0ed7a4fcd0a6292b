import { bodyLimitOf, type Call } from "~/backend/contract/call";
import { CALLS } from "~/backend/contract/calls";

/** Bytes that the call of a method and path may be sent, a file `uploadLimit`; null where there is no such call. */
export function callLimits(uploadLimit: number): (method: string, path: string) => number | null {
  const byMethod = new Map<string, Known[]>();
  for (const call of CALLS) {
    const method = call.method.toUpperCase();
    byMethod.set(method, [...(byMethod.get(method) ?? []), { parts: call.path.split("/"), call }]);
  }
  return (method, path) => {
    const parts = path.split("/");
    const fits = byMethod.get(method)?.filter((known) => matches(known, parts)) ?? [];
    // A path that two calls could mean is held to the narrower of them.
    const limits = fits.map(({ call }) => bodyLimitOf(call) ?? uploadLimit);
    return limits.length === 0 ? null : Math.min(...limits);
  };
}

interface Known {
  parts: string[];
  call: Call;
}

function matches({ parts }: Known, given: readonly string[]): boolean {
  return parts.length === given.length && parts.every((part, at) => part.startsWith("{") || part === given[at]);
}
