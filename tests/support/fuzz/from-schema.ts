import type { z } from "zod";
import type { Random } from "../../../server/backend/main/seed/random";
import { junkText, junkValue } from "./junk";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Drawing {
  random: Random;
  /** Numbers and texts that answers named things by: what a good request would be about. */
  known: readonly (string | number)[];
  /** How often something is junk that the schema does not allow, from 0 to 1. */
  junk: number;
}

/**
 * A value by a JSON schema: mostly one that it allows, with a liking for its bounds; somewhere in it, with the probability of
 * `junk` at each place, one that it does not.
 */
export function draw(schema: JsonSchema, drawing: Drawing): unknown {
  const { random } = drawing;
  if (random.chance(drawing.junk)) return junkValue(random);
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return draw(random.pick(choices), drawing);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case "object":
      return drawObject(schema, drawing);
    case "array":
      return drawList(schema, drawing);
    case "integer":
    case "number":
      return drawNumber(schema, drawing);
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    case "string":
      return drawText(schema, drawing);
    default:
      return junkValue(random);
  }
}

function drawObject(schema: JsonSchema, drawing: Drawing): Record<string, unknown> {
  const { random } = drawing;
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const needed = schema.required?.includes(name) && !random.chance(drawing.junk);
    if (needed || random.chance(0.5)) made[name] = draw(inner as JsonSchema, drawing);
  }
  const values = schema.additionalProperties;
  if (typeof values === "object") {
    const names = (schema.propertyNames as JsonSchema | undefined) ?? { type: "string" };
    for (let left = random.int(0, 4); left > 0; left -= 1) {
      made[String(draw(names, drawing))] = draw(values as JsonSchema, drawing);
    }
  }
  return made;
}

function drawList({ items, minItems = 0, maxItems = 1000 }: JsonSchema, drawing: Drawing): unknown[] {
  const { random } = drawing;
  const few = Math.min(maxItems, minItems + random.int(0, 3));
  const length = random.chance(0.03) ? Math.min(maxItems, 500) : few;
  return Array.from({ length }, () => draw(items as JsonSchema, drawing));
}

function drawNumber({ type, ...bounds }: JsonSchema, { random, known }: Drawing): number {
  const above = Number(bounds.exclusiveMinimum ?? -(2 ** 53)) + 1;
  const below = Number(bounds.exclusiveMaximum ?? 2 ** 53) - 1;
  const [least, most] = [bounds.minimum ?? above, bounds.maximum ?? below];
  const numbers = known.filter((one): one is number => typeof one === "number" && one >= least && one <= most);
  if (numbers.length > 0 && most > 1e9 && random.chance(0.7)) return random.pick(numbers);
  const candidates = [least, most, 1, 2, 2 ** 31, 2 ** 31 - 1, type === "number" ? 0.5 : 3];
  return random.pick(candidates.filter((one) => one >= least && one <= most));
}

function drawText(schema: JsonSchema, { random, known }: Drawing): string {
  const { format, pattern = "", minLength = 0, maxLength = 2000 } = schema;
  if (format === "date") return random.pick(DAYS);
  if (format === "date-time") return random.pick(MOMENTS);
  if (format === "uuid") return random.chance(0.5) ? crypto.randomUUID() : "00000000-0000-4000-8000-000000000000";
  if (format === "email")
    return random.pick(["a@b.example", `${"x".repeat(60)}@${"y".repeat(60)}.example`, "ü@ü.example"]);
  if (format === "uri")
    return random.pick(["https://x.invalid/a", "http://127.0.0.1:1/", "https://x.invalid:65535/?a=b#c"]);
  if (pattern.includes("\\.\\."))
    return random.pick(["2026-01-01..2026-12-31", "..2026-01-01", "9999-12-31..", "0000-01-01..", ".."]);
  return random
    .weighted<() => string>([
      [() => String(known.length > 0 ? random.pick(known) : 1), 4],
      [() => [1, 2, random.int(1, 9), "x"].slice(random.int(0, 3)).join(","), 1],
      [() => "x".repeat(random.pick([minLength, maxLength])), 1],
      [() => junkText(random), 3],
      [() => random.pick(WORDS), 3],
    ])()
    .slice(0, maxLength)
    .padEnd(minLength, "x");
}

const DAYS = [
  "0000-01-01",
  "1900-01-01",
  "2026-11-22",
  "2024-02-29",
  "9999-12-31",
  "1970-01-01",
  "0001-01-01",
  "2099-12-31",
];
const MOMENTS = [
  "2026-11-22T10:00:00Z",
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "2026-11-22T10:00:00+14:00",
];
const WORDS = [
  "en",
  "de",
  "CN",
  "DE",
  "Sustainability",
  "strike",
  "Critical",
  "name.up",
  "alert:1",
  "target:1",
  "Europe/Berlin",
];
