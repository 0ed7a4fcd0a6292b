const FIELDS = [
  "name",
  "words",
  "not",
  "countries",
  "onlyTargets",
  "eventTypeId",
  "highestPriority",
  "state",
  "version",
] as const;
export type Typed = Record<(typeof FIELDS)[number], string>;

/** What the form held when its topic was tried, so that it holds it again. */
export function typedIn(form: FormData): Typed {
  return Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? "")])) as Typed;
}
