import type { z } from "zod";
import type { ImportedRow, importMeasures, RefusedRow, RowProblem } from "~/backend/contract/own-measures";
import type { AskedBySession } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { createOwn, unknownTopics } from "./own-measures";

type Imported = z.output<(typeof importMeasures)["response"]>;

/**
 * Makes a draft of each row, or of none: who sends a corrected file again would have those twice that were right before. Throws 422
 * `rows_refused` with all that is wrong, by row, counted from 1.
 */
export async function importOwn(asked: AskedBySession & { tx: Tx }, rows: readonly ImportedRow[]): Promise<Imported> {
  const refused: RefusedRow[] = [];
  for (const [at, { content, problems }] of rows.entries()) {
    const wrong = content ? await topicsIn(asked.tx, content.topics) : problems;
    refused.push(...wrong.slice(0, MOST_PROBLEMS).map((problem) => ({ row: at + 1, ...problem })));
  }
  if (refused.length > 0)
    throw new Refusal(422, "rows_refused", "Some rows are not valid, and none was imported", { refused });
  const created: Imported["created"] = [];
  for (const [at, { content }] of rows.entries()) {
    if (content) created.push({ row: at + 1, ownMeasureId: (await createOwn(asked, content)).id });
  }
  return { created };
}

/** Told of one row. */
const MOST_PROBLEMS = 5;

const topicsIn = async (tx: Tx, topics: readonly string[]): Promise<RowProblem[]> =>
  (await unknownTopics(tx, topics)).map(({ path, message }) => ({
    ...{ path: path.replace("body.", ""), message },
    ...{ why: "topic", limit: null },
  }));
