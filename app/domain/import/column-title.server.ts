import type { SupplierImport } from "~/backend/contract/imports";
import type { Speech } from "~/i18n/speech.server";

/** What a column is called: its title, or "Column 3" where it has none, as in a file without titles. */
export function columnTitle(
  { column, title }: Pick<SupplierImport["columns"][number], "column" | "title">,
  table: SupplierImport["table"],
  speech: Speech,
): string {
  if (title !== "" && table?.headerRow !== 0) return title;
  return speech.say("importPages:columnsPage.untitled", { number: column });
}
