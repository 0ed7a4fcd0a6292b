import { z } from "zod";
import { ACTION_TYPE_IDS, LONGEST_REASON, MOST_ALERTS } from "~/backend/contract/action-words";
import { actionFields, title } from "../action-fields";
import { costIsWhole, planFields } from "../plan-fields";

export const startForm = z
  .object({
    typeId: z.enum(ACTION_TYPE_IDS, "actions:problems.type"),
    ...actionFields,
    ...planFields,
    title: title.optional(),
    /** One for each target, in place of one for all. */
    each: z.enum(["yes", "no"], "actions:problems.choice").default("no"),
    /** Of a last resort. */
    reason: z.string().trim().max(LONGEST_REASON, "actions:problems.skipReasonTooLong").optional(),
  })
  .superRefine(costIsWhole);
export type StartForm = z.output<typeof startForm>;

export interface About {
  alertIds: number[];
  targetIds: number[];
}

/** How many of each the URL asks for where that is more than one action takes; null elsewhere. */
export function tooManyIn(searchParams: URLSearchParams): Record<keyof About, number | null> {
  const count = (name: keyof About) => {
    const asked = idsIn(searchParams, name).length;
    return asked > MOST_ALERTS ? asked : null;
  };
  return { alertIds: count("alertIds"), targetIds: count("targetIds") };
}

/** What the action is about, out of the URL: numbers with commas between them. */
export function aboutOf(searchParams: URLSearchParams): About {
  const ids = (name: keyof About) => idsIn(searchParams, name).slice(0, MOST_ALERTS);
  return { alertIds: ids("alertIds"), targetIds: ids("targetIds") };
}

const idsIn = (searchParams: URLSearchParams, name: keyof About): number[] =>
  (searchParams.get(name) ?? "")
    .split(",")
    .filter((text) => /^[1-9]\d{0,14}$/.test(text))
    .map(Number);

/** `12@3`, of a template and the version that a link was made of; null without one. */
export function templateOf(searchParams: URLSearchParams): { id: number; version: number | null } | null {
  const [, id, version] = /^([1-9]\d{0,14})(?:@(\d{1,9}))?$/.exec(searchParams.get("template") ?? "") ?? [];
  return id ? { id: Number(id), version: version ? Number(version) : null } : null;
}
