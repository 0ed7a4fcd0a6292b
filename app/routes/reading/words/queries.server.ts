import { callBackend } from "~/backend/client.server";
import { type LexiconRow, listLexicon } from "~/backend/contract/lexicon";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";

export interface ListedRow {
  id: number;
  name: string;
  href: string;
  active: boolean;
  /** Its event type and language. */
  kind: string;
  words: string;
  /** How much it found, and who changed it last. */
  facts: string;
}

/** The customer's own rows by name, in the reader's words: those that hold the words asked for, and how many there are. */
export async function listedRows(context: LoadContext, asked: string, speech: Speech) {
  const all = (await callBackend(context, listLexicon, {})).map((row) => toListed(row, speech));
  const wanted = asked.toLowerCase();
  const rows = all.filter(({ name, kind, words }) =>
    [name, kind, words].some((text) => text.toLowerCase().includes(wanted)),
  );
  return { rows, total: all.length };
}

function toListed({ id, name, active, language, eventTypeId, any, ...row }: LexiconRow, speech: Speech): ListedRow {
  const found = speech.say("reading:words.hits", { count: row.hits, number: speech.number(row.hits) });
  const last = row.lastHitAt && speech.say("reading:topics.last", { date: speech.date(row.lastHitAt) });
  const date = speech.date(row.updatedAt);
  const changed = row.updatedBy
    ? speech.say("reading:words.changedBy", { date, name: row.updatedBy })
    : speech.say("reading:words.changed", { date });
  return {
    ...{ id, name, active },
    href: paths.readingRow(id),
    kind: [speech.word("eventTypes", eventTypeId), speech.language(language)].join(DOT),
    words: any.join(DOT),
    facts: [speech.list([found, last]), changed].join(DOT),
  };
}
