import { callBackend } from "~/backend/client.server";
import { ROW_STATES } from "~/backend/contract/import-states";
import { listImports } from "~/backend/contract/imports";
import { allPages } from "~/domain/export/csv-answer.server";
import { resultIn, stateInWords } from "~/domain/import/import-words.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";

/** The imports with how many of their rows are in which state; moments are of UTC, so that the file is the same for everybody. */
export function importsAsRows(context: LoadContext, speech: Speech) {
  const heads = [
    ...(["file", "newPage.kindShort", "state", "rows"] as const).map((key) => speech.say(`importPages:${key}`)),
    ...ROW_STATES.map((state) => resultIn(state, speech)),
    ...(["sent", "sentBy"] as const).map((key) => speech.say(`importPages:${key}`)),
  ];
  const portions = allPages(
    (query) => callBackend(context, listImports, { query }),
    (one) => {
      const counts = ROW_STATES.map((state) => one.counts[state] ?? 0);
      return [
        ...[one.fileName, speech.say(`importPages:kinds.${one.kind}`), stateInWords(one, speech)],
        ...[counts.reduce((sum, count) => sum + count, 0), ...counts],
        ...[one.createdAt, one.createdBy?.name ?? null],
      ];
    },
  );
  return { heads, portions };
}
