import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { PERSPECTIVE_NAMES } from "~/backend/contract/score-words";
import { addExternalScore } from "~/backend/contract/scores";
import { readSession } from "~/backend/contract/session";
import { loader } from "~/routes/network/target-profile/overview/route";
import { days } from "~/time/duration";
import { follow } from "../../server/backend/network/monitored/follow";
import type { Tx } from "../../server/backend/platform/db/database";
import { customers } from "../../server/backend/platform/db/schema/customers";
import { assessmentResults } from "../../server/backend/platform/db/schema/scores";
import { computeScores } from "../../server/backend/risk/scores/compute-scores";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { addAlerts } from "../support/scores/add-alerts";

const use = ownBackend();
let customerId: number;
beforeAll(async () => {
  const all = await use.database.asSystem((tx) => tx.select().from(customers));
  customerId = all.find(({ key }) => key === "nordwind")?.id ?? 0;
});

interface Stored extends Record<string, unknown> {
  type: string;
  size: string | null;
  at: string;
  alerts: { type: string; priority: string; level: string; at: string }[];
  external: { type: string; value: number }[];
  assessment: number | null;
  peers: { kind: string; value: number }[];
  counting: string[];
}

type Rules = Record<string, Record<string, never>>;

/** Product decisions, "Score", anew and in plain steps, from what the database holds; nothing of the product's formula is used. */
function recomputed(stored: Stored, rules: Rules, perspective: string): number {
  const rule = (name: string) => rules[name]?.[perspective] as never;
  const severity = rule("severity-points") as { points: Record<string, number>; saturation: number };
  const factors = rule("impact-factors") as { levels: Record<string, number> };
  const halves = rule("event-half-lives") as { days: Record<string, number>; otherwise: number };
  const norm = rule("size-normalisation") as {
    sizes: Record<string, number>;
    types: Record<string, { divisor: number; exponent: number }>;
  };
  const weights = rule("score-weights") as Record<string, number>;
  let points = 0;
  for (const { type, priority, level, at } of stored.alerts) {
    if (!stored.counting.includes(type)) continue;
    const age = Math.max(0, (Date.parse(stored.at) - Date.parse(at)) / days(1));
    const half = halves.days[type] ?? halves.otherwise;
    points += (severity.points[priority] ?? 0) * (factors.levels[level] ?? 0) * 2 ** (-age / half);
  }
  const { divisor = 1, exponent = 1 } = norm.types[stored.type] ?? {};
  const scaled = points / (severity.saturation * divisor * (norm.sizes[stored.size ?? "unknown"] ?? 1));
  const mean = (values: number[]) => (values.length ? values.reduce((a, b) => a + b, 0) / values.length : null);
  const by = <T>(list: T[], key: (one: T) => string, value: (one: T) => number) =>
    mean([...new Set(list.map(key))].map((name) => mean(list.filter((one) => key(one) === name).map(value)) ?? 0));
  const external = stored.external.filter(({ type }) => stored.counting.includes(type));
  const components: Record<string, number | null> = {
    alerts: 100 - 100 * Math.exp(-(scaled ** exponent)),
    peers: by(
      stored.peers,
      ({ kind }) => kind,
      ({ value }) => value,
    ),
    assessment: stored.assessment,
    external: by(
      external,
      ({ type }) => type,
      ({ value }) => value,
    ),
  };
  const known = Object.entries(components).filter((entry): entry is [string, number] => entry[1] !== null);
  const weight = known.reduce((sum, [name]) => sum + (weights[name] ?? 0), 0);
  return known.reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0) / weight;
}

async function storedOf(tx: Tx, targetId: number, perspective: string): Promise<Stored> {
  const { rows } = await tx.execute<Stored>(sql`
    select t.type, t.size, s.computed_at as at,
      (select jsonb_agg(jsonb_build_object('type', x.event_type_id, 'level', x.impact_level, 'at', x.at,
                'priority', (array['Low','Mid','High','Critical'])[x.priority]))
         from alert_targets x join alerts a on a.customer_id = x.customer_id and a.id = x.alert_id
        where x.customer_id = ${customerId} and x.target_id = t.id and a.relevancy <> 'Irrelevant') as alerts,
      coalesce((select jsonb_agg(jsonb_build_object('type', event_type_id, 'value', value)) from external_scores
        where customer_id = ${customerId} and target_id = t.id and deleted_at is null), '[]') as external,
      (select value::float8 from assessment_results where customer_id = ${customerId} and target_id = t.id
          and perspective = ${perspective}) as assessment,
      coalesce((select jsonb_agg(jsonb_build_object('kind', p.type, 'value', q.alerts)) from targets p
         join scores q on q.customer_id = ${customerId} and q.perspective = ${perspective} and q.target_id = p.id and q.alerts is not null
        where p.owner_id is null and (p.type = 'country' and p.country = t.country or p.type = 'industry' and p.industry = t.industry)), '[]')
        as peers,
      (select jsonb_agg(id) from event_types where ${perspective} = any(perspectives)) as counting
      from targets t join scores s on s.customer_id = ${customerId} and s.perspective = ${perspective} and s.target_id = t.id
     where t.id = ${targetId}`);
  const [stored] = rows;
  if (!stored) throw new Error("The target has no score");
  return stored;
}

test.each(PERSPECTIVE_NAMES)(
  "the score that the page shows in %s is the one that its stored inputs come to",
  async (perspective) => {
    const analyst = await signInAs(use.transport, "analyst");
    const ago = (count: number) => new Date(Date.now() - days(count));
    const id = await use.database.asSystem(async (tx) => {
      const [id = 0] = await addTargets(tx, [
        { name: "Werk Kehl", country: "DE", industry: "motor-vehicles", size: "Large" },
      ]);
      await follow(tx, customerId, [id], { userId: null });
      const base = { targetId: id, impactLevel: "direct", priority: 3 } as const;
      await addAlerts(tx, customerId, [
        { ...base, at: ago(3), eventTypeId: "strike" },
        { ...base, at: ago(100), eventTypeId: "corruption", priority: 4, impactLevel: "company" },
        { ...base, at: ago(30), eventTypeId: "pollution", priority: 2, impactLevel: "regional" },
        { ...base, at: ago(1), eventTypeId: "fire", relevancy: "Irrelevant" },
      ]);
      await tx
        .insert(assessmentResults)
        .values({ customerId, targetId: id, perspective, value: 61, answeredOn: "2026-01-01" });
      return id;
    });
    for (const [eventTypeId, value] of [
      ["strike", 40],
      ["corruption", 90],
      ["corruption", 70],
    ] as const) {
      await callBackend(analyst, addExternalScore, { params: { targetId: String(id) }, body: { eventTypeId, value } });
    }
    await computeScores(use.database, customerId, { targets: "all" });

    const { stored, rules } = await use.database.asSystem(async (tx) => {
      const { rows } = await tx.execute<{ name: string; value: Rules[string] }>(
        sql`select name, value from rules order by valid_from`,
      );
      return {
        stored: await storedOf(tx, id, perspective),
        rules: Object.fromEntries(rows.map(({ name, value }) => [name, value])),
      };
    });
    const expected = recomputed(stored, rules, perspective);
    const request = new Request(`http://tierwatch.test/?perspective=${perspective}`);
    const session = await callBackend(analyst, readSession, {});
    const context = { ...analyst, session, translations: async () => null } as never;
    const shown = await loader({ request, context, params: { targetId: String(id) } });
    expect(shown.overview?.card.score).toBe(String(Math.floor(expected)));
    const current = shown.overview?.card.perspectives.find((one) => one.current);
    expect(current?.score).toBe(String(Math.floor(expected)));
    expect(stored.alerts).toHaveLength(3);
    expect(stored.peers.length).toBeGreaterThan(0);
  },
);
