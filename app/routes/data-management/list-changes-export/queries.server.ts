import { callBackend } from "~/backend/client.server";
import { listSanctionsListChanges } from "~/backend/contract/sanctions-lists";
import type { CsvRow } from "~/domain/export/csv";
import { allRows } from "~/domain/export/csv-answer.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import type { ChangesFilter } from "../list-changes/filter";
import { rangeOf } from "../list-changes/queries.server";
import { type ChangeRow, rowOf } from "../list-changes/view.server";

/** A row for each field of an entry that changed, and one for an entry that came or went. Throws 404. */
export async function changesAsRows(context: LoadContext, name: string, asked: ChangesFilter, speech: Speech) {
  const { from, to } = await rangeOf(context, name, asked);
  const query = { from, to: to ?? 0, ...(asked.change && { change: asked.change }) };
  const portions = allRows(
    async (page) =>
      to === null || from >= to
        ? { content: [], after: null }
        : callBackend(context, listSanctionsListChanges, { params: { name }, query: { ...query, ...page } }),
    (change) => rowsOf(rowOf(change, speech)),
  );
  const heads = [
    ...[speech.say("listPages:import.fields.id"), speech.say("listPages:changes.entry")],
    ...[speech.say("listPages:changes.fields.kind"), speech.say("listPages:changes.what")],
    ...(["field", "before", "after"] as const).map((column) => speech.say(`listPages:changes.${column}`)),
  ];
  return { heads, portions };
}

function rowsOf({ id, name, kind, text, fields }: ChangeRow): CsvRow[] {
  const entry = [id, name, kind, text];
  if (fields.length === 0) return [[...entry, null, null, null]];
  return fields.map(({ field, before, after }) => [...entry, field, before.join("; "), after.join("; ")]);
}
