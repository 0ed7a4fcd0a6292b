import type { Call } from "~/backend/contract/call";
import { CALLS } from "~/backend/contract/calls";

/** The calls that a method and a path of the backend may mean, fixed paths and parameters alike: usually one, and none for what no call is. */
export function callsAt(): (method: string, path: string) => Call[] {
  const byMethod = new Map<string, Known[]>();
  for (const call of CALLS) {
    const method = call.method.toUpperCase();
    byMethod.set(method, [...(byMethod.get(method) ?? []), { parts: call.path.split("/"), call }]);
  }
  return (method, path) => {
    const parts = path.split("/");
    const fits = byMethod.get(method)?.filter((known) => matches(known, parts)) ?? [];
    return fits.map(({ call }) => call);
  };
}

interface Known {
  parts: string[];
  call: Call;
}

function matches({ parts }: Known, given: readonly string[]): boolean {
  return parts.length === given.length && parts.every((part, at) => part.startsWith("{") || part === given[at]);
}
