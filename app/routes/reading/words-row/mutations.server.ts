import { callBackend } from "~/backend/client.server";
import {
  addLexiconRow,
  backTest,
  badRowWords,
  failedTests,
  type LexiconRow,
  putLexiconRow,
  removeLexiconRow,
  type TriedRow,
} from "~/backend/contract/lexicon";
import type { RowTestProblem } from "~/backend/contract/lexicon-words";
import type { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { Message, MessageKey } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import type { RowForm, TryForm } from "./schema";

/** What the row would have found; nothing is written. */
export function tried(context: LoadContext, rowId: number | null, form: TryForm): Promise<Attempted<TriedRow>> {
  return attempt<TriedRow>(() => callBackend(context, backTest, { body: { ...queryOf(form), rowId } }), SAYS);
}

/** Writes a new row, or over the one of this number. */
export function saveRow(
  context: LoadContext,
  rowId: number | null,
  form: RowForm,
  idempotencyKey?: string,
): Promise<Attempted<LexiconRow>> {
  const { name, match, no, state, version = 1 } = form;
  const body = { name, ...queryOf(form), match, no, active: state === "on" };
  const save = () =>
    rowId === null
      ? callBackend(context, addLexiconRow, { body, idempotencyKey })
      : callBackend(context, putLexiconRow, { params: { rowId }, body: { ...body, version } });
  return attempt<LexiconRow>(save, {
    ...SAYS,
    failed_tests: testsFailed,
    row_exists: () => ({ errors: { name: ["reading:words.problems.nameTaken"] } }),
    stale_version: () => ({ problem: { key: "reading:words.problems.stale" } }),
    too_many: () => ({ problem: { key: "reading:words.problems.tooMany" } }),
    too_many_hits: () => ({ errors: { any: ["reading:words.problems.tooManyHits"] } }),
  });
}

export function dropRow(context: LoadContext, rowId: number): Promise<void> {
  return callBackend(context, removeLexiconRow, { params: { rowId } });
}

/** Words around the evidence count where there are any. */
function queryOf({ language, eventTypeId, any, not, fields, status, ...form }: TryForm) {
  const nearby = (words: string[], within: number) => (words.length > 0 ? { any: words, within } : null);
  return {
    ...{ language, eventTypeId, any, not, fields, status: status ?? null },
    near: nearby(form.near, form.nearWithin),
    before: nearby(form.before, form.beforeWithin),
  };
}

const SAYS = {
  bad_words: wordsRefused,
  unknown_type: () => ({ errors: { eventTypeId: ["reading:words.problems.type" as const] } }),
  invalid_input: () => ({ errors: { any: ["reading:topics.badWords.too-long" as const] } }),
};

/** At each list what is wrong with its first bad line, and above the form which line that is. */
function wordsRefused({ details }: BackendRefusedError) {
  const { data } = badRowWords.safeParse(details);
  const [first] = data?.lines ?? [];
  if (!data || !first) return null;
  const errors: Record<string, MessageKey[]> = {};
  for (const { list, why } of data.lines) errors[list] = [`reading:topics.badWords.${why}`];
  const { line, text } = first;
  return { errors, problem: { key: "reading:topics.problems.line" as const, params: { line, text } } };
}

/** Each text beside the list that it stands in; one of another row, which has no field here, above the form. */
function testsFailed({ details }: BackendRefusedError) {
  const { data } = failedTests.safeParse(details);
  if (!data) return null;
  const errors: Record<string, Message[]> = {};
  for (const { text, why, row } of data.tests) {
    if (row !== null) continue;
    const field = FIELD_OF[why];
    errors[field] = [...(errors[field] ?? []), { key: `reading:words.tests.${why}`, params: { text } }];
  }
  const other = data.tests.find(({ row }) => row !== null);
  const params = { text: other?.text ?? "", name: other?.row ?? "" };
  return { errors, ...(other && { problem: { key: `reading:words.others.${other.why}` as const, params } }) };
}

const FIELD_OF: Record<RowTestProblem, "match" | "no"> = {
  "not-found": "match",
  "not-by-this-row": "match",
  "still-matches": "no",
};
