import { days } from "~/time/duration";
import type { AlertStatus } from "../../../platform/db/schema/alerts";
import type { ImpactLevel } from "../../../platform/db/schema/events";
import { EVENT_TYPES, type EventType } from "../../../reference/catalogue/event-types";
import { numberOf } from "../../../reference/catalogue/priorities";
import type { Random } from "../random";
import type { MassTarget } from "./mass-targets";

export interface MassAlert {
  id: number;
  eventId: number;
  at: Date;
  type: EventType;
  priority: number;
  status: AlertStatus;
  statusChangedAt: Date | null;
  links: { target: MassTarget; impactLevel: ImpactLevel; distanceKm: number | null }[];
}

export interface MassPlan {
  firstAlertId: number;
  firstEventId: number;
  count: number;
  now: Date;
  /** How many alerts touch the first target: the one that everything happens to. */
  onBusiest: number;
}

/** Alerts over two years, the newest first; most are about one target, a few about half a dozen. */
export function* makeAlerts(plan: MassPlan, targets: readonly MassTarget[], random: Random): Generator<MassAlert> {
  const tierOne = targets.filter(({ tier }) => tier === 1);
  const behind = targets.filter(({ tier }) => tier > 1);
  const every = Math.max(1, Math.floor(plan.count / Math.max(1, plan.onBusiest)));
  for (let n = 0; n < plan.count; n += 1) {
    const age = (days(YEARS * 365) * (n + random.next())) / plan.count;
    const at = new Date(plan.now.getTime() - Math.floor(age));
    const type = random.weighted(TYPES);
    const busiest = n % every === 0 && n / every < plan.onBusiest;
    const pool = random.chance(0.75) || behind.length === 0 ? tierOne : behind;
    const first = busiest ? targets[0] : skewed(pool, random);
    const status = statusOf(age, random);
    yield {
      id: plan.firstAlertId + n,
      eventId: plan.firstEventId + n,
      at,
      type,
      priority: Math.min(4, Math.max(1, numberOf(type.priority) + random.int(-1, 1))),
      status,
      statusChangedAt: status === "new" ? null : new Date(Math.min(plan.now.getTime(), at.getTime() + days(2))),
      links: linksOf(first ? [first, ...others(pool, random)] : [], type, random),
    };
  }
}

const YEARS = 2;

/** Weather and news are many, forced labour is rare. */
const TYPES = EVENT_TYPES.map((type): [EventType, number] => [
  type,
  type.id === "news" ? 12 : type.group === "natural-hazard" ? 4 : type.priority === "Critical" ? 1 : 2,
]);

/** A few have much of it: the square of a uniform number draws towards the front. */
const skewed = (pool: readonly MassTarget[], random: Random): MassTarget | undefined =>
  pool[Math.floor(random.next() ** 2 * pool.length)];

function others(pool: readonly MassTarget[], random: Random): MassTarget[] {
  const count = random.weighted<number>([
    [0, 70],
    [1, 20],
    [2, 5],
    [3, 3],
    [5, 2],
  ]);
  return Array.from({ length: count }, () => random.pick(pool));
}

function statusOf(age: number, random: Random): AlertStatus {
  if (age < days(14))
    return random.weighted<AlertStatus>([
      ["new", 75],
      ["in-review", 12],
      ["relevant", 5],
      ["archived", 8],
    ]);
  return random.weighted<AlertStatus>([
    ["new", 15],
    ["in-review", 5],
    ["relevant", 12],
    ["archived", 68],
  ]);
}

function linksOf(touched: readonly MassTarget[], type: EventType, random: Random): MassAlert["links"] {
  const unique = [...new Map(touched.map((target) => [target.id, target])).values()];
  return unique.map((target, index) => {
    const impactLevel = levelOf(target, type, index, random);
    const near = impactLevel === "direct" || impactLevel === "regional";
    const distanceKm = near && type.group === "natural-hazard" ? Math.round(random.next() * 1200) / 10 : null;
    return { target, impactLevel, distanceKm };
  });
}

function levelOf({ tier, type: kind }: MassTarget, type: EventType, index: number, random: Random): ImpactLevel {
  if (tier > 1) return tier === 2 ? "tier2" : "tier3plus";
  if (type.group === "natural-hazard") return random.chance(0.3) ? "direct" : "regional";
  if (type.group === "geopolitics-and-trade") return "country";
  if (index > 0) return random.pick(["related-target", "mention", "industry"] as const);
  return kind === "POI" ? "direct" : "company";
}
