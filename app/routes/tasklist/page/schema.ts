import { z } from "zod";
import { MOST_TASKS, partsOfKey } from "~/backend/contract/task-words";

/** A task and which version of it a button changes. */
const numbered = /^([a-z-]+:\d+)@(\d{1,9})$/;

/** What is ticked: a task, and which version of it was seen. */
const ticked = /^([a-z-]+:\d+)(?:@(\d{1,9}))?$/;

export interface Selected {
  key: string;
  version: number | null;
}

/** Of a form or an address; null for what is none. */
export function selectedOf(text: string): Selected | null {
  const [, key = "", version] = ticked.exec(text) ?? [];
  return partsOfKey(key) ? { key, version: version === undefined ? null : Number(version) } : null;
}

/** The one form of the list: what is ticked, and which of its buttons was pressed. */
export const tasksForm = z.object({
  keys: z
    .array(z.string().refine((text) => selectedOf(text) !== null, "shell:form.wrong"))
    .max(MOST_TASKS, "tasks:problems.many")
    .default([]),
  change: z.string().regex(/^(?:putOff|give|(?:done|takeUp)@[a-z-]+:\d{1,15}@\d{1,9})$/, "shell:form.wrong"),
});

/** Of a button that changes one task. */
export function oneOf(change: string): { step: "done" | "takeUp"; key: string; version: number } | null {
  const at = change.indexOf("@");
  const [, key, version] = numbered.exec(change.slice(at + 1)) ?? [];
  if (at < 0 || !key) return null;
  return { step: change.slice(0, at) as "done" | "takeUp", key, version: Number(version) };
}
