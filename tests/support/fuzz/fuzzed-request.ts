import { z } from "zod";
import type { Call } from "~/backend/contract/call";
import { BACKEND_BASE } from "~/backend/transport";
import { SAMPLES } from "../sample-requests";
import { type Drawing, draw, type JsonSchema } from "./from-schema";
import { jsonOf, junkBody, junkText } from "./junk";

export interface FuzzedRequest {
  method: string;
  /** With its query, escaped. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** A request of this call in which a good deal, a little or nothing is wrong. */
export function fuzzed(call: Call, drawing: Drawing, cursors: readonly string[]): FuzzedRequest {
  const { random } = drawing;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(inPath(call, name, drawing)));
  const { text, type } = bodyOf(call, drawing);
  const headers: Record<string, string> = text === null ? {} : { "content-type": type };
  if (call.method !== "get" && random.chance(0.2))
    headers["idempotency-key"] = random.pick(["k", "x".repeat(201), "a b"]);
  return { method: call.method.toUpperCase(), path: path + queryOf(call, drawing, cursors), headers, body: text };
}

export function toRequest({ method, path, headers, body }: FuzzedRequest): Request {
  return new Request(BACKEND_BASE + path, { method, headers, body });
}

function inPath(call: Call, name: string, drawing: Drawing): string {
  const { random, known } = drawing;
  if (random.chance(0.1)) return junkText(random);
  const given = SAMPLES[call.name]?.params?.[name];
  if (given !== undefined && random.chance(0.1)) return given;
  const schema = call.params ? schemaOf(call.params).properties?.[name] : undefined;
  if (random.chance(0.8)) return String(random.pick([1, 2, ...known]));
  return String(draw((schema ?? { type: "string" }) as JsonSchema, drawing));
}

function queryOf(call: Call, drawing: Drawing, cursors: readonly string[]): string {
  const { random } = drawing;
  const names = Object.entries(call.query ? (schemaOf(call.query).properties ?? {}) : {});
  const pairs: string[] = [];
  for (const [name, schema] of names) {
    const needed = schemaOf(call.query as z.ZodType).required?.includes(name);
    if (!random.chance(needed ? 0.95 : 3 / (names.length + 3))) continue;
    const cursor = name === "after" && cursors.length > 0 && random.chance(0.7);
    for (let times = random.chance(0.05) ? 2 : 1; times > 0; times -= 1) {
      const value = cursor ? bent(random.pick(cursors), drawing) : draw(schema as JsonSchema, drawing);
      pairs.push(`${name}=${encoded(typeof value === "string" ? value : jsonOf(value))}`);
    }
  }
  if (random.chance(0.05))
    pairs.push(random.pick(["__proto__=1", "constructor=1", "&&", "=", "%", "a[]=1", "%zz=%zz"]));
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

/** A cursor that an answer gave, as it is or with something else in one of its places. */
function bent(cursor: string, { random }: Drawing): string {
  if (random.chance(0.3)) return cursor;
  const inside = Buffer.from(cursor, "base64url").toString("utf8");
  const at = random.int(0, inside.length);
  const changed =
    inside.slice(0, at) + random.pick(["9", "-", '"', ",", "null", "\0", "1e999", "x"]) + inside.slice(at + 1);
  return random.chance(0.7) ? Buffer.from(changed).toString("base64url") : cursor.slice(0, at) + junkText(random);
}

function bodyOf(call: Call, drawing: Drawing): { text: string | null; type: string } {
  const { random } = drawing;
  if (call.takes) return { text: wellFormed(junkText(random)), type: call.takes };
  if (!call.body) return { text: null, type: "" };
  const type = random.chance(0.02)
    ? random.pick(["text/plain", "a", "application/json; charset=utf-7"])
    : "application/json";
  if (random.chance(0.08)) return { text: wellFormed(junkBody(random)), type };
  const whole = draw(schemaOf(call.body), drawing);
  const sample = SAMPLES[call.name]?.body;
  const mixed = sample && isPlain(whole) && random.chance(0.4) ? { ...sample, ...someOf(whole, drawing) } : whole;
  return { text: wellFormed(jsonOf(mixed)), type };
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function someOf(fields: Record<string, unknown>, { random }: Drawing): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(() => random.chance(0.3)));
}

/** No request can carry half a surrogate pair but escaped, inside of JSON. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** An address without its `..` would be another call's. */
const segment = (text: string): string => encoded(text).replace(/^\.\.?$/, "...");

function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

const kept = new Map<z.ZodType, JsonSchema>();

function schemaOf(schema: z.ZodType): JsonSchema {
  const found = kept.get(schema) ?? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema);
  kept.set(schema, found);
  return found;
}
