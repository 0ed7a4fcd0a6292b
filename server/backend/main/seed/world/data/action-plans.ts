import type { ActionEffectName, ActionPurposeName, RightName } from "~/backend/contract/action-words";

/** What an action of the demo is for, its steps, and how it was judged; by its title. */
export interface ActionPlan {
  purpose: ActionPurposeName;
  right?: RightName;
  cause?: string;
  /** Each with whether it is done. */
  steps: readonly (readonly [title: string, isDone: boolean])[];
  measure?: readonly [text: string, before: number, after: number];
  effect?: readonly [result: ActionEffectName, note: string];
  confidential?: boolean;
  blocked?: string;
  cost?: { amount: number; currency: string };
  everyMonths?: number;
}

export const ACTION_PLANS: Readonly<Record<string, ActionPlan>> = {
  "Confirm the recovery date for EDU-4 housings": {
    purpose: "supply",
    steps: [
      ["Check stock and days of cover", true],
      ["Send the written request", true],
      ["Call the plant manager", false],
      ["Enter the confirmed date in ERP", false],
    ],
    measure: ["Days of cover for EDU-4 housings", 6, 15],
  },
  "Corrective plan after the die change accident": {
    purpose: "remedy",
    right: "safety-at-work",
    cause: "Dies were changed without locking the press. Agency workers had no training on it.",
    steps: [
      ["Lock-out procedure in Turkish", true],
      ["Locks on all nine presses", true],
      ["Crane inspection", false],
      ["Training of agency workers", false],
    ],
    measure: ["Presses with a lock-out", 0, 9],
    cost: { amount: 18_400, currency: "EUR" },
    blocked: "The crane inspector has no date before next month.",
  },
  "Pay back withheld wages at Kabelix": {
    purpose: "remedy",
    right: "fair-wage",
    cause: "Overtime at weekends was paid without its premium.",
    steps: [
      ["Agree the list of payments", true],
      ["Check pay slips of 40 workers", true],
    ],
    measure: ["Workers paid in full", 0, 380],
  },
  "Fire safety at the coating shop in Bhosari": {
    purpose: "prevent",
    right: "safety-at-work",
    cause: "Solvents stood beside the drying oven.",
    steps: [
      ["Move the solvent store", true],
      ["Evacuation drill", true],
    ],
    measure: ["Open findings of the fire brigade", 7, 0],
    cost: { amount: 950_000, currency: "INR" },
    effect: ["effective", "Visited without notice: the store is separate, the drill log is complete."],
  },
  "Train recruiters on fees at Zhovta Balka": {
    purpose: "prevent",
    right: "forced-labour",
    cause: "Agents charge workers from abroad for their jobs.",
    steps: [["Training for three agencies", true]],
    measure: ["Workers who paid a fee", 31, 0],
    effect: ["not-effective", "19 of 40 workers asked still paid a fee. Two agencies did not attend."],
  },
  "Hearing about the report from Kabare Hills": {
    purpose: "end",
    right: "child-labour",
    steps: [
      ["Agree a safe place to talk", true],
      ["Hear two witnesses", false],
    ],
    confidential: true,
  },
  "Yearly check of the code of conduct": {
    purpose: "monitor",
    steps: [["Collect signed codes", true]],
    everyMonths: 12,
  },
};
