import { parseArgs } from "node:util";
import { MergeRefused, mergeEvents, undoMerge } from "../backend/intake/ingest/merging/merge-events";
import { splitEvent } from "../backend/intake/ingest/merging/split-event";
import { type CommandContext, numberOption, UsageError } from "./command";
import { withBackend } from "./with-backend";

/**
 * `events merge KEPT MERGED`, `events undo-merge MERGE`, `events split EVENT REPORT…`: for whoever runs the installation, when
 * sources told of one thing as two or of two as one. Numbers are those of the database.
 */
export async function runEvents(args: string[], context: CommandContext): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [what = "", ...words] = positionals;
  const numbers = words.map((word) => numberOption("number", word, { min: 1, max: Number.MAX_SAFE_INTEGER }));
  const [first = 0, second = 0] = numbers;
  const actor = { type: "rule" as const, id: "operator" };
  await withBackend(context, async ({ database, drain }) => {
    const said = await database
      .asSystem(async (tx) => {
        if (what === "merge" && numbers.length === 2) {
          const merge = await mergeEvents(tx, first, second, { actor, reason: { key: "joined.by-hand", params: {} } });
          return `Event ${second} is part of event ${first}; to take it back: events undo-merge ${merge}`;
        }
        if (what === "undo-merge" && numbers.length === 1) {
          await undoMerge(tx, first, actor);
          return `Merge ${first} is undone`;
        }
        if (what === "split" && numbers.length > 1) {
          const own = await splitEvent(tx, first, numbers.slice(1), actor);
          return `They are event ${own} now; to take it back: events merge ${first} ${own}`;
        }
        throw new UsageError("events takes merge KEPT MERGED, undo-merge MERGE or split EVENT REPORT…");
      })
      .catch((error: unknown) => {
        throw error instanceof MergeRefused ? new UsageError(error.message) : error;
      });
    context.out(said);
    await drain();
  });
}
