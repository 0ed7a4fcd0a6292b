import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { ImportKey } from "../../run/import-key";
import type { RowRemark } from "../../run/remark-rows";
import type { Links, Settled } from "../linked/links";
import { overlapProblem } from "./group-checks";
import { isSame, overlap, type StoredPeriod, storedPeriods, thingOf } from "./stored-periods";
import type { SupplyCandidate } from "./supply";
import { takePeriodsBack } from "./take-periods-back";
import { writePeriods } from "./write-periods";

/** Supply data: periods of a supplier and an input, of which a newer one takes the place of older ones for its days. */
export const supplyLinks: Links = {
  async settle(tx, key, rows) {
    const supplies = rows as readonly SupplyCandidate[];
    const stored = await storedPeriods(tx, key.customerId, supplies);
    return new Map(supplies.map((row) => [row.row, settled(row, stored)]));
  },
  conflicts,
  write: (tx, key, rows) => writePeriods(tx, key, rows as readonly SupplyCandidate[]),
  takeBack: takePeriodsBack,
  thingOf: ({ says }) => {
    const { inputKey, productLineKey } = says as SupplyCandidate["says"];
    return `supply:${inputKey}:${productLineKey}`;
  },
};

function settled({ ends: [supplier], says }: SupplyCandidate, stored: ReadonlyMap<string, StoredPeriod[]>): Settled {
  const older = (stored.get(thingOf(supplier?.targetId ?? null, says)) ?? []).filter((period) => overlap(period, says));
  if (older.length === 0) return { state: "create", reasons: [] };
  if (older.length === 1 && older.every((period) => isSame(period, says))) {
    return { state: "join", reasons: [{ key: "imports:ends.stored", params: {} }] };
  }
  const reasons = older.map(({ validFrom: day }) => {
    const isEnded = day < says.validFrom;
    return { key: isEnded ? "imports:ends.closes" : "imports:ends.replaces", params: { day } };
  });
  return { state: "join", reasons };
}

/** Two rows that are called otherwise and are about the same supplier, which is known only now. */
async function conflicts(tx: Tx, { customerId, importId }: ImportKey): Promise<RowRemark[]> {
  const { rows } = await tx.execute<{ one: number; other: number }>(sql`
    with told as materialized (
      select row, candidate #>> '{ends,0,targetId}' as supplier, candidate #>> '{says,inputKey}' as input,
             candidate #>> '{says,productLineKey}' as line, candidate #>> '{ends,0,key}' as called,
             daterange((candidate #>> '{says,validFrom}')::date, (candidate #>> '{says,validTo}')::date, '[]') as days
        from import_rows
       where customer_id = ${customerId} and import_id = ${importId} and state in ('create', 'join')
         and candidate #>> '{ends,0,targetId}' is not null)
    select a.row as one, b.row as other from told a
      join told b on b.supplier = a.supplier and b.input = a.input and b.line = a.line and b.called <> a.called and b.row > a.row
     where a.days && b.days order by 1, 2`);
  return rows.flatMap(({ one, other }) =>
    [one, other].map((row): RowRemark => ({ row, state: "refused", reasons: [overlapProblem(one, other)] })),
  );
}
