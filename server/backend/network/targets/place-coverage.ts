import { sql } from "drizzle-orm";
import { COVERAGE_PRECISIONS, type CoveragePrecision, readPlaceCoverage } from "~/backend/contract/place-coverage";
import { answer, type Handler } from "../../platform/call/handler";

export const placeCoverageHandlers: Handler[] = [
  answer(readPlaceCoverage, async ({ tx, scope }) => {
    const { rows } = await tx.execute<{ precision: CoveragePrecision; count: number }>(sql`
      select coalesce(t.place->>'precision', case when t.lat is null then 'none' else 'address' end) as precision,
             count(*)::int as count
        from monitored_targets m join targets t on t.id = m.target_id
       where m.customer_id = ${scope.customerId} and t.type in ('organization', 'POI')
       group by 1`);
    const counted = new Map(rows.map(({ precision, count }) => [precision, count]));
    const byPrecision = Object.fromEntries(
      COVERAGE_PRECISIONS.map((precision) => [precision, counted.get(precision) ?? 0]),
    ) as Record<CoveragePrecision, number>;
    return { total: rows.reduce((sum, { count }) => sum + count, 0), byPrecision };
  }),
];
