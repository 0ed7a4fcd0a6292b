import type { z } from "zod";
import { type importMeasures, ownMeasureContent } from "~/backend/contract/own-measures";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { createOwn, unknownTopics } from "./own-measures";

type Imported = z.output<(typeof importMeasures)["response"]>;

/** Makes a draft of each row that is right; the others are named, counted from 1, with what is wrong. */
export async function importOwn(asked: AskedBySession & { tx: Tx }, rows: readonly unknown[]): Promise<Imported> {
  const answer: Imported = { created: [], refused: [] };
  for (const [at, given] of rows.entries()) {
    const row = at + 1;
    const read = ownMeasureContent.safeParse(given);
    const problems = read.success
      ? (await unknownTopics(asked.tx, read.data.topics)).map(({ path, message }) => ({
          path: path.replace("body.", ""),
          message,
        }))
      : read.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
    if (!read.success || problems.length > 0) {
      answer.refused.push(...problems.slice(0, MOST_PROBLEMS).map((problem) => ({ row, ...problem })));
      continue;
    }
    const { id } = await createOwn(asked, read.data);
    answer.created.push({ row, ownMeasureId: id });
  }
  return answer;
}

/** Told of one row. */
const MOST_PROBLEMS = 5;
