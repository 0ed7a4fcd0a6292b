import type { ActionPurposeName, ActionTypeName, RightName } from "~/backend/contract/action-words";

/** Actions that the customer begins again and again: what they are for, what proves them, and their steps with the day after the start. */
export interface PlannedTemplate {
  title: string;
  typeId: ActionTypeName;
  purpose: ActionPurposeName;
  right?: RightName;
  description: string;
  evidence: string;
  steps: readonly (readonly [title: string, afterDays: number])[];
}

export const TEMPLATES: readonly PlannedTemplate[] = [
  {
    title: "Audit on site",
    typeId: "on-site-audit",
    purpose: "monitor",
    description:
      "By an accredited auditor who speaks the language of the workers. One day is kept for interviews without managers.",
    evidence: "Signed audit report with all findings",
    steps: [
      ["Choose the auditor and agree the scope", 7],
      ["Announce the time window to the supplier", 14],
      ["Visit the site and talk to workers", 42],
      ["Send the findings to the supplier", 56],
      ["Agree a corrective plan for each finding", 70],
    ],
  },
  {
    title: "Corrective plan with the supplier",
    typeId: "corrective-plan",
    purpose: "remedy",
    description:
      "The supplier names the cause, the measures, who is responsible and by when. Purchasing and supplier management agree.",
    evidence: "Plan accepted by both sides, and proof of each measure",
    steps: [
      ["Ask the supplier for a plan", 2],
      ["Check whether the plan removes the cause", 16],
      ["Ask for the first proof", 45],
      ["Confirm on site that the measures are in place", 90],
    ],
  },
  {
    title: "Wage records check",
    typeId: "ask-statement",
    purpose: "monitor",
    right: "fair-wage",
    description:
      "Pay slips and time sheets of 25 workers over three months, agency workers among them. Names are removed before they are sent.",
    evidence: "Pay slips, time sheets and the calculation",
    steps: [
      ["Ask for pay slips and time sheets", 3],
      ["Compare them with the minimum wage and overtime premiums", 21],
      ["Talk to the supplier about differences", 28],
      ["Check that back pay has arrived", 60],
    ],
  },
  {
    title: "Recruitment fees repaid",
    typeId: "corrective-plan",
    purpose: "remedy",
    right: "forced-labour",
    description:
      "Workers who paid for their job get the money back from the supplier, and the agencies sign that they charge nobody.",
    evidence: "List of payments, confirmed by the workers",
    steps: [
      ["Find out who paid how much to which agency", 14],
      ["Agree the list of repayments with the supplier", 28],
      ["First half is repaid", 60],
      ["Everything is repaid, and passports are with their owners", 120],
      ["Agencies have signed the policy without fees", 120],
    ],
  },
  {
    title: "Second source",
    typeId: "second-source",
    purpose: "supply",
    description: "For parts that only one plant makes. The new source is screened before it gets drawings.",
    evidence: "Release of the first samples",
    steps: [
      ["List the part numbers and days of cover", 5],
      ["Screen three candidates for risks and sanctions", 20],
      ["Compare the offers with tool costs", 45],
      ["Release the first samples", 120],
      ["Order the first volume", 150],
    ],
  },
  {
    title: "Chemicals list",
    typeId: "send-questionnaire",
    purpose: "prevent",
    right: "hazardous-substances",
    description:
      "All chemicals of the site with their CAS numbers, quantities and stores. Mercury and persistent pollutants are looked for first.",
    evidence: "Complete list, with a safety data sheet for each chemical",
    steps: [
      ["Send the questionnaire on chemicals", 2],
      ["Remind the supplier", 16],
      ["Compare the list with the restricted substances", 35],
      ["Agree a substitute or a date for each restricted substance", 60],
    ],
  },
];

/** Those of Südstern. */
export const SUEDSTERN_TEMPLATES: readonly PlannedTemplate[] = [
  {
    title: "Visit to seasonal housing",
    typeId: "on-site-audit",
    purpose: "prevent",
    right: "safety-at-work",
    description: "Before each harvest: water, beds, kitchens and schooling, with an interpreter.",
    evidence: "Checklist with photographs, without faces",
    steps: [
      ["Book the interpreter", 5],
      ["Visit the housing", 30],
      ["Check that what was missing is there", 50],
    ],
  },
  {
    title: "Coordinates of plots",
    typeId: "ask-statement",
    purpose: "monitor",
    description: "Due diligence statements need the coordinates of every plot of a lot.",
    evidence: "File with the coordinates of all plots",
    steps: [
      ["Ask the cooperative for the file", 2],
      ["Compare the plots with forest maps", 20],
      ["Leave out lots with gaps", 25],
    ],
  },
];
