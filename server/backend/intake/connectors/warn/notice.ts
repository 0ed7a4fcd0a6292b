import { createHash } from "node:crypto";
import type { EventKind } from "../../../platform/db/shapes/event-kinds";
import type { RawEvent, RawOrganization, SeverityInputs } from "../../../platform/db/shapes/raw-event";
import { withContentHash } from "../content-hash";
import { cut, rawFields } from "../limits";
import { datesIn } from "../values/dates";
import { headcountIn } from "../values/numbers";
import { oneLine, plainText } from "../values/plain-text";
import { webAddress } from "../values/web-address";
import type { WarnField } from "./columns";
import { companyName } from "./company-name";
import { type Site, siteOf } from "./site";

export const WARN = "US WARN";

/** One row's cells by field → its event. `company` has been checked to be there. */
export function noticeOf(
  cell: (field: WarnField) => string,
  cells: ReadonlyMap<string, string>,
  stateOfFile: string | null,
): RawEvent {
  const { name: company, amends: marked } = companyName(cell("company"));
  const site = siteOf(cell, stateOfFile);
  const notified = datesIn(cell("noticeDate"))[0] ?? datesIn(cell("receivedDate"))[0] ?? null;
  const effective = [...datesIn(cell("effectiveDate")), ...datesIn(cell("endDate"))].sort();
  const [from = notified, to = null] = [effective[0], effective.at(-1)];
  const kind = kindOf(cell);
  const severity = severityOf(cell);
  return withContentHash({
    externalId: idOf(cell, company, site, notified ?? from),
    sourceName: WARN,
    kind,
    revision: cell("version") || null,
    updatedAt: null,
    publishedAt: notified,
    happenedAt: from,
    period: from === null ? null : { from, to: to === from ? null : to },
    withdrawn: /\b(?:rescind|rescission|withdrawn|cancell?ed)/i.test(
      `${cell("kind")} ${cell("notes")} ${cell("company")}`,
    ),
    title: titleOf(kind, company, site, severity.employeesAffected),
    summary: plainText([cell("industry"), cell("reason"), cell("notes")].filter(Boolean).join("\n")),
    url: webAddress(cell("url")),
    severity,
    places: site.places,
    organizations: organizationsOf(cell, company, site),
    language: "en",
    raw: rawFields(cells),
    ...((marked || saysAmended(cell)) && { amends: true as const }),
  });
}

/** A column of its own says that the notice changes an earlier one, or its kind or its first remark does. */
function saysAmended(cell: (field: WarnField) => string): boolean {
  const said = cell("amendment");
  if (said !== "") return /^(?:1|y|yes|t|true|x)$|amend|updat|revis|suppl|correct/i.test(said);
  return AMENDED.test(cell("kind")) || AMENDED.test(cell("notes"));
}

const AMENDED = /^\W*(?:warn )?(?:amend|updat|revis|supplement|corrected|correction to)/i;

function kindOf(cell: (field: WarnField) => string): EventKind {
  const words = `${cell("kind")} ${cell("reason")}`.toLowerCase();
  // "Layoff/Closure" in a cell says both; the larger is not assumed.
  if (/layoff|lay-off|reduction|\blo\b/.test(cell("kind").toLowerCase())) return "mass-layoff";
  return /clos|shut|\bcl\b|cease/.test(words) ? "plant-closure" : "mass-layoff";
}

function severityOf(cell: (field: WarnField) => string): SeverityInputs {
  const employeesAffected = headcountIn(cell("employees"));
  const temporary = /^(?:1|yes|y|true|temp)/i.test(cell("temporary")) || /\btemp/i.test(cell("kind"));
  const cause = oneLine(cell("reason"));
  return {
    ...(employeesAffected !== null && { employeesAffected }),
    ...(temporary && { temporary }),
    ...(cause !== "" && { cause: cut(cause, 300) }),
  };
}

function titleOf(kind: EventKind, company: string, site: Site, employees: number | undefined): string {
  const what = kind === "plant-closure" ? "Closure" : "Layoff";
  const where = site.label === "" ? "" : `, ${site.label}`;
  return `${what}: ${cut(company, 300)}${where}${employees === undefined ? "" : ` (${employees} employees)`}`;
}

function organizationsOf(cell: (field: WarnField) => string, company: string, site: Site): RawOrganization[] {
  const canonical = oneLine(cell("canonicalName"));
  const identifiers = (["lei", "cik", "ein", "wikidata"] as const)
    .map((type) => ({ type, value: cell(type) }))
    .filter(({ value }) => value !== "");
  const parent = oneLine(cell("parent"));
  return [
    {
      name: company,
      role: "employer",
      otherNames: canonical === "" || canonical === company ? [] : [canonical],
      identifiers,
      address: site.address ?? (site.label || null),
    },
    ...(parent === ""
      ? []
      : [{ name: parent, role: "parent" as const, otherNames: [], identifiers: [], address: null }]),
  ];
}

/**
 * The register's own key where there is one. Else company, site and day of the notice: what a state corrects later, the
 * number and the dates of the layoff, is left out.
 */
function idOf(cell: (field: WarnField) => string, company: string, site: Site, day: string | null): string {
  const state = site.state ?? "US";
  const given = cell("stableId") || cell("noticeId");
  if (given !== "") return `${state}:${cut(given, 150)}`;
  const told = [state, company, site.address ?? site.label, day ?? ""].map((part) => part.toLowerCase());
  return `${state}:${createHash("sha256").update(told.join("\u001f")).digest("hex").slice(0, 24)}`;
}
