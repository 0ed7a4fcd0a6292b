import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/db/database";
import { ListRefused } from "./list-refused";
import { previewRemoval, type RemovalAsked, removalOf } from "./removal";

/** What a removal would change, in plain lines, with the open matches of each customer. Throws ListRefused for what is not there. */
export async function* removalLines(database: Database, asked: RemovalAsked): AsyncGenerator<string, void> {
  const removal = await database.asSystem((tx) => removalOf(tx, asked));
  if (removal === null) {
    const what = asked.version === null ? "list" : `version ${asked.version} of a list`;
    throw new ListRefused(`there is no ${what} called ${asked.name}`);
  }
  const customers = await database.asSystem((tx) =>
    tx.execute<{ id: string; key: string }>(sql`select id, key from customers order by key collate "C"`),
  );
  let told = false;
  for (const { id, key } of customers.rows) {
    const { entries, matches } = await database.asSystem((tx) => previewRemoval(tx, Number(id), removal));
    if (!told)
      yield `${asked.name}: ${entries.gone} entries would go, ${entries.returning} come back, ${entries.changed} change`;
    told = true;
    const open = matches.accepted + matches.undecided + matches.rejected;
    if (open > 0) {
      yield `  ${key}: ${open} matches would be closed, ${matches.accepted} of them accepted, ${matches.undecided} undecided`;
    }
  }
}
