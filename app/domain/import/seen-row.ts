import { z } from "zod";
import type { ImportRow } from "~/backend/contract/import-rows";
import { ROW_STATES } from "~/backend/contract/import-states";

type Seen = Partial<{ seen: ImportRow["state"]; seenTargetId: number | null }>;

/** How a row was when a form for it was shown, as the form carries it: `waiting`, or `join:` with the number of its target. */
export const seenOf = ({ state, target }: Pick<ImportRow, "state" | "target">): string =>
  target === null ? state : `${state}:${target.id}`;

/** What a form carried of it; what is none says nothing. */
export const seenField = z
  .string()
  .optional()
  .catch(undefined)
  .transform((text): Seen => {
    const [, word, target] = /^([a-z]+)(?::([1-9]\d{0,14}))?$/.exec(text ?? "") ?? [];
    const seen = ROW_STATES.find((state) => state === word);
    return seen === undefined ? {} : { seen, seenTargetId: target === undefined ? null : Number(target) };
  });
