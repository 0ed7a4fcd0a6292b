import { z } from "zod";
import { ACTION_TYPE_IDS, MOST_ALERTS } from "~/backend/contract/action-words";
import { actionFields, title } from "../action-fields";

export const startForm = z.object({
  typeId: z.enum(ACTION_TYPE_IDS, "actions:problems.type"),
  ...actionFields,
  title: title.optional(),
});
export type StartForm = z.output<typeof startForm>;

export interface About {
  alertIds: number[];
  targetIds: number[];
}

/** What the action is about, out of the URL: numbers with commas between them. */
export function aboutOf(searchParams: URLSearchParams): About {
  const ids = (name: string) =>
    (searchParams.get(name) ?? "")
      .split(",")
      .filter((text) => /^[1-9]\d{0,14}$/.test(text))
      .slice(0, MOST_ALERTS)
      .map(Number);
  return { alertIds: ids("alertIds"), targetIds: ids("targetIds") };
}
