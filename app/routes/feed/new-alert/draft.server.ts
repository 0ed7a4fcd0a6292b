import type { FoundOption } from "~/domain/target/choose-targets";

/** What was typed so far, and what was found for it: the page goes on from here. */
export interface Draft {
  /** What it was sent for: sent again, it is sent for the same. */
  intent: "find";
  typed: Record<string, string | string[]>;
  /** Null: nothing was looked for. */
  found: FoundOption[] | null;
}

const FIELDS = ["title", "eventTypeId", "priority", "summary", "sourceName", "url", "from", "to", "q"] as const;
/** As long as the longest field may be; more is cut, for the form itself takes no more either. */
const LONGEST = 10_000;

/** Reads the form as it stands, right or not. */
export async function typedIn(request: Request): Promise<Draft["typed"]> {
  const form = await request.formData();
  const text = (value: FormDataEntryValue | null) => (typeof value === "string" ? value.slice(0, LONGEST) : "");
  return {
    ...Object.fromEntries(FIELDS.map((name) => [name, text(form.get(name))])),
    targets: form.getAll("targets").map(text).slice(0, 50),
  };
}
