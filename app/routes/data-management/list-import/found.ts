import { z } from "zod";
import type { SanctionsListPreview } from "~/backend/contract/sanctions-list-preview";
import { COLUMN_FIELDS, type ColumnField } from "./schema";

/** A longer one is a sentence, and nobody chooses it as a column. */
const LONGEST_TITLE = 200;
const isTitle = (text: string): boolean => text.trim() !== "" && text.length <= LONGEST_TITLE;

const found = z.object({
  titles: z.array(z.string().max(LONGEST_TITLE)).max(500),
  detected: z.partialRecord(z.enum(COLUMN_FIELDS), z.string().max(LONGEST_TITLE)),
});

/** The columns of a table, and which of them was taken for what. */
export type Found = z.output<typeof found>;

/** As much as a form may carry: a table of more columns is no list. */
const MOST_TITLES = 200;

/** Null for a list that is no table. */
export function foundIn({ format, files, mapping }: SanctionsListPreview): Found | null {
  if (format !== "table") return null;
  const titles = [...new Set(files.flatMap(({ columns }) => columns))].filter(isTitle);
  return { titles: titles.slice(0, MOST_TITLES), detected: detectedIn(mapping) };
}

function detectedIn(mapping: SanctionsListPreview["mapping"]): Found["detected"] {
  const detected: Partial<Record<ColumnField, string>> = {};
  for (const field of COLUMN_FIELDS) {
    const column = mapping?.[field];
    const title = typeof column === "object" ? column.column : field === "kind" ? undefined : column;
    if (typeof title === "string" && isTitle(title)) detected[field] = title;
  }
  return detected;
}

/** What a form carried of it; null for what is none. */
export function readFound(text: unknown): Found | null {
  if (typeof text !== "string") return null;
  try {
    return found.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
