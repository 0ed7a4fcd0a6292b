import { z } from "zod";
import type { SanctionsListChange } from "~/backend/contract/sanctions-lists";
import type { Speech } from "~/i18n/speech.server";

type Field = SanctionsListChange["fields"][number];

const KINDS = z.enum(["organization", "person", "vessel", "aircraft", "unknown"]);
const name = z.object({ text: z.string(), kind: z.string() });
const address = z.object({ text: z.string(), city: z.string().nullish(), country: z.string().nullish() });
const identifier = z.object({ type: z.string(), value: z.string(), country: z.string().nullish() });
const date = z.object({ type: z.string(), value: z.string() });

export interface FieldChange {
  field: string;
  before: string[];
  after: string[];
}

/** What stood in a field before and stands there after: of a list of values only those that came or went. */
export function changeInWords({ field, before, after }: Field, speech: Speech): FieldChange {
  const [old, now] = [valuesOf(field, before, speech), valuesOf(field, after, speech)];
  return {
    field: speech.say(`listPages:changes.fields.${field}`),
    before: old.filter((value) => !now.includes(value)),
    after: now.filter((value) => !old.includes(value)),
  };
}

function valuesOf(field: Field["field"], value: unknown, speech: Speech): string[] {
  const values = Array.isArray(value) ? value : value === null || value === undefined || value === "" ? [] : [value];
  return [...new Set(values.map((one) => valueInWords(field, one, speech)))];
}

/** A value of another form than ours, of a backend of one's own, is shown as it is. */
function valueInWords(field: Field["field"], value: unknown, speech: Speech): string {
  switch (field) {
    case "kind":
      return read(KINDS, value, (kind) => speech.say(`listPages:changes.kinds.${kind}`));
    case "names":
      return read(name, value, ({ text, kind }) =>
        isOneOf(ALIASES, kind) ? speech.say(`listPages:changes.names.${kind}`, { name: text }) : text,
      );
    case "countries":
      return read(z.string(), value, speech.country);
    case "addresses":
      return read(address, value, ({ text, city, country }) =>
        speech.list([text, city && !text.includes(city) && city, country && speech.country(country)]),
      );
    case "identifiers":
      return read(identifier, value, ({ type, value: number, country }) =>
        speech.list([`${speech.word("identifiers", type)} ${number}`, country && speech.country(country)]),
      );
    case "dates":
      return read(date, value, ({ type, value: text }) =>
        isOneOf(DATES, type) ? speech.say(`listPages:changes.dates.${type}`, { date: text }) : text,
      );
    default:
      return typeof value === "string" ? value : JSON.stringify(value);
  }
}

const ALIASES = ["alias", "weak-alias", "former"] as const;
const DATES = ["birth", "established", "built", "updated", "effective", "expires"] as const;
const isOneOf = <T extends string>(known: readonly T[], value: string): value is T =>
  (known as readonly string[]).includes(value);

function read<S extends z.ZodType>(schema: S, value: unknown, say: (value: z.output<S>) => string): string {
  const parsed = schema.safeParse(value);
  return parsed.success ? say(parsed.data) : JSON.stringify(value);
}
