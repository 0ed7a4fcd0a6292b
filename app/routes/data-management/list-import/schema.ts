import { z } from "zod";
import { LIST_FORMATS } from "~/backend/contract/sanctions-lists";

/** What a column of a table can be said to hold. */
export const COLUMN_FIELDS = [
  ...(["name", "id", "kind", "aliases", "weakAliases", "formerNames", "countries"] as const),
  ...(["address", "city", "birth", "programs", "remarks", "listedOn"] as const),
] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The name of the select of a field. */
export const selectOf = (field: ColumnField) => `map_${field}` as const;

const column = z.string().max(200).optional();
const columns = Object.fromEntries(COLUMN_FIELDS.map((field) => [selectOf(field), column])) as Record<
  ReturnType<typeof selectOf>,
  typeof column
>;

const reading = {
  /** "import", or a preview. */
  intent: z.string().max(20).optional(),
  format: z.enum(LIST_FORMATS).optional(),
  acceptLoss: z.coerce.number().int().nonnegative().max(10_000_000).optional(),
  /** What the preview found, so that the selects are there again after a refusal. */
  found: z.string().max(100_000).optional(),
  ...columns,
};

/** A list that is there has a name and a title. */
export const versionForm = z.object(reading);

const listName = z
  .string({ error: "listPages:problems.name" })
  .trim()
  .max(46, { error: "listPages:problems.name" })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "listPages:problems.name" })
  // The address of this very form.
  .refine((name) => name !== "new", { error: "listPages:problems.nameNew" });

const listTitle = z.string().trim().max(120, { error: "listPages:problems.title" }).optional();

/** A new list is one of all companies, or the company's own. */
export const WHOSE = ["all", "own"] as const;

/** A list that has a title and no name is called by its title. */
export const newListForm = z.preprocess(
  (form) => {
    const { name, title } = form as { name?: unknown; title?: unknown };
    const isNameless = name === undefined || name === "";
    return isNameless && typeof title === "string" ? { ...(form as object), name: nameOf(title) || undefined } : form;
  },
  z.object({ whose: z.enum(WHOSE).default("all"), name: listName, title: listTitle, ...reading }),
);

/** "Verzeichnis restriktiver Maßnahmen" → "verzeichnis-restriktiver-massnahmen", 46 characters at most. */
export const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[äöü]/g, (letter) => `${letter.normalize("NFD")[0]}e`)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 46)
    .replace(/^-+|-+$/g, "");

export type ReadingForm = z.output<typeof versionForm>;
