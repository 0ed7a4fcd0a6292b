import { onePage } from "~/domain/export/csv-answer.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { searchesOf } from "../explorer-searches/queries.server";
import { toSearchesView } from "../explorer-searches/view.server";

const COLUMNS = ["name", "owner", "query", "mails", "news"] as const;

export function searchesAsRows(context: LoadContext, speech: Speech) {
  const read = async () => {
    const found = await searchesOf(context);
    const view = toSearchesView(found, { speech, permissions: [] });
    const ownerOf = new Map(found.searches.map(({ id, owner }) => [id, owner.name]));
    return view.parts.flatMap(({ rows }) => rows.map((row) => ({ ...row, by: ownerOf.get(row.id) ?? null })));
  };
  const portions = onePage(read, ({ name, by, query, mails, news }) => [name, by, query, mails, news]);
  return { heads: COLUMNS.map((column) => speech.say(`searches:columns.${column}`)), portions };
}
