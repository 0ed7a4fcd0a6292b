import type { FlagReason } from "~/backend/contract/alert-words";

/** Views of the feed that are saved, in the feed's own query. `Customer`: for everybody. */
export const VIEWS: readonly { name: string; scope: "User" | "Customer"; filter: Record<string, string> }[] = [
  { name: "Critical and high, tier 1", scope: "Customer", filter: { priorities: "Critical,High", tier: "1" } },
  {
    name: "Labour and human rights",
    scope: "Customer",
    filter: { infotagGroups: "labour-and-human-rights,health-and-safety" },
  },
  {
    name: "Logistics Europe",
    scope: "Customer",
    filter: { infotagGroups: "logistics", countries: "AT,BE,CZ,DE,ES,FR,HU,IT,NL,PL,RO,SI,SK" },
  },
  {
    name: "Sanctions and ownership",
    scope: "Customer",
    filter: { infotagGroups: "governance-legal-and-sanctions,finance-and-ownership", priorities: "Critical,High" },
  },
  { name: "Türkiye this week", scope: "User", filter: { countries: "TR", order: "TopThisWeek" } },
  { name: "Behind tier 1, high", scope: "User", filter: { tier: "n", priorities: "Critical,High" } },
];

export const SUEDSTERN_VIEWS: typeof VIEWS = [
  { name: "Kakao und Haselnuss", scope: "User", filter: { countries: "CI,GH,TR", priorities: "Critical,High,Mid" } },
  { name: "Häfen und Transport", scope: "User", filter: { infotagGroups: "logistics" } },
];

/** Rules in their order; `label` by its name, `notify` by role. */
export const RULES: readonly {
  name: string;
  filter: Record<string, string>;
  status?: "in-review" | "archived";
  label?: string;
  notify?: "manager" | "analyst";
  active: boolean;
}[] = [
  {
    name: "Child and forced labour to the human rights officer",
    filter: { infotagGroups: "labour-and-human-rights", priorities: "Critical" },
    label: "Due diligence",
    notify: "manager",
    active: true,
  },
  {
    name: "Natural hazards at direct suppliers",
    filter: { infotagGroups: "natural-hazard", priorities: "Critical,High", tier: "1" },
    label: "Insurance case",
    active: true,
  },
  {
    name: "Archive minor news behind tier 1",
    filter: { priorities: "Low", tier: "n" },
    status: "archived",
    active: true,
  },
  {
    name: "Sanctions and ownership into review",
    filter: { infotagGroups: "governance-legal-and-sanctions", priorities: "Critical" },
    status: "in-review",
    notify: "manager",
    active: true,
  },
  {
    name: "Port delays to logistics",
    filter: { infotagGroups: "logistics" },
    label: "Ask supplier",
    active: false,
  },
];

/** What was reported as wrong, and what was noted. `alert` is how the title begins. */
export const FLAGS: readonly { alert: string; reason: FlagReason; comment: string | null }[] = [
  { alert: "Saluda Ridge Castings LLC, notice", reason: "Duplicate", comment: null },
  { alert: "Türkiye changes rules", reason: "NoSignificance", comment: "We pay in euros; no effect on our contracts." },
  {
    alert: "Fine for aluminium dross",
    reason: "Other",
    comment: "The fine was withdrawn after an appeal in {month -200}.",
  },
];

export const NOTES: readonly { alert: string; note: string }[] = [
  {
    alert: "Magnitude 6.6",
    note: "Line 3 can take housings from the second warehouse until {weekday 2}. Jonas talks to the plant at ten; decision on air freight after that.",
  },
  { alert: "Owner of 49 %", note: "Contract clause 14.2 gives us a right to information. Legal has the letter." },
  { alert: "Eleven diggers trapped", note: "Ask the cell maker for the lots of the last three months." },
];

/** What the decisions of the newest headlines are; all others are new. */
export const DECISIONS: readonly { alert: string; status: "in-review" | "relevant"; relevancy: "Relevant" | null }[] = [
  { alert: "Owner of 49 %", status: "in-review", relevancy: null },
  { alert: "Labour inspectorate orders back pay for 380", status: "relevant", relevancy: "Relevant" },
  { alert: "Solvent store fire stops the coating line in Bhosari", status: "in-review", relevancy: "Relevant" },
  { alert: "Eleven diggers trapped", status: "relevant", relevancy: "Relevant" },
  { alert: "Zschopautal Werkzeugbau asks", status: "relevant", relevancy: "Relevant" },
];

/** Events that people of the customer report themselves. */
export const OWN_ALERTS: readonly {
  company: string;
  type: string;
  title: string;
  summary: string;
  priority: "Mid" | "High";
}[] = [
  {
    company: "Vecht",
    type: "transport-accident",
    title: "Vecht Safety Glass: two loads broken on arrival in Bremen",
    summary:
      "Goods receipt in Bremen found 41 of 96 windscreens broken in two loads. Racks of the new carrier do not fit the trailers. The supplier sends replacements on {weekday 2} and goes back to the old racks.",
    priority: "Mid",
  },
  {
    company: "Hafenlinie",
    type: "strike",
    title: "Hafenlinie Nord: drivers refuse night shifts next week",
    summary:
      "The dispatcher told our logistics team that drivers will not take night shifts from Monday on. Containers from Hamburg arrive in the morning only; slots in Stuttgart have been moved.",
    priority: "High",
  },
];

/** Who takes care of what, by role, and what they say about it. */
export const ASSIGNED: readonly { alert: string; to: "analyst" | "manager" }[] = [
  { alert: "Magnitude 6.6", to: "analyst" },
  { alert: "Owner of 49 %", to: "manager" },
  { alert: "Labour inspectorate orders back pay for 380", to: "manager" },
  { alert: "Eleven diggers trapped", to: "analyst" },
];

export const COMMENTS: readonly { alert: string; by: "analyst" | "manager"; text: string }[] = [
  {
    alert: "Magnitude 6.6",
    by: "manager",
    text: "Is the second warehouse outside of the closed road? I need a yes before the call at ten.",
  },
  {
    alert: "Magnitude 6.6",
    by: "analyst",
    text: "Yes. It is 18 km inland, and the carrier confirmed two trucks a day.",
  },
  {
    alert: "Owner of 49 %",
    by: "analyst",
    text: "The register names the same person as the list does. The date of birth is missing in both.",
  },
  {
    alert: "Labour inspectorate orders back pay for 380",
    by: "manager",
    text: "Please ask for the order itself and for the payment plan. Without both we cannot close it.",
  },
];

/** What is put off until a day. */
export const SNOOZED: readonly { alert: string; until: string }[] = [
  { alert: "Zschopautal Werkzeugbau asks", until: "{iso 12}" },
];
