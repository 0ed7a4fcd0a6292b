import { LIST_CHANGES, type SanctionsListChange } from "~/backend/contract/sanctions-lists";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { changeInWords, type FieldChange } from "./change-words.server";
import { type ChangesFilter, toSearch } from "./filter";
import type { FoundChanges } from "./queries.server";

export interface ChangeRow {
  id: string;
  name: string;
  change: SanctionsListChange["change"];
  text: string;
  kind: string;
  fields: FieldChange[];
}

export type ChangesView = ReturnType<typeof viewOf>;

export function viewOf(name: string, { title, versions, filter, page }: FoundChanges, speech: Speech) {
  const { from, to, change } = filter;
  const read = versions.filter(({ state, version }) => state === "Done" || version === from || version === to);
  const options = read.map(({ version, importedAt }) => ({
    value: String(version),
    label: [speech.number(version), speech.date(importedAt)].join(DOT),
  }));
  const at = (other: Partial<ChangesFilter>) => paths.listChanges(name, toSearch({ ...filter, after: null, ...other }));
  return {
    name,
    title,
    lead: leadOf(filter, speech),
    /** What the two selects offer; the first may be the empty list. */
    fromOptions: [...options, { value: "0", label: speech.say("listPages:changes.empty") }],
    toOptions: options,
    chosen: { from: String(from), to: String(to ?? ""), change: change ?? "" },
    tabs: [null, ...LIST_CHANGES].map((one) => ({
      key: one ?? "all",
      text: speech.say(`listPages:changes.${one ?? "all"}`),
      href: at({ change: one }),
      current: one === change,
    })),
    isOrdered: page !== null,
    exportHref:
      page && page.content.length > 0 ? paths.listChangesExport(name, toSearch({ ...filter, after: null })) : null,
    hasOne: read.length < 2 && from === 0,
    total: page && totalOf(page, speech),
    rows: (page?.content ?? []).map((one) => rowOf(one, speech)),
    firstHref: filter.after ? at({}) : null,
    nextHref: page?.after ? at({ after: page.after }) : null,
  };
}

function leadOf({ from, to }: ChangesFilter, speech: Speech): string | null {
  if (from === null || to === null || from >= to) return null;
  return from === 0
    ? speech.say("listPages:changes.leadFirst", { to })
    : speech.say("listPages:changes.lead", { from, to });
}

function totalOf({ totalElements, totalIsExact }: NonNullable<FoundChanges["page"]>, speech: Speech): string {
  const number = speech.number(totalElements);
  return totalIsExact === false
    ? speech.say("listPages:changes.more", { number })
    : speech.say("listPages:changes.total", { count: totalElements, number });
}

export const rowOf = ({ entityId, name, change, kind, fields }: SanctionsListChange, speech: Speech): ChangeRow => ({
  id: entityId,
  name,
  change,
  text: speech.say(`listPages:changes.one.${change}`),
  kind: speech.say(`listPages:changes.kinds.${kind}`),
  fields: fields.map((field) => changeInWords(field, speech)),
});
