import { callBackend } from "~/backend/client.server";
import { listConnectors } from "~/backend/contract/connectors";
import { onePage } from "~/domain/export/csv-answer.server";
import {
  countsInWords,
  everyInWords,
  healthInWords,
  nameInWords,
  reputationInWords,
} from "~/domain/source/source-words.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { inOrder, matches, type SourceFilter } from "../sources/filter";

const COLUMNS = ["source", "whose", "health", "format", "schedule", "lastRun", "result", "right"] as const;

/** In the list's order. Addresses are not in it: some hold a secret. */
export function sourcesAsRows(context: LoadContext, filter: SourceFilter, speech: Speech) {
  const portions = onePage(
    async () => inOrder((await callBackend(context, listConnectors, {})).filter((one) => matches(filter, one))),
    (one) => [
      ...[nameInWords(one, speech), speech.say(one.own ? "sources:own" : "sources:shared")],
      ...[healthInWords(one.health, speech).name, speech.say(`sources:formats.${one.format}`)],
      ...[everyInWords(one.everyMinutes, speech), one.lastRun?.startedAt ?? null],
      one.lastRun &&
        (one.lastRun.state === "Failed" ? speech.say("sources:failedRun") : countsInWords(one.lastRun.counts, speech)),
      reputationInWords(one.reputation, speech),
    ],
  );
  return { heads: COLUMNS.map((column) => speech.say(`sources:columns.${column}`)), portions };
}
