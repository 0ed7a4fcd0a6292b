import { callBackend } from "~/backend/client.server";
import { listSanctionsLists } from "~/backend/contract/sanctions-lists";
import { onePage } from "~/domain/export/csv-answer.server";
import { namesOf } from "~/domain/sanctions-list/list-words.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";

const COLUMNS = ["list", "authority", "version", "entries", "names", "imported", "problems"] as const;

export function listsAsRows(context: LoadContext, speech: Speech) {
  const portions = onePage(
    () => callBackend(context, listSanctionsLists, {}),
    (list) => [
      ...[list.title, list.own ? speech.say("listPages:own") : list.authority],
      ...[list.currentVersion, list.entities, namesOf(list), list.importedAt, list.problemCount],
    ],
  );
  return { heads: COLUMNS.map((column) => speech.say(`listPages:columns.${column}`)), portions };
}
