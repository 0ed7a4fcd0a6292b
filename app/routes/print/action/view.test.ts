import { expect, test } from "vitest";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import type { Printed } from "./queries.server";
import { sheetOf } from "./view.server";

const speech = {
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(" "),
  word: (_: string, word: string) => word,
  list: (words: unknown[]) => words.filter(Boolean).join(", "),
  labelled: (name: string, text: string) => `${name}: ${text}`,
  number: String,
  day: (day: string) => day,
  date: (instant: string) => instant.slice(0, 10),
  dateTime: (instant: string) => instant.slice(0, 10),
  dayOf: (instant: string) => instant.slice(0, 10),
} as unknown as Speech;

const AT = "2026-05-04T00:00:00.000Z";
const ACTION = {
  ...{ id: 7, version: 1, typeId: "corrective-plan", title: "Pay on time", description: "", metaStatus: "Completed" },
  ...{ dueOn: "2026-06-01", skipped: null, assignees: [], createdBy: null, createdAt: AT, completedAt: AT },
  ...{ targets: [{ id: 3, name: "Hargrove" }], alertIds: [5, 6], purpose: "remedy", rightConcerned: null },
  ...{ rootCause: "New payroll", steps: [], confidential: false, blockedReason: null, completedReason: null },
  ...{ success: { measure: "Late wages", before: 9, after: 0 }, measure: null, effectDueOn: "2026-11-04" },
  effect: {
    result: "effective",
    note: "None is late",
    by: "Mara Keller",
    at: AT,
    evidence: [{ documentId: 9, name: "site.jpg" }],
  },
  ...{
    effectWaived: null,
    cost: null,
    isWithSupplier: false,
    everyMonths: null,
    followsId: null,
    putOff: null,
    grievance: null,
  },
};
const PLAN = {
  ...{ id: 1, title: "Pay on time", actionDueOn: null, message: "Why?", dueOn: "2026-05-18", state: "accepted" },
  ...{ cause: "The provider changed", proposedBy: "Ada Berg", proposedAt: AT, returnReason: null, version: 3 },
  measures: [{ title: "Pay the late wages", dueOn: "2026-05-30", who: "Jo Lind", doneAt: AT }],
  proofs: [{ documentId: 2, name: "payroll.pdf", at: AT }],
  ...{ target: { id: 3, name: "Hargrove" }, contact: { email: "a@b.example", name: "Ada Berg", language: "en" } },
  ...{ sentBy: "Mara Keller", sentAt: AT, decidedBy: null, waitingSince: null },
};
const printed = (more: object = {}) =>
  sheetOf(
    {
      ...{ action: ACTION, comparison: null, plans: [PLAN], alerts: [{ title: "Wages are late", at: AT }, null] },
      attachments: [{ originalFilename: "report.pdf", fileSize: 10, createdAt: AT }],
      ...more,
    } as unknown as Printed,
    speech,
  );

test("a sheet leads from the alert to the action, what proves it, whether it worked, and the supplier's plan", () => {
  const { facts, parts } = printed();
  expect(facts.map(({ text }) => text)).toContain("Hargrove");
  expect(parts.map(({ heading }) => heading)).toEqual([
    ...["actions:page.alerts", "actions:plan.rootCause", "actions:why.proof", "actions:effect.heading"],
    `actions:supplierPlan.heading${DOT}Hargrove`,
  ]);
  const [alerts, cause, proof, effect, plan] = parts.map(({ lines }) => lines);
  expect(alerts).toEqual(["Wages are late, 2026-05-04", "actions:page.goneAlert 6"]);
  expect(cause).toEqual(["New payroll"]);
  expect(proof?.[0]).toMatch(/^report\.pdf, /);
  expect(effect).toEqual(
    expect.arrayContaining([
      "actions:effect.measure Late wages",
      "None is late",
      "actions:effect.evidence: site.jpg",
      "Mara Keller, 2026-05-04",
    ]),
  );
  expect(plan).toEqual([
    "actions:supplierPlan.states.accepted",
    "actions:supplierPlan.sentBy Mara Keller 2026-05-04 2026-05-18",
    "actions:supplierPlan.proposedBy Ada Berg 2026-05-04",
    "actions:supplierPlan.cause: The provider changed",
    "Pay the late wages, actions:due 2026-05-30, Jo Lind, actions:supplierPlan.doneOn 2026-05-04",
    "actions:supplierPlan.proofs: payroll.pdf (2026-05-04)",
  ]);
});

test("what was not done is said too: no proof, a plan that was returned, a check that was dropped", () => {
  const returned = { ...PLAN, state: "returned", returnReason: "No dates", measures: [], proofs: [] };
  const effectWaived = { dueOn: "2026-11-04", reason: "Supplier left in May" };
  const { parts } = printed({
    ...{ attachments: [], plans: [returned] },
    action: { ...ACTION, effect: null, effectDueOn: null, effectWaived },
  });
  const lines = parts.flatMap((part) => part.lines);
  expect(lines).toContain("actions:why.noProof");
  expect(lines).toContain("actions:supplierPlan.returnedWhy No dates");
  expect(lines).toContain("actions:effect.waived 2026-11-04 Supplier left in May");
});
