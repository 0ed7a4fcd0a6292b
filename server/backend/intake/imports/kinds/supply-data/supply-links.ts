import { sql } from "drizzle-orm";
import { onePeriodAtATime } from "../../../../network/supply/one-period";
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
  hold: onePeriodAtATime,
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
  // One pass and a sort, whatever the database believes of the size of the import: rows of the suppliers and inputs that are called in several ways.
  const { rows } = await tx.execute<Called>(sql`
    with told as materialized (
      select row, jsonb_build_array(candidate #> '{ends,0,targetId}', candidate #> '{says,inputKey}', candidate #> '{says,productLineKey}')::text
               as thing, candidate #>> '{ends,0,key}' as called, candidate #>> '{says,validFrom}' as "validFrom",
             candidate #>> '{says,validTo}' as "validTo"
        from import_rows
       where customer_id = ${customerId} and import_id = ${importId} and state in ('create', 'join')
         and candidate #>> '{ends,0,targetId}' is not null),
         named as (select *, min(called) over (partition by thing) <> max(called) over (partition by thing) as "isMixed" from told)
    select row, thing, called, "validFrom", "validTo" from named where "isMixed" order by thing, row`);
  const things = new Map<string, Called[]>();
  for (const row of rows) {
    const some = things.get(row.thing);
    if (some) some.push(row);
    else things.set(row.thing, [row]);
  }
  return [...things.values()].flatMap((some) =>
    some.flatMap((one, index) => some.slice(index + 1).flatMap(pairOf(one))),
  );
}

interface Called extends Record<string, unknown>, Pick<SupplyCandidate["says"], "validFrom" | "validTo"> {
  row: number;
  thing: string;
  called: string;
}

const pairOf =
  (one: Called) =>
  (other: Called): RowRemark[] =>
    one.called === other.called || !overlap(one, other)
      ? []
      : [one, other].map(({ row }) => ({ row, state: "refused", reasons: [overlapProblem(one.row, other.row)] }));
