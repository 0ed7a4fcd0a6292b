import { type SQL, sql } from "drizzle-orm";
import { IMPACT_LEVELS } from "~/backend/contract/alert-words";
import type { TargetSize, TargetType } from "../../platform/db/schema/targets";
import { PERSPECTIVES } from "../../reference/catalogue/perspectives";
import { numberOf, PRIORITIES } from "../../reference/catalogue/priorities";
import { scaleOf } from "./formula";
import type { ScoreRules } from "./score-rules";

/**
 * The rules as CTEs for a query to join: `setting` by perspective, numbered as in `PERSPECTIVES`; `kind` by perspective and event
 * type; `worth` with points in the order of the perspectives; `scale`. Each has one key, as a text where it is made of several
 * values, and is unnested from arrays: so the planner knows how many rows they have and how many of them fit.
 */
export function ruleTables({ perspectives }: ScoreRules): SQL {
  const settings = PERSPECTIVES.map((perspective, n) => {
    const { weights, factors, missingPeers } = perspectives[perspective];
    return { ...weights, ...factors.behind, n: n + 1, perspective, zero: missingPeers === "zero" };
  });
  const kinds = PERSPECTIVES.flatMap((perspective, n) =>
    [...perspectives[perspective].halfLives].map(([type, days]) => ({ perspective, n: n + 1, type, days })),
  );
  const worth = PRIORITIES.flatMap((priority) =>
    IMPACT_LEVELS.map((level) => {
      const points = PERSPECTIVES.map((perspective) => {
        const { severity, factors } = perspectives[perspective];
        return severity.points[priority] * (factors.levels[level] ?? 0);
      });
      return { key: `${numberOf(priority)}${level}`, points: JSON.stringify(points) };
    }),
  );
  const scales = PERSPECTIVES.flatMap((perspective) =>
    TYPES.flatMap((type) =>
      SIZES.map((size) => ({
        key: `${perspective}${type}${size ?? ""}`,
        ...scaleOf(type, size, perspectives[perspective]),
      })),
    ),
  );
  return sql`
    setting as materialized (select * from ${unnested(settings, {
      n: "int",
      perspective: "text",
      alerts: "float8",
      peers: "float8",
      assessment: "float8",
      external: "float8",
      tier2: "float8",
      tier3plus: "float8",
      zero: "boolean",
    })}),
    kind as materialized (select * from ${unnested(kinds, { n: "int", perspective: "text", type: "text", days: "float8" })}),
    worth as materialized (
      select key, array(select jsonb_array_elements(points::jsonb)::float8) as points
        from ${unnested(worth, { key: "text", points: "text" })}),
    scale as materialized (select * from ${unnested(scales, { key: "text", divisor: "float8", exponent: "float8" })})`;
}

const TYPES: readonly TargetType[] = ["organization", "POI", "country", "industry", "commodity"];
const SIZES: readonly (TargetSize | null)[] = ["Small", "Medium", "Large", "Very large", null];

function unnested<Name extends string>(
  rows: readonly Record<NoInfer<Name>, unknown>[],
  columns: Record<Name, "int" | "text" | "float8" | "boolean">,
): SQL {
  const names = Object.keys(columns) as Name[];
  const arrays = names.map((name) => sql`${sql.param(rows.map((row) => row[name]))}::${sql.raw(columns[name])}[]`);
  return sql`unnest(${sql.join(arrays, sql`, `)}) as t(${sql.raw(names.join(", "))})`;
}
