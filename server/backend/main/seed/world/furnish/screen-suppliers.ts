import { eq } from "drizzle-orm";
import { decideSanctionsMatch } from "~/backend/contract/sanctions";
import { listAllSanctionsMatches } from "~/backend/contract/sanctions-review";
import { days } from "~/time/duration";
import type { Database } from "../../../../platform/db/database";
import { sanctionsListVersions } from "../../../../platform/db/schema/sanctions";
import { activateFollows } from "../../../../risk/sanctions/activate-screening";
import { importList } from "../../../../risk/sanctions/lists/import-list";
import { hasList } from "../../../../risk/sanctions/lists/read-lists";
import { screenCustomer } from "../../../../risk/sanctions/screening/screen-customer";
import { EARLIER_WATCHLIST, MATCH_DECISIONS, WATCHLIST } from "../data/administration";
import { dated } from "../dated";
import type { DemoCallers } from "./demo-callers";

/** `bin/tierwatch lists remove` takes it out again. No entry of a real list is in it. */
export const DEMO_LIST = "demo-watchlist";

/** Screens all suppliers against a list of the demo's own; some matches are decided, the others wait for a person. */
export async function screenSuppliers(
  { database, customerId, now }: { database: Database; customerId: number; now: Date },
  { manager }: DemoCallers,
): Promise<void> {
  // Lists belong to the installation: the first of the demo's companies brings it.
  if (!(await database.asSystem((tx) => hasList(tx, DEMO_LIST)))) await importEarlier(database, now);
  await importWatchlist(database, WATCHLIST, now);
  await database.asCustomer({ customerId, userId: null }, (tx) =>
    activateFollows(tx, customerId, { type: "rule", id: "demo" }),
  );
  await screenCustomer(database, { customerId, everything: true });
  const { content } = await manager.call("", listAllSanctionsMatches, { query: { size: 100 } });
  for (const { id, entityName, version } of content) {
    const decided = MATCH_DECISIONS.find(({ entry }) => entry === entityName);
    if (!decided) continue;
    const { decision, reason } = decided;
    const params = { matchId: String(id) };
    await manager.call(`match ${id}`, decideSanctionsMatch, { params, body: { decision, reason, version } });
  }
}

function importWatchlist(database: Database, content: string, now: Date) {
  const file = {
    name: `${DEMO_LIST}.csv`,
    open: async function* () {
      yield Buffer.from(dated(content, now));
    },
  };
  return importList(database, { name: DEMO_LIST, title: "Demo watchlist (invented entries)", files: [file] });
}

/** Nobody imports two versions on one day. */
async function importEarlier(database: Database, now: Date): Promise<void> {
  await importWatchlist(database, EARLIER_WATCHLIST, now);
  const importedAt = new Date(now.getTime() - days(31));
  await database.asSystem((tx) =>
    tx.update(sanctionsListVersions).set({ importedAt }).where(eq(sanctionsListVersions.listName, DEMO_LIST)),
  );
}
