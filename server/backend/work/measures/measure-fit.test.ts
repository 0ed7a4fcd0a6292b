import fc from "fast-check";
import { expect, test } from "vitest";
import { type FitInputs, fitOf, inOrder, MEASURE_FIT } from "./measure-fit";

const rule = MEASURE_FIT.value;
const told = (inputs: FitInputs) => fitOf(inputs, rule).fit;

test("the worked example: the topic itself at risk 80, three of four effective, medium effort", () => {
  const { fit, points } = fitOf({ match: "same", risk: 80, assessed: 4, effective: 3, effort: "M" }, rule);
  expect(fit).toBeCloseTo(85.3, 1);
  expect(points.topic).toBeCloseTo(50);
  expect(points.priority).toBeCloseTo(16);
  expect(points.effect).toBeCloseTo(13.33);
  expect(points.ease).toBeCloseTo(6);
});

test("without experience effect is a half", () => {
  expect(told({ match: "same", risk: 80, assessed: 0, effective: 0, effort: "M" })).toBeCloseTo(82, 5);
});

const inputs = fc
  .record({
    match: fc.constantFrom("same" as const, "group" as const),
    risk: fc.double({ min: 0, max: 100, noNaN: true }),
    assessed: fc.nat(1000),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    effort: fc.constantFrom("S" as const, "M" as const, "L" as const),
  })
  .map(({ share, ...rest }): FitInputs => ({ ...rest, effective: Math.floor(rest.assessed * share) }));

test("the fit lies between 0 and 100 and is the sum of its points", () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const { fit, points } = fitOf(given, rule);
      expect(fit).toBeGreaterThanOrEqual(0);
      expect(fit).toBeLessThanOrEqual(100);
      expect(fit).toBeCloseTo(Object.values(points).reduce((sum, one) => sum + one));
    }),
  );
});

test("no part makes it fit less by being better", () => {
  fc.assert(
    fc.property(inputs, fc.double({ min: 0, max: 100, noNaN: true }), (given, more) => {
      const now = told(given);
      expect(told({ ...given, match: "same" })).toBeGreaterThanOrEqual(now);
      expect(told({ ...given, risk: Math.min(100, given.risk + more) })).toBeGreaterThanOrEqual(now - 1e-9);
      expect(told({ ...given, effort: "S" })).toBeGreaterThanOrEqual(now - 1e-9);
      const another = { assessed: given.assessed + 1, effective: given.effective };
      expect(told({ ...given, ...another })).toBeLessThan(now);
      expect(told({ ...given, assessed: another.assessed, effective: given.effective + 1 })).toBeGreaterThan(
        now - 1e-9,
      );
    }),
  );
});

const ranked = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    typeId: fc.constantFrom("on-site-audit", "ask-statement", "watch", "corrective-plan"),
    fit: fc.integer({ min: 0, max: 5 }),
    targets: fc.integer({ min: 1, max: 3 }),
  }),
  { selector: ({ id }) => id },
);

test("the order given does not matter, and nothing is lost", () => {
  fc.assert(
    fc.property(ranked, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (all, lots) => {
      const shuffled = all.map((one) => ({ one, lot: lots.next().value ?? 0 })).sort((a, b) => a.lot - b.lot);
      const mixed = inOrder(
        shuffled.map(({ one }) => one),
        rule,
      );
      expect(mixed).toEqual(inOrder(all, rule));
      expect(mixed.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    }),
  );
});

test("of one type at most two are among the first six, and the best stays first", () => {
  const audits = Array.from({ length: 5 }, (_, n) => ({
    id: `a${n}`,
    typeId: "on-site-audit",
    fit: 90 - n,
    targets: 1,
  }));
  const others = ["ask-statement", "watch", "corrective-plan", "legal-review"].map((typeId, n) => ({
    ...{ id: `b${n}`, typeId, fit: 50 - n, targets: 1 },
  }));
  const order = inOrder([...audits, ...others], rule).map(({ id }) => id);
  expect(order).toEqual(["a0", "a1", "b0", "b1", "b2", "b3", "a2", "a3", "a4"]);
});
