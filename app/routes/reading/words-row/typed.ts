const FIELDS = [
  ...(["name", "language", "eventTypeId", "any", "near", "nearWithin", "before", "beforeWithin", "not"] as const),
  ...(["status", "match", "no", "state", "version"] as const),
] as const;
export type Typed = Record<(typeof FIELDS)[number], string> & { fields: string[] };

/** What the form held when its row was tried, so that it holds it again. */
export function typedIn(form: FormData): Typed {
  const texts = Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? "")]));
  return { ...texts, fields: form.getAll("fields").map(String) } as Typed;
}
