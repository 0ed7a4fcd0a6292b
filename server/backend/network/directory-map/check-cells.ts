import { sql } from "drizzle-orm";
import { minutes } from "~/time/duration";
import type { Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import { CELL_ZOOMS } from "./cell-zooms";

/** The job's name. */
export const CHECK_CELLS = "targets.cells";

/**
 * Counts the directory's cells and what maps tell of monitored targets once more, and mends what differs: triggers keep both, but a table may be
 * written without them, as by a restore, and two changes at once may miss each other. Says what it found. Run twice it finds nothing.
 */
export const checkCells: Task = async ({ database, logger }) => {
  let [cells, targets] = [0, 0];
  for (const zoom of CELL_ZOOMS) {
    const wrong = await database.asSystem((tx) => mendZoom(tx, zoom));
    cells += wrong.cells;
    targets += wrong.targets;
  }
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers order by id`),
  );
  let monitored = 0;
  for (const { id } of rows) monitored += await database.asSystem((tx) => mendMonitored(tx, Number(id)));
  const told = { cells, targets, monitored };
  if (cells + monitored > 0) logger.warn(told, "cells of the map were wrong and were mended");
  else logger.info(told, "cells of the map were checked");
};

async function mendZoom(tx: Tx, zoom: number): Promise<{ cells: number; targets: number }> {
  await takeTime(tx);
  const { rows } = await tx.execute<{ cells: number; targets: number }>(sql`
    select cells, targets from mend_cells(${zoom}::int)`);
  return rows[0] ?? { cells: 0, targets: 0 };
}

/** A million targets take longer than a statement usually may. */
const takeTime = (tx: Tx) => tx.execute(sql`select set_config('statement_timeout', ${String(minutes(5))}, true)`);

/** How many of what a customer monitors stood elsewhere or had another score. */
async function mendMonitored(tx: Tx, customerId: number): Promise<number> {
  const customer = sql`${customerId}::bigint`;
  await takeTime(tx);
  const { rowCount } = await tx.execute(sql`
    with known as (
      select m.target_id, p.lat, p.lon, p.is_vague, a.score as sustainability, b.score as disruption, c.score as compliance
        from monitored_targets m join targets t on t.id = m.target_id cross join lateral place_on_map(t.type, t.lat, t.lon, t.place) p
        left join scores a on a.customer_id = ${customer} and a.perspective = 'Sustainability' and a.target_id = m.target_id
        left join scores b on b.customer_id = ${customer} and b.perspective = 'Disruption' and b.target_id = m.target_id
        left join scores c on c.customer_id = ${customer} and c.perspective = 'Compliance' and c.target_id = m.target_id
       where m.customer_id = ${customer} and (m.lat, m.lon, m.is_vague, m.sustainability, m.disruption, m.compliance)
         is distinct from (p.lat, p.lon, p.is_vague, a.score, b.score, c.score)
       order by m.target_id for no key update of m)
    update monitored_targets m
       set lat = k.lat, lon = k.lon, is_vague = k.is_vague, sustainability = k.sustainability, disruption = k.disruption, compliance = k.compliance
      from known k where m.customer_id = ${customer} and m.target_id = k.target_id`);
  return rowCount ?? 0;
}
