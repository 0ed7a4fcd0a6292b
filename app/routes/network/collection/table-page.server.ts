import type { LoadContext } from "~/load-context";
import { islandOf } from "~/ui/islands/island-data.server";
import type { Speech } from "../speech.server";
import { tableMarkup } from "./table-markup.server";
import type { TableView } from "./view.server";

/** What the page of a collection is given: its table written, the rest as data. */
export function toTablePage(context: LoadContext, view: TableView, speech: Speech) {
  const { rows, ...rest } = view;
  return { ...rest, isEmpty: rows.length === 0, table: islandOf(context, tableMarkup(view, speech)) };
}
export type TablePageView = ReturnType<typeof toTablePage>;
