import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import type { Cell } from "../../../platform/export/cell";
import type { Words } from "../../../platform/export/words";
import type { ExportedAlert } from "./rows-of-columns";

interface Column {
  /** Of the text `export:columns.<name>`. */
  name: string;
  /** In characters. */
  width: number;
  cell(alert: ExportedAlert, words: Words): Cell;
}

/** What an export tells of an alert, from left to right. */
export const COLUMNS: readonly Column[] = [
  { name: "id", width: 10, cell: ({ id }) => id },
  { name: "at", width: 17, cell: ({ at }) => new Date(at / 1000) },
  {
    name: "priority",
    width: 10,
    cell: ({ priority }, { word }) => word("priorities", PRIORITY_NAMES[priority - 1] ?? ""),
  },
  { name: "status", width: 11, cell: ({ statusId }, { word }) => word("statuses", statusId) },
  { name: "title", width: 60, cell: ({ title }) => title },
  { name: "summary", width: 60, cell: ({ summary }) => summary },
  { name: "eventType", width: 24, cell: ({ eventTypeId }, { word }) => word("eventTypes", eventTypeId) },
  { name: "eventGroup", width: 24, cell: ({ eventGroup }, { word }) => word("eventGroups", eventGroup) },
  {
    name: "impact",
    width: 20,
    cell: ({ impactLevels }, { wordsOf }) => wordsOf("impactLevels", impactLevels),
  },
  { name: "countries", width: 20, cell: ({ countries }, { countriesOf }) => countriesOf(countries) },
  { name: "targets", width: 40, cell: ({ targets }, words) => inWords(targets, words) },
  { name: "targetCount", width: 10, cell: ({ targetCount }) => targetCount },
  { name: "tier", width: 6, cell: ({ tier }) => tier },
  { name: "labels", width: 20, cell: ({ labels }) => labels.join("; ") },
  { name: "relevancy", width: 16, cell: ({ relevancy }, { word }) => word("relevancies", relevancy) },
  { name: "assignee", width: 22, cell: ({ assignee }) => assignee },
  {
    name: "snoozedUntil",
    width: 17,
    cell: ({ snoozedUntil }) => (snoozedUntil === null ? null : new Date(snoozedUntil / 1000)),
  },
  { name: "actions", width: 9, cell: ({ actions }) => actions },
  { name: "note", width: 40, cell: ({ note }) => note },
  { name: "source", width: 24, cell: ({ source }) => source },
  { name: "url", width: 40, cell: ({ url }) => url },
];

/** The first row; the clock of the moments is named in it. */
export const headingOf = ({ text }: Words, timeZone: string): Cell[] =>
  COLUMNS.map(({ name }) => text(`columns.${name}`, { timeZone }));

export const rowOf = (alert: ExportedAlert, words: Words): Cell[] => COLUMNS.map(({ cell }) => cell(alert, words));

function inWords(targets: ExportedAlert["targets"], { word }: Words): string {
  let text = "";
  for (const [name, impactLevel] of targets) {
    text += `${text && "; "}${name} (${word("impactLevels", impactLevel)})`;
  }
  return text;
}
