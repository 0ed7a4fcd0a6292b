import type { Call } from "~/backend/contract/call";
import { BACKEND_BASE, type BackendTransport } from "~/backend/transport";
import { SAMPLES } from "../sample-requests";
import type { Asked, Ids, Probe } from "./nordwind";

/** The same ids, of things that never were. */
export function neverIds(ids: Ids, open: readonly string[] = []): Ids {
  const never = (value: number | string): number | string => {
    if (typeof value === "number") return value + 700_000_000_000;
    if (/^[\da-f-]{36}$/.test(value)) return "0badc0de-0000-4000-8000-000000000000";
    return value.replace(/[\da-f]{12}$/, "0badc0de0bad");
  };
  const replaced = Object.entries(ids).map(([name, value]) => {
    if (name === "version" || name === "row" || open.includes(name)) return [name, value];
    return [name, typeof value === "object" ? value.map(never) : never(value)];
  });
  return Object.fromEntries(replaced);
}

/** A request about these: as the probe says, or the call's sample with the ids in the places of their names. */
export function requestFor(call: Call, probe: Probe, ids: Ids): Request {
  const { params = ids, query, body }: Asked = probe.ask?.(ids) ?? { body: sampleWith(call, ids) };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`${call.name}: nothing was made for ${name}`);
    return encodeURIComponent(String(params[name]));
  });
  const search = query
    ? `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
    : "";
  return new Request(`${BACKEND_BASE}${path}${search}`, {
    method: call.method.toUpperCase(),
    headers: { "x-request-id": "the-same", ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
}

function sampleWith({ name: call }: Call, ids: Ids): object | undefined {
  const body = SAMPLES[call]?.body;
  return body && { ...body, ...Object.fromEntries(Object.entries(ids).filter(([name]) => name in body)) };
}

export interface Told {
  status: number;
  text: string;
}

/** What was answered, with the ids that were sent told apart from all others, and the moment of asking left out. */
export async function told(backend: BackendTransport, request: Request, ids: Ids): Promise<Told> {
  const response = await backend(request);
  const text = await response.text();
  return { status: response.status, text: withoutIds(text, ids) };
}

function withoutIds(text: string, ids: Ids): string {
  const named = Object.entries(ids).filter(([name]) => name !== "version" && name !== "row");
  const known = named.reduce(
    (left, [name, value]) => left.replace(new RegExp(`(?<![\\w-])${String(value)}(?![\\w-])`, "g"), `<${name}>`),
    text,
  );
  // What the asker made by asking, such as an operation or a team of their own, has a number of its own.
  return known.replace(/^\{"id":\d+/, '{"id":"<own>"').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<moment>");
}
