import fc from "fast-check";
import { expect, test } from "vitest";
import { days } from "~/time/duration";
import { EVENT_TYPES } from "../../reference/catalogue/event-types";
import { decayOf, type ScoredAlert, type ScoreInputs, scoreOf } from "./formula";
import { EVENT_HALF_LIVES } from "./rules/event-half-lives";
import { IMPACT_FACTORS } from "./rules/impact-factors";
import { MISSING_PEERS } from "./rules/missing-peers";
import { SCORE_WEIGHTS } from "./rules/score-weights";
import { SEVERITY_POINTS } from "./rules/severity-points";
import { SIZE_NORMALISATION } from "./rules/size-normalisation";
import type { PerspectiveRules } from "./score-rules";

const NOW = new Date("2026-06-01T00:00:00Z");
const rules: PerspectiveRules = {
  weights: SCORE_WEIGHTS.value.Disruption,
  halfLives: new Map(Object.entries(EVENT_HALF_LIVES.value.Disruption?.days ?? {})),
  factors: IMPACT_FACTORS.value.Disruption,
  severity: SEVERITY_POINTS.value.Disruption,
  sizes: SIZE_NORMALISATION.value.Disruption,
  missingPeers: "skip",
};
const nothing: ScoreInputs = {
  type: "organization",
  size: "Medium",
  alerts: [],
  behind: null,
  peers: { country: null, industry: null, commodity: null },
  assessment: null,
  external: [],
};
const fresh = (priority: ScoredAlert["priority"], more: Partial<ScoredAlert> = {}): ScoredAlert => ({
  at: NOW,
  eventTypeId: "strike",
  priority,
  impactLevel: "direct",
  ...more,
});
const scored = (more: Partial<ScoreInputs>, by = rules, now = NOW) => scoreOf({ ...nothing, ...more }, by, now);

const alert = fc.record({
  at: fc.integer({ min: -10, max: 2000 }).map((age) => new Date(NOW.getTime() - days(age))),
  eventTypeId: fc.constantFrom(...EVENT_TYPES.map(({ id }) => id as string), "no-such-type"),
  priority: fc.constantFrom(1, 2, 3, 4) as fc.Arbitrary<ScoredAlert["priority"]>,
  impactLevel: fc.constantFrom("direct", "company", "regional", "country", "mention", "tier3plus") as fc.Arbitrary<
    ScoredAlert["impactLevel"]
  >,
});
const known = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
const inputs: fc.Arbitrary<ScoreInputs> = fc.record({
  type: fc.constantFrom("organization", "POI", "country", "industry", "commodity"),
  size: fc.constantFrom("Small", "Medium", "Large", "Very large", null),
  alerts: fc.option(fc.array(alert, { maxLength: 40 }), { nil: null }),
  behind: fc.option(
    fc.array(
      fc.record({
        steps: fc.integer({ min: 1, max: 4 }),
        probability: fc.double({ min: 0, max: 1, noNaN: true }),
        alerts: fc.array(alert, { maxLength: 5 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    { nil: null },
  ),
  peers: fc.record({ country: known, industry: known, commodity: known }),
  assessment: known,
  external: fc.array(
    fc.record({ eventTypeId: fc.constantFrom("strike", "fire", "fraud"), value: fc.integer({ min: 1, max: 100 }) }),
    { maxLength: 6 },
  ),
});

test("every number of a score is from 0 to 100, the missing share from 0 to 1", () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const { missing, alertCount: _, ...levels } = scoreOf(given, rules, NOW);
      for (const value of Object.values(levels)) {
        if (value !== null) expect(value >= 0 && value <= 100).toBe(true);
      }
      expect(missing >= -1e-12 && missing <= 1).toBe(true);
    }),
  );
});

test("a higher priority of one alert never lowers the score or the alerts' component", () => {
  fc.assert(
    fc.property(fc.array(alert, { minLength: 1, maxLength: 20 }), inputs, (alerts, given) => {
      const [first, ...others] = alerts as [ScoredAlert, ...ScoredAlert[]];
      const by = (priority: number) =>
        scoreOf({ ...given, alerts: [{ ...first, priority } as ScoredAlert, ...others] }, rules, NOW);
      for (const priority of [1, 2, 3]) {
        const [lower, higher] = [by(priority), by(priority + 1)];
        expect((higher.score ?? 0) - (lower.score ?? 0)).toBeGreaterThanOrEqual(0);
        expect((higher.alerts ?? 0) - (lower.alerts ?? 0)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("one alert more never lowers the score", () => {
  fc.assert(
    fc.property(inputs, alert, (given, more) => {
      const alerts = given.alerts ?? [];
      const before = scoreOf({ ...given, alerts }, rules, NOW);
      const after = scoreOf({ ...given, alerts: [...alerts, more] }, rules, NOW);
      expect(after.score ?? 0).toBeGreaterThanOrEqual((before.score ?? 0) - 1e-9);
    }),
  );
});

test("the order in which alerts and scores come does not matter", () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const turned = {
        ...given,
        alerts: given.alerts && [...given.alerts].reverse(),
        behind: given.behind && [...given.behind].reverse(),
        external: [...given.external].reverse(),
      };
      const [one, other] = [scoreOf(given, rules, NOW), scoreOf(turned, rules, NOW)];
      expect(other.score ?? -1).toBeCloseTo(one.score ?? -1, 9);
      expect(other.tierN ?? -1).toBeCloseTo(one.tierN ?? -1, 9);
    }),
  );
});

test("a second changes a score by a hair, and time without events only lowers it", () => {
  fc.assert(
    fc.property(inputs, fc.integer({ min: 0, max: 2000 }), (given, age) => {
      // From the day on which the last of them has happened: before that, an event dated ahead waits at its full strength.
      const at = (seconds: number) => new Date(NOW.getTime() + days(11 + age) + seconds * 1000);
      const [now, soon, later] = [0, 1, 86_400].map((wait) => scoreOf(given, rules, at(wait)).score ?? 0);
      expect(Math.abs((now ?? 0) - (soon ?? 0))).toBeLessThan(0.01);
      expect(later).toBeLessThanOrEqual((now ?? 0) + 1e-9);
    }),
  );
});

test("one fresh direct alert takes a medium-sized target into the band of its own name", () => {
  const levels = ([1, 2, 3, 4] as const).map((priority) =>
    Math.round(scored({ alerts: [fresh(priority)] }).score ?? 0),
  );
  expect(levels).toEqual([20, 42, 65, 85]);
});

test("the components weigh 40, 30, 20 and 10, over those that exist", () => {
  const all = { peers: { country: 60, industry: 30, commodity: null }, assessment: 20 };
  const external = [
    { eventTypeId: "strike", value: 90 },
    { eventTypeId: "strike", value: 70 },
    { eventTypeId: "fire", value: 40 },
    { eventTypeId: "fraud", value: 1 },
  ];
  expect(scored({ ...all, external })).toMatchObject({ peers: 45, external: 60, missing: 0 });
  expect(scored({ ...all, external }).score).toBeCloseTo(0.3 * 45 + 0.2 * 20 + 0.1 * 60, 9);
  expect(scored({ alerts: null, ...all })).toMatchObject({ alerts: null, missing: expect.closeTo(0.5, 9) });
  expect(scored({ alerts: null, ...all }).score).toBeCloseTo((30 * 45 + 20 * 20) / 50, 9);
  expect(scored({ alerts: null })).toMatchObject({ score: null, missing: 1 });
});

test("a watched target that nothing happened at has a score of 0, one that nobody watches has none", () => {
  expect(scored({ alerts: [] })).toMatchObject({ score: 0, alerts: 0, missing: expect.closeTo(0.6, 9) });
  expect(scored({ alerts: null }).score).toBeNull();
});

test("peers that are not known are left out, or count nothing where the rule says zero", () => {
  const peers = { country: 60, industry: null, commodity: null };
  expect(scored({ peers }).peers).toBe(60);
  expect(scored({ peers }, { ...rules, missingPeers: "zero" }).peers).toBe(20);
  expect(scored({ peers, type: "country" }).peers).toBeNull();
  expect(MISSING_PEERS.value.Disruption).toBe("skip");
});

test("an event counts half after its half-life, and in full when it is dated ahead", () => {
  const ago = (count: number) => new Date(NOW.getTime() - days(count));
  expect(decayOf(ago(45), 45, NOW)).toBeCloseTo(0.5, 12);
  expect(decayOf(ago(-3), 45, NOW)).toBe(1);
  expect(decayOf(ago(1e6), 1, NOW)).toBeGreaterThanOrEqual(0);
});

test("an event type that does not count in the perspective moves nothing", () => {
  expect(scored({ alerts: [fresh(4, { eventTypeId: "fraud" })] })).toMatchObject({ alerts: 0, alertCount: 0 });
});

test("the same alert weighs less on a larger target", () => {
  const by = (["Small", "Medium", "Large", "Very large"] as const).map((size) =>
    Math.round(scored({ size, alerts: [fresh(4)] }).alerts ?? 0),
  );
  expect(by).toEqual([91, 85, 74, 61]);
});

test("suppliers behind count beside the score, less with each step and with doubt", () => {
  const behind = (steps: number, probability: number) =>
    Math.round(scored({ behind: [{ steps, probability, alerts: [fresh(4)] }] }).tierN ?? 0);
  expect([behind(1, 1), behind(2, 1), behind(4, 1), behind(1, 0.5)]).toEqual([61, 38, 38, 38]);
  expect(scored({ behind: [{ steps: 1, probability: 1, alerts: [fresh(4)] }] }).score).toBe(0);
});
