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
  "q",
] as const;
const LISTS = ["targets", "sources"] as const;
export type Typed = Record<(typeof FIELDS)[number], string> & Record<(typeof LISTS)[number], string[]>;

/** As long as the longest field may be; more is cut, for the form itself takes no more either. */
const LONGEST = 10_000;
/** A form has fewer fields than this. */
const MOST = 1_000;

/** What the form held when its topic was tried or a target was looked for, so that it holds it again. */
export function typedIn(form: FormData): Typed {
  const text = (value: FormDataEntryValue | null) => String(value ?? "").slice(0, LONGEST);
  return {
    ...(Object.fromEntries(FIELDS.map((name) => [name, text(form.get(name))])) as Record<
      (typeof FIELDS)[number],
      string
    >),
    targets: form.getAll("targets").map(text).slice(0, MOST),
    sources: form.getAll("sources").map(text).slice(0, MOST),
  };
}

/**
 * Whether a form that was sent by the Enter key looks for a target: something stands in the search that was not looked for yet. Enter in
 * any other field saves.
 */
export const looksForTarget = (form: FormData): boolean => {
  const q = String(form.get("q") ?? "").trim();
  return q !== "" && q !== String(form.get("lookedFor") ?? "");
};
