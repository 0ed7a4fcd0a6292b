import { expect, test } from "vitest";
import type { TargetProfile } from "~/backend/contract/profile";
import type { Session } from "~/backend/contract/session";
import type { Speech } from "~/i18n/speech.server";
import { ANALYST } from "../../../../../tests/support/node-server";
import { headOf } from "./view.server";

const speech = {
  number: String,
  list: (parts: unknown[]) => parts.filter(Boolean).join(", "),
  say: (key: string, params?: object) => (params ? `${key} ${JSON.stringify(params)}` : key),
  word: (_: string, id: string) => id,
  country: (code: string) => code,
};
const profile = {
  ...{ id: 5, name: "Werk", type: "organization", ctype: "company", industry: null, employees: null },
  ...{ city: null, region: null, country: null, foreignSystems: [], parents: [], customer: null, own: false },
} as unknown as TargetProfile;

const HELD = {
  ...{
    following: true,
    followerCount: 1,
    flagged: false,
    tier: null,
    path: [],
    collections: [],
    collectionCount: 0,
    merged: [],
  },
  ...{ score: null, risk: "NA" as const, counts: null },
};

const tabsOf = (session: Session | null, of: Partial<TargetProfile> = {}) =>
  headOf({ ...profile, ...of }, session, speech as unknown as Speech)
    .tabs.filter(({ href }) => href !== "/network/target/5")
    .map(({ href }) => href.split("/profile")[1]);
const withOnly = (...permissions: Session["permissions"]): Session => ({ ...ANALYST, permissions });

test("a tab that one may not see is not there", () => {
  expect(tabsOf(null)).toEqual([""]);
  expect(tabsOf(withOnly())).toEqual(["", "/alerts", "/actions", "/documents", "/suppliers"]);
  expect(tabsOf(withOnly("questionnaires:read"))).toEqual([
    "",
    "/alerts",
    "/self-assessment",
    "/questionnaires",
    "/actions",
    "/documents",
    "/suppliers",
  ]);
  expect(tabsOf(withOnly("grievance:statistics"))).toEqual([
    "",
    "/alerts",
    "/grievance-reports",
    "/actions",
    "/documents",
    "/suppliers",
  ]);
  expect(tabsOf(withOnly("sanctions:screen", "scores:external"))).toEqual([
    "",
    "/alerts",
    "/actions",
    "/sanctions",
    "/documents",
    "/suppliers",
    "/external-scores",
  ]);
});

test("the history is for who may read the ledger, behind what is drawn and before the rest", () => {
  const tabs = tabsOf(withOnly("evidence:read"));
  expect(tabs).toEqual(["", "/alerts", "/actions", "/documents", "/history", "/suppliers"]);
});

test("what cannot answer has no tab of questions: no country, no industry, no port, but a works", () => {
  const asked = ["", "/alerts", "/self-assessment", "/questionnaires", "/actions", "/documents", "/suppliers"];
  const reader = withOnly("questionnaires:read");
  expect(tabsOf(reader, { type: "POI", ctype: "plant" })).toEqual(asked);
  for (const of of [
    { type: "POI", ctype: "port" },
    { type: "country", ctype: "country" },
    { type: "industry", ctype: "industry" },
    { type: "commodity", ctype: "metal" },
  ] as const)
    expect(tabsOf(reader, of)).toEqual(["", "/alerts", "/actions", "/documents", "/suppliers"]);
});

test("only what lists can name is screened: a company and a works, no country, industry or commodity", () => {
  const screened = (type: string) =>
    tabsOf(withOnly("sanctions:screen"), { type } as Partial<TargetProfile>).includes("/sanctions");
  expect(["organization", "POI", "country", "industry", "commodity"].filter(screened)).toEqual(["organization", "POI"]);
});

const commandsOf = (session: Session | null, of: Partial<TargetProfile> = {}) =>
  headOf({ ...profile, ...of }, session, speech as unknown as Speech).commands.map(({ key, href }) => [key, href]);

test("only a company is asked for its revenue, and only by who may", () => {
  const revenueOf = (type: string, ...permissions: Session["permissions"]) =>
    commandsOf(withOnly(...permissions), { type } as Partial<TargetProfile>).find(([key]) => key === "askRevenue")?.[1];
  expect(revenueOf("organization", "revenue:request")).toBe("/network/target/5/profile/revenue");
  expect([revenueOf("country", "revenue:request"), revenueOf("organization")]).toEqual([undefined, undefined]);
});

test("what is done most stands first, and what one may put right oneself is reported to nobody", () => {
  const keys = (session: Session | null, of?: Partial<TargetProfile>) => commandsOf(session, of).map(([key]) => key);
  expect(keys(null)).toEqual([]);
  expect(keys(withOnly())).toEqual(["report", "compare"]);
  expect(keys(withOnly(), { own: true })).toEqual(["report", "compare"]);
  expect(keys(withOnly("targets:follow", "print:read", "actions:manage", "revenue:request"), { own: true })).toEqual([
    "startAction",
    "print",
    "update",
    "askRevenue",
    "compare",
  ]);
});

test("that something wrong was reported is said beside the name, and leads to what was", () => {
  const customer = { ...HELD, flagged: true };
  const chipsOf = (flagged: boolean) =>
    headOf({ ...profile, customer: { ...customer, flagged } }, ANALYST, speech as unknown as Speech).chips;
  expect(chipsOf(true)).toEqual([{ text: "profile:flagged", href: "/network/target/5/profile/report" }]);
  expect(chipsOf(false)).toEqual([]);
});

test("what was merged into it is said beside the name, and leads there whom may undo it", () => {
  const customer = { ...HELD, merged: [{ mergeId: 8, name: "Gone" }] };
  const chipsFor = (session: Session) => headOf({ ...profile, customer }, session, speech as unknown as Speech).chips;
  const text = 'profile:mergedFrom {"name":"Gone"}';
  expect(chipsFor(withOnly())).toEqual([{ text, href: null }]);
  expect(chipsFor(withOnly("targets:merge"))).toEqual([{ text, href: "/explorer/merges/8" }]);
});

test("a tab counts what it holds up to a thousand; what waits for a decision is said in words", () => {
  const counts = {
    ...{ relationships: 27, suppliers: 0, grievanceReports: null, questionnaires: 2, actions: 1001, documents: 1000 },
    ...{ alerts: 14, matchesToReview: 1, externalScores: 0 },
  };
  const { tabs } = headOf({ ...profile, customer: { ...HELD, counts } }, ANALYST, speech as unknown as Speech);
  const told = Object.fromEntries(
    tabs.map(({ name, count, alarm }) => [name.replace("profile:tabs.", ""), [count, alarm]]),
  );
  expect(told).toMatchObject({
    overview: [null, null],
    alerts: ["14", null],
    history: [null, null],
    network: ["27", null],
    suppliers: [null, null],
    actions: ["1000+", null],
    "documents:title": ["1000", null],
    sanctions: [null, 'profile:toReview {"count":1,"number":"1"}'],
  });
});

test("the head tells the score down to the whole number, in the words of its band", () => {
  const riskOf = (score: number | null) =>
    headOf({ ...profile, customer: { ...HELD, score, risk: "Low" } }, ANALYST, speech as unknown as Speech).risk;
  expect(riskOf(29.6)).toEqual({ risk: "Low", text: "Low 29" });
  expect(riskOf(null)).toBeNull();
});

test("identifiers are named in the reader's language", () => {
  const inGerman = { ...speech, word: (group: string, id: string) => (group === "identifiers" ? "USt-IdNr." : id) };
  const foreignSystems = [{ system: "VAT", id: "DE299451830" }];
  const { facts } = headOf({ ...profile, foreignSystems }, null, inGerman as unknown as Speech);
  expect(facts).toEqual(["company", "USt-IdNr. DE299451830"]);
});
