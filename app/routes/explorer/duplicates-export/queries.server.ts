import { callBackend } from "~/backend/client.server";
import { type Duplicate, listDuplicates } from "~/backend/contract/target-merges";
import type { CsvRow } from "~/domain/export/csv";
import { allPages } from "~/domain/export/csv-answer.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { whyOf } from "../duplicates/view.server";

const OF_A_SIDE = ["name", "id", "country", "city", "owner"] as const;

/** Pairs in one state, the likeliest first; likeness is from 0 to 1, moments are of UTC. */
export function duplicatesAsRows(context: LoadContext, state: Duplicate["state"], speech: Speech) {
  const heads = [
    ...[1, 2].flatMap((n) => OF_A_SIDE.map((field) => speech.say(`merges:file.${field}`, { n }))),
    ...(["score", "why"] as const).map((column) => speech.say(`merges:columns.${column}`)),
    speech.say("merges:file.found"),
    ...[speech.say("merges:columns.decided"), speech.say("merges:file.decidedAt")],
  ];
  const portions = allPages(
    (page) => callBackend(context, listDuplicates, { query: { state, ...page } }),
    ({ one, other, score, reasons, foundAt, decidedBy, decidedAt }): CsvRow => [
      ...[one, other].flatMap((side) => sideOf(side, speech)),
      ...[score, whyOf(reasons, speech).join("; "), foundAt, decidedBy, decidedAt],
    ],
  );
  return { heads, portions };
}

const sideOf = ({ name, id, country, city, own }: Duplicate["one"], speech: Speech): CsvRow => [
  ...[name, id, country && speech.country(country), city],
  speech.say(own ? "merges:own" : "merges:public"),
];
