import { expect, test } from "vitest";
import type { Operation } from "~/backend/contract/operations";
import { speechIn } from "~/i18n/speech.server";
import type { MeasureAnswer } from "./queries.server";
import { startedView, viewOf } from "./view.server";

const speech = await speechIn("en", { translations: async () => [] }, "UTC");
const today = speech.date(new Date().toISOString());
const MEASURE: MeasureAnswer["measure"] = {
  ...{ id: "joint-audit", version: "1", language: "en", title: "Joint audit", what: "An audit", own: false },
  ...{ state: "published", typeId: "on-site-audit", topics: ["fire"], groups: [], purpose: "prevent" },
  ...{ laws: ["lksg-6-4", "csddd-10", "csddd-11"], effort: "M", typicalDays: 30, lastResort: false, confidence: "B" },
  ...{ results: { started: 0, assessed: 0, shares: null }, fits: "", notFits: "", from: null, cost: null, hours: null },
  ...{ steps: [], evidence: [], warnings: [], alternatives: [], source: "OECD", successor: null },
  ...{ validFrom: "2000-01-01", validTo: null },
};
const points = { topic: 50, priority: 14, effect: 10, ease: 6 };
const best = {
  targetId: 7,
  name: "Hargrove Mill",
  fit: 80,
  topic: "fire",
  match: "same" as const,
  risk: 70,
  countryOnly: false,
  points,
};
const FIT = { measure: MEASURE, best, effect: 0.5, assessed: 0, targets: [best] };
const view = (more: Partial<MeasureAnswer["measure"]> = {}, recommended: MeasureAnswer["recommended"] = null) =>
  viewOf(
    { measure: { ...MEASURE, ...more }, recommended, ruleVersion: "3", operation: null },
    { start: true, manage: true },
    speech,
  );

test("a law is told as of today, and that it is no legal advice; what does not apply yet says from when", () => {
  const { laws, lawsOn } = view();
  expect(lawsOn).toBe(`As of ${today}. This is not legal advice.`);
  expect(laws[0]?.href).toBe(`/action-platform/laws/lksg-6-4?on=${new Date().toISOString().slice(0, 10)}`);
  expect(laws.slice(1).map(({ text }) => text)).toEqual([
    "CSDDD Art. 10: prevention, from 26 Jul 2029 (transposition 26 Jul 2028)",
    "CSDDD Art. 11: bringing to an end, from 26 Jul 2029 (transposition 26 Jul 2028)",
  ]);
});

test("an older version is told as of its last day, cannot be started, and leads to what took its place", () => {
  const old = view({
    state: "retired",
    validTo: "2026-11-30",
    successor: { id: "joint-audit", title: "Shared audit" },
  });
  expect(old.lawsOn).toBe("As of 29 Nov 2026. This is not legal advice.");
  expect(old.startHref).toBeNull();
  expect(old.retired).toEqual({ title: "Shared audit", href: "/action-platform/joint-audit" });
  expect(old.marks).toEqual(["Retired"]);
  expect(view().startHref).toBe("/action-platform/joint-audit/start");
});

test("a fit says by which version of its rule, and of which day the risks are", () => {
  expect(view({}, FIT).fit?.basis).toBe(`By version 3 of the fit rule, from risks as of ${today}.`);
  expect(view({}, FIT).fit?.parts.map(({ points }) => points)).toEqual(["50", "14", "10", "6"]);
});

test("a risk that comes from the country as a whole is not told as the supplier's own", () => {
  const national = { ...best, countryOnly: true };
  const shown = view({}, { ...FIT, best: national, targets: [national, best] });
  expect(shown.fit?.parts[1]?.why).toBe("Risk 70 of 100 from nationwide events, not at Hargrove Mill itself");
  expect(shown.targets.map(({ hint }) => hint)).toEqual([
    "Fire, risk 70 from nationwide events only · fit 80",
    "Fire, risk 70 · fit 80",
  ]);
});

test("an entry of the register has its version among its facts; an own one has none", () => {
  const versions = (more: object) => view(more).facts.filter(({ name }) => name === "Entry version");
  expect(versions({})).toEqual([{ name: "Entry version", text: "1" }]);
  expect(versions({ own: true })).toEqual([]);
});

test("who was left out of a start is named with why, and how many more there are", () => {
  const operation = {
    ...{ id: 5, kind: "measures.start", state: "Done", done: 5, total: 5, changed: 1, canUndo: true },
    failures: [
      { id: 1, name: "Freedonia", why: "not_askable" },
      { id: 2, name: "Dyer", why: "under_way" },
      { id: 3, name: null, why: "gone" },
    ],
    failedBy: { not_askable: 1, under_way: 1, gone: 2 },
  } as unknown as Operation;
  const started = startedView(operation, "joint-audit", speech);
  expect(started?.leftOut.map(({ text }) => text)).toEqual([
    "Freedonia: nobody to ask, like a country or a port",
    "Dyer: already in progress",
    "3: not found",
  ]);
  expect(started?.moreLeftOut).toBe(1);
  expect(startedView({ ...operation, kind: "other" }, "joint-audit", speech)).toBeNull();
});
