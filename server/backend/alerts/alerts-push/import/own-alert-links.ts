import { sql } from "drizzle-orm";
import type { Links, Settled } from "../../../intake/imports/kinds/linked/links";
import type { OwnAlertCandidate } from "../../../intake/imports/kinds/own-alerts/own-alert";
import type { Tx } from "../../../platform/db/database";
import { knownReports } from "./known-reports";
import { takeOwnAlertsBack } from "./take-own-alerts-back";
import { writeOwnAlerts } from "./write-own-alerts";

/** What the customer reports of its targets, as the call `pushAlert` takes it in: known by its number, or by target, type, day and title. */
export const ownAlertLinks: Links = {
  async settle(tx, key, rows) {
    const alerts = rows as readonly OwnAlertCandidate[];
    const known = await knownReports(tx, key.customerId, alerts);
    const monitored = await monitoredAmong(tx, key.customerId, alerts);
    return new Map(
      alerts.map((row): [number, Settled] => {
        const isKnown = known.has(row.row);
        const targetId = row.ends[0]?.targetId ?? null;
        const keys = [
          ...(isKnown ? ["imports:ends.alertExists"] : []),
          ...(targetId !== null && !monitored.has(targetId) ? ["imports:ends.notFollowed"] : []),
        ];
        return [row.row, { state: isKnown ? "join" : "create", reasons: keys.map((key) => ({ key, params: {} })) }];
      }),
    );
  },
  conflicts: async () => [],
  write: (tx, key, rows) => writeOwnAlerts(tx, key, rows as readonly OwnAlertCandidate[]),
  takeBack: takeOwnAlertsBack,
  thingOf: (row) => {
    const { externalId, eventTypeId, day, title } = (row as OwnAlertCandidate).says;
    return `alert:${externalId ?? JSON.stringify([eventTypeId, day, title.toLowerCase()])}`;
  },
};

async function monitoredAmong(tx: Tx, customerId: number, rows: readonly OwnAlertCandidate[]): Promise<Set<number>> {
  const ids = rows.flatMap(({ ends: [supplier] }) => supplier?.targetId ?? []);
  const { rows: found } = await tx.execute<{ id: number }>(sql`
    select target_id::float8 as id from monitored_targets
     where customer_id = ${customerId} and target_id = any(${sql.param([...new Set(ids)])}::bigint[])`);
  return new Set(found.map(({ id }) => id));
}
