import { sql } from "drizzle-orm";
import type { Way } from "~/backend/contract/edges";
import type { Tx } from "../../platform/db/database";
import { FURTHEST } from "../collections/graph-size";
import type { RiskView } from "../collections/targets/conditions";
import { flows, mine, notRejected } from "../monitored/known-edges";
import { readEnds } from "./edge-rows";

type Step = Way["steps"][number];
interface Begun {
  ids: number[];
  steps: Step[];
  /** It has come to what is followed, or to the customer itself. */
  isEnd: boolean;
}

const MOST_WAYS = 25;
/** So many beginnings of ways are followed at each step; a hub has more, and says so. */
const MOST_BEGUN = 1000;

/**
 * The ways from a target along its deliveries to what the customer follows, or to the customer itself: the shortest first, of equal
 * ones those whose weakest step is the likeliest. Only what is monitored can lie on one, so nothing else is looked at.
 */
export async function readPaths(
  tx: Tx,
  customerId: number,
  risk: RiskView,
  targetId: number,
): Promise<{ content: Way[]; isCut: boolean }> {
  const found: Begun[] = [];
  let isCut = false;
  let begun: Begun[] = [{ ids: [targetId], steps: [], isEnd: false }];
  for (let depth = 1; depth <= FURTHEST && begun.length > 0 && found.length <= MOST_WAYS; depth++) {
    const steps = await stepsFrom(tx, customerId, [...new Set(begun.map(lastOf))], FURTHEST - depth);
    const longer = begun.flatMap(({ ids, steps: before }) =>
      (steps.get(lastOf({ ids })) ?? [])
        .filter(({ to }) => !ids.includes(to))
        .map(({ to, isEnd, step }): Begun => ({ ids: [...ids, to], steps: [...before, step], isEnd })),
    );
    found.push(...longer.filter(({ isEnd }) => isEnd).toSorted(byCertainty));
    const open = longer.filter(({ isEnd }) => !isEnd).toSorted(byCertainty);
    isCut ||= open.length > MOST_BEGUN;
    begun = open.slice(0, MOST_BEGUN);
  }
  const shown = found.slice(0, MOST_WAYS);
  const targets = await readEnds(
    tx,
    customerId,
    risk,
    shown.flatMap(({ ids }) => ids),
  );
  const content = shown.map(({ ids, steps }) => ({
    targets: ids.flatMap((id) => targets.get(id) ?? []),
    steps,
    weakest: weakestOf(steps),
  }));
  return { content, isCut: isCut || found.length > MOST_WAYS };
}

const lastOf = ({ ids }: Pick<Begun, "ids">): number => ids.at(-1) ?? 0;

/** The least likely; of equal ones the one whose last shipment is the longest ago. */
export function weakestOf(steps: readonly Pick<Step, "probability" | "lastShipmentOn">[]): number {
  const weakest = steps.toSorted(
    (a, b) => a.probability - b.probability || ((a.lastShipmentOn ?? "") < (b.lastShipmentOn ?? "") ? -1 : 1),
  )[0];
  return weakest ? steps.indexOf(weakest) : 0;
}

const certainty = ({ steps }: Begun): number => Math.min(...steps.map(({ probability }) => probability));
const byCertainty = (a: Begun, b: Begun): number => certainty(b) - certainty(a) || lastOf(a) - lastOf(b);

interface Next {
  to: number;
  /** It is followed, or the customer itself: here a way ends. */
  isEnd: boolean;
  step: Step;
}

/** From each target the likeliest edge to each that it delivers to and that stands at most at tier `nearest`. */
async function stepsFrom(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
  nearest: number,
): Promise<Map<number, Next[]>> {
  const { rows } = await tx.execute<Step & { from: string; to: string; edgeId: string; isEnd: boolean }>(sql`
    select distinct on (e.from_id, e.to_id) e.from_id as from, e.to_id as to, e.id as "edgeId", e.type, e.source,
           e.probability, e.shipments, e.first_shipment_on as "firstShipmentOn", e.last_shipment_on as "lastShipmentOn",
           e.state, (o.target_id is not null or f.target_id is not null) as "isEnd"
      from unnest(${sql.param([...ids])}::bigint[]) as asked(id) join edges e on e.from_id = asked.id
      left join own_organizations o on o.customer_id = ${customerId} and o.target_id = e.to_id
      left join follows f on f.customer_id = ${customerId} and f.target_id = e.to_id
      left join monitored_targets m on m.customer_id = ${customerId} and m.target_id = e.to_id
     where ${flows(sql`e`)} and ${mine(sql`e`, customerId)} and ${notRejected(sql`e`, customerId)}
       and (o.target_id is not null or f.target_id is not null or m.tier <= ${nearest})
     order by e.from_id, e.to_id, e.probability desc, e.id limit 5000`);
  const found = new Map<number, Next[]>();
  for (const { from, to, isEnd, edgeId, ...step } of rows) {
    const next = { to: Number(to), isEnd, step: { ...step, edgeId: Number(edgeId) } };
    found.set(Number(from), [...(found.get(Number(from)) ?? []), next]);
  }
  return found;
}
