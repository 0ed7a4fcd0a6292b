import type { z } from "zod";
import type { backTest as backTestCall, badRowWords, failedTests } from "~/backend/contract/lexicon";
import type { RowList } from "~/backend/contract/lexicon-words";
import { MOST_HITS_A_DAY } from "~/backend/contract/topic-words";
import { checkAlone, checkingTexts, type RowProblem } from "../../intake/news/lexicon/check-row";
import { BadPattern, readPattern } from "../../intake/news/lexicon/pattern";
import { compileOwn, lexiconRowOf, type OwnEntry } from "../../intake/news/own-words/find-own";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { Turns } from "../../platform/threads/turns";
import { type EventTypeId, isEventType } from "../../reference/catalogue/event-types";
import { tryRow } from "./back-test";
import { type EntryAtWork, entriesAtWork, type WrittenRow } from "./stored-row";

type Query = z.output<typeof backTestCall.body>;

/** Throws 422 `bad_words` with the first line of each list that cannot be read, and `unknown_type`. */
export function checkQuery({ any, near, before, not, eventTypeId }: Omit<Query, "rowId">): void {
  const lists: [RowList, readonly string[]][] = [
    ["any", any],
    ["near", near?.any ?? []],
    ["before", before?.any ?? []],
    ["not", not],
  ];
  const lines = lists.flatMap(([list, patterns]) => badLines(list, patterns).slice(0, 1));
  if (lines.length > 0) {
    const said = lines.map(({ text, message }) => `“${text}”: ${message}`).join(" ");
    const details: z.input<typeof badRowWords> = { lines: lines.map(({ message: _, ...line }) => line) };
    throw new Refusal(422, "bad_words", said, details);
  }
  if (!isEventType(eventTypeId) || eventTypeId === "news")
    throw new Refusal(422, "unknown_type", `No event type is called ${eventTypeId}`);
}

/**
 * The same of a whole row, and its texts with those of the customer's other active rows of its language: 422 `failed_tests` where one comes
 * out otherwise. An active one is tried on the news: one that finds too much is refused (422 `too_many_hits`).
 */
export async function checkRow(tx: Tx, customerId: number, id: number | null, row: WrittenRow): Promise<void> {
  checkQuery(row);
  const others = (await entriesAtWork(tx, { customerId, language: row.language })).filter((one) => one.id !== id);
  const { eventTypeId, ...rest } = row;
  const failed = await runTests({ ...rest, eventTypeId: eventTypeId as EventTypeId, id: id ?? 0 }, others);
  if (failed.length > 0) {
    const names = new Map(others.map((one) => [lexiconRowOf(one).id, one.name]));
    const details: z.input<typeof failedTests> = {
      tests: failed.slice(0, MOST_TOLD).map(({ text, why, row: of }) => ({ text, why, row: names.get(of) ?? null })),
    };
    throw new Refusal(
      422,
      "failed_tests",
      failed
        .map(({ message }) => message)
        .join(" ")
        .slice(0, 2_000),
      details,
    );
  }
  if (!row.active) return;
  const { tooMany } = await tryRow(tx, customerId, { ...row, rowId: id });
  if (!tooMany) return;
  const message = `It found more than ${MOST_HITS_A_DAY} pieces of news on one day: make it narrower, or save it as paused`;
  throw new Refusal(422, "too_many_hits", message);
}

const MOST_TOLD = 20;
async function runTests(row: OwnEntry, others: readonly EntryAtWork[]): Promise<RowProblem[]> {
  const own = lexiconRowOf(row);
  const { lexicon } = await compileOwn<OwnEntry>([row, ...others]);
  const turns = new Turns();
  const of = async (one: OwnEntry): Promise<RowProblem[]> => {
    const found: RowProblem[] = [];
    for (const problem of checkingTexts(lexiconRowOf(one), lexicon)) {
      if (problem) found.push(problem);
      await turns.give();
    }
    return found;
  };
  const all = [...(await of(row)), ...checkAlone(own)];
  // What nothing finds is not found by this row either.
  const problems = all.filter(
    ({ text, why }, at) => why !== "not-by-this-row" || !all.slice(0, at).some((one) => one.text === text),
  );
  for (const other of others) problems.push(...(await of(other)));
  return problems;
}

function badLines(list: RowList, patterns: readonly string[]) {
  return patterns.flatMap((text, index) => {
    try {
      readPattern(text);
      return [];
    } catch (error) {
      if (!(error instanceof BadPattern)) throw error;
      return [{ list, line: index + 1, text, why: error.why, message: error.message }];
    }
  });
}
