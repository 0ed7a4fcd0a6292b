import type { OwnMeasureContent } from "~/backend/contract/own-measures";
import type { ActionEffect } from "../../../../platform/db/schema/actions";

interface PlannedStart {
  measure: string;
  /** Days from now until it is due. */
  due: number;
  /** By the beginning of the company's name, with what came of it where it is over. */
  companies: readonly (readonly [company: string, effect?: ActionEffect, note?: string])[];
}

/** Entries of the catalogue that were started: one with results enough to be told, one that did not help, some under way. */
export const STARTS: readonly PlannedStart[] = [
  {
    measure: "wage-records",
    due: -30,
    companies: [
      ["Karşıyaka", "effective", "Overtime of 41 people was paid; the next sample had no differences."],
      ["Slezanka", "effective", "No differences in the second sample."],
      ["Saluda Ridge", "effective", "Deductions for clothing were stopped."],
      ["Kabelix", "not-effective", "The second sample shows the same unpaid hours."],
      ["Zschopautal", "partly", "Day shift is paid in full, night shift is not yet."],
    ],
  },
  { measure: "fire-walk", due: 21, companies: [["Saluda Ridge"], ["Zschopautal"]] },
  { measure: "early-warning", due: 14, companies: [["Slezanka"]] },
];

/** Nordwind's own: the first is published by two people, the second is a draft, the third was sent back to its writer, the fourth was read. */
export const OWN_ENTRIES: readonly OwnMeasureContent[] = [
  {
    names: { en: "Foundry safety day", de: "Sicherheitstag Gießerei" },
    typeId: "corrective-plan",
    what: "One day at the foundry with our safety engineer: walk through, three agreed changes, photos after six weeks.",
    fits: "Foundries and forges of tier 1 with an accident or a near miss within a year.",
    notFits: "People were badly hurt. Look for the causes first.",
    topics: ["workplace-accident", "occupational-health"],
    purpose: "prevent",
    laws: ["lksg-6-4"],
    effort: "S",
    typicalDays: 45,
    steps: [
      { title: "Agree the day and who takes part", days: 10 },
      { title: "Walk through and agree three changes", days: 5 },
      { title: "Look at the photos of the changes", days: 30 },
    ],
    evidence: ["Minutes with the three changes", "Photos after six weeks"],
    warnings: [],
    source: "Nordwind safety department, experience since 2022",
    confidence: "D",
  },
  {
    names: { en: "Interpreter for night shifts", de: "Dolmetschen für Nachtschichten" },
    typeId: "on-site-audit",
    what: "Visits at night with an interpreter who is not paid by the supplier, so that people can speak freely.",
    fits: "",
    notFits: "",
    topics: ["wages-and-hours", "forced-labour"],
    purpose: "monitor",
    laws: ["lksg-6-4"],
    effort: "M",
    typicalDays: 60,
    steps: [{ title: "Find an interpreter by our own means", days: 20 }],
    evidence: [],
    warnings: [],
    source: "Idea from the supplier day",
    confidence: "D",
  },
  {
    names: { en: "Shared chemical store check", de: "Gemeinsame Prüfung des Chemikalienlagers" },
    typeId: "send-questionnaire",
    what: "The supplier photographs its chemical store against our list, and our laboratory answers within a week.",
    fits: "",
    notFits: "",
    topics: ["hazardous-waste"],
    purpose: "prevent",
    laws: ["lksg-6-4"],
    effort: "S",
    typicalDays: 30,
    steps: [{ title: "Send the list", days: 5 }],
    evidence: ["Photos of every shelf"],
    warnings: [],
    source: "Laboratory",
    confidence: "D",
  },
  {
    names: { en: "Second source before the summer break", de: "Zweite Quelle vor der Sommerpause" },
    typeId: "second-source",
    what: "Purchasing asks two suppliers that we know for samples and a price, before the plants close in August.",
    fits: "Parts of one supplier only, with a stock of less than three weeks.",
    notFits: "Parts whose release takes longer than half a year.",
    topics: ["plant-closure"],
    purpose: "supply",
    laws: [],
    effort: "M",
    typicalDays: 70,
    steps: [
      { title: "Ask for samples", days: 15 },
      { title: "Test the samples", days: 30 },
    ],
    evidence: ["Test report of the samples"],
    warnings: [],
    source: "Purchasing, lessons of last summer",
    confidence: "D",
  },
];

export const RETURN_NOTE =
  "Please say when it does not fit: at suppliers without a store of their own. And name the list with its version.";
