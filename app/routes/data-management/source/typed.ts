import { MAILBOX_FIELDS } from "./mailbox";
import { MAPPED } from "./schema";

const FIELDS = [
  ...(["format", "name", "url", "everyMinutes", "language", "homeCountry", "publisherGroup"] as const),
  ...(["eventTypeId", "licence", "state", "readsPages"] as const),
  ...(["page_select", "page_leaveOut", "page_ignoreLines"] as const),
  ...MAILBOX_FIELDS,
  ...MAPPED.map((name) => `map_${name}` as const),
] as const;
export type Typed = Record<(typeof FIELDS)[number], string>;

/** What the form held when the source was tested, so that it holds it again. */
export function typedIn(form: FormData): Typed {
  return Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? "")])) as Typed;
}
