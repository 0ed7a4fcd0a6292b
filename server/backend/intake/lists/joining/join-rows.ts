import type { ListedItem } from "../../../platform/db/shapes/listed-entity";
import { cut, type ParseLimits, type Refused, TooManyRows } from "../../connectors/limits";
import { RowCounts } from "./row-counts";
import { type Facts, ID_LENGTH, Subjects } from "./subjects";

/** What a row says, and of whom; `facts` is asked for once. */
export interface SubjectRow {
  ok: true;
  id: string;
  line: number;
  facts: () => Facts;
}

/**
 * Puts the rows of each subject together, in whatever order they stand. The file is read twice: the first time its rows are counted, so that a
 * subject is answered, and no longer held, as soon as its last row has been read. Throws `TooManyRows` while counting.
 */
export async function* joinRows(
  listName: string,
  open: () => AsyncIterable<SubjectRow | Refused>,
  limits: ParseLimits,
): AsyncGenerator<ListedItem, void> {
  const counts = new RowCounts();
  let rows = 0;
  for await (const row of open()) {
    if (++rows > limits.joinedRows) throw new TooManyRows(limits.joinedRows);
    if (row.ok) counts.add(cut(row.id, ID_LENGTH));
  }
  const subjects = new Subjects(listName, limits);
  for await (const row of open()) {
    if (!row.ok) {
      yield row;
      continue;
    }
    const problem = subjects.add(row.id, row.line, row.facts());
    if (problem) yield problem;
    if (problem?.problem.restUnread) return;
    if (counts.take(cut(row.id, ID_LENGTH))) yield* subjects.finish(row.id);
  }
  yield* subjects.entities();
}
