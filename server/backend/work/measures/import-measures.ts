import type { z } from "zod";
import type { ImportedRow, importMeasures } from "~/backend/contract/own-measures";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { createOwn, unknownTopics } from "./own-measures";

type Imported = z.output<(typeof importMeasures)["response"]>;

/** Makes a draft of each row that is right; the others are named, counted from 1, with what is wrong. */
export async function importOwn(asked: AskedBySession & { tx: Tx }, rows: readonly ImportedRow[]): Promise<Imported> {
  const answer: Imported = { created: [], refused: [] };
  for (const [at, { content, problems }] of rows.entries()) {
    const row = at + 1;
    const wrong = content ? await topicsIn(asked.tx, content.topics) : problems;
    if (!content || wrong.length > 0) {
      answer.refused.push(...wrong.map((problem) => ({ row, ...problem })));
      continue;
    }
    const { id } = await createOwn(asked, content);
    answer.created.push({ row, ownMeasureId: id });
  }
  return answer;
}

const topicsIn = async (tx: Tx, topics: readonly string[]) =>
  (await unknownTopics(tx, topics)).map(({ path, message }) => ({ path: path.replace("body.", ""), message }));
