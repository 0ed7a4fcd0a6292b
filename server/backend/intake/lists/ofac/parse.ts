import type { ListedEntity, ListedItem, ListedName } from "../../../platform/db/shapes/listed-entity";
import type { Source } from "../../../platform/db/shapes/raw-event";
import { countryIso2 } from "../../../reference/countries/country-iso2";
import { limitsWith, type ParseLimits, refused, withinLimits } from "../../connectors/limits";
import type { TableRecord } from "../../connectors/reading/records";
import { addressOf, buildEntity, nameOf } from "../build-entity";
import { joinParts, type Parts } from "./join";
import { ofacRecords } from "./records";
import { readRemarks } from "./remarks";

export interface OfacFiles {
  /** `sdn.csv` or `cons_prim.csv` */
  entities: Source;
  /** `add.csv` or `cons_add.csv` */
  addresses?: Source | undefined;
  /** `alt.csv` or `cons_alt.csv` */
  aliases?: Source | undefined;
  /** `sdn_comments.csv`: what did not fit into the remarks. */
  comments?: Source | undefined;
}

export interface OfacOptions {
  /** "OFAC SDN" or "OFAC non-SDN" */
  listName: string;
  limits?: Partial<ParseLimits>;
}

/**
 * The lists of the US Treasury's Office of Foreign Assets Control in their comma-separated form: no header, `-0-` for
 * nothing, a Ctrl-Z at the end; addresses, aliases and long remarks in files of their own, joined by the entry's
 * number. Files of another list, or of another day with other entries, are told by numbers that the entries do not have. Layout: OFAC, "SDN List Data Formats & Data Schemas" (dat_spec.txt).
 */
export function parseOfac(
  files: OfacFiles,
  { listName, limits: changes }: OfacOptions,
): AsyncGenerator<ListedItem, void> {
  const limits = limitsWith(changes);
  return withinLimits(read(files, listName, limits), limits);
}

async function* read(files: OfacFiles, listName: string, limits: ParseLimits): AsyncGenerator<ListedItem, void> {
  const parts: Parts = { addresses: new Map(), aliases: new Map(), comments: new Map() };
  yield* joinParts(files, parts, limits);
  for (const part of ["addresses", "aliases"] as const) {
    if (files[part] === undefined) yield refused({ position: { path: part }, message: `no file of ${part} was given` });
  }
  const seen = new Set<string>();
  let unread = 0;
  for await (const record of ofacRecords(files.entities, limits)) {
    const item = record.ok ? entityOf(record, listName, parts) : record;
    if (item.ok && seen.has(item.entity.id)) {
      const line = record.ok ? record.line : 0;
      yield refused({ position: { line, column: "ent_num" }, message: `${item.entity.id} is given twice` });
    } else yield item;
    if (item.ok) seen.add(item.entity.id);
    else unread++;
  }
  for (const part of ["addresses", "aliases"] as const) {
    const strange = [...parts[part].keys()].filter((id) => !seen.has(id)).length;
    if (strange <= unread) continue;
    const message = `${strange} of ${parts[part].size} entries in the file of ${part} are not in the file of entries`;
    const isOfAnother = strange > parts[part].size / 2;
    yield refused({ position: { path: part }, message, ...(isOfAnother && { restUnread: true as const }) });
  }
}

function entityOf({ line, cells }: TableRecord, listName: string, parts: Parts): ListedItem {
  const [
    id = "",
    name = "",
    type = "",
    program = "",
    title = "",
    callSign = "",
    ,
    ,
    ,
    flag = "",
    owner = "",
    remark = "",
  ] = cells;
  const wrong = (column: string, message: string): ListedItem => refused({ position: { line, column }, message });
  if (!/^\d{1,10}$/.test(id)) return wrong("ent_num", "the entry has no number");
  const primary = nameOf(name, "primary");
  if (primary === null) return wrong("SDN_Name", `entry ${id} has no name`);
  if (cells.length < 12) return wrong("Remarks", `entry ${id} has ${cells.length} of 12 cells`);
  const text = remark + (parts.comments.get(id) ?? "");
  const { names, countries, identifiers, dates, linkedTo, listedOn } = readRemarks(text);
  const kind = KINDS[type.toLowerCase()] ?? "organization";
  const addresses = (parts.addresses.get(id) ?? []).flatMap(([street, city, country]) => {
    const address = addressOf([street], city, country);
    return address === null ? [] : [address];
  });
  return {
    ok: true,
    entity: buildEntity({
      id,
      listName,
      kind,
      names: [primary, ...(parts.aliases.get(id) ?? []).flatMap(aliasOf), ...names],
      countries: [...countries, countryIso2(flag)],
      addresses,
      identifiers: [
        ...identifiers,
        ...(callSign === "" ? [] : [{ type: "call-sign", value: callSign, country: null }]),
        ...(kind === "aircraft" ? [{ type: "aircraft-tail", value: name, country: null }] : []),
      ],
      dates,
      // "SDGT] [NS-PLC" are two.
      programs: program
        .split(/\]\s*\[|;/)
        .map((one) => one.replace(/[[\]]/g, "").trim())
        .filter((one) => one !== ""),
      linkedTo: owner === "" ? linkedTo : [owner, ...linkedTo],
      remarks: [title, text].filter((one) => one !== "").join("; "),
      listedOn,
    }),
  };
}

const KINDS: Readonly<Record<string, ListedEntity["kind"]>> = {
  individual: "person",
  vessel: "vessel",
  aircraft: "aircraft",
  entity: "organization",
};

function aliasOf([type, text]: [type: string, text: string]): ListedName[] {
  const name = nameOf(text, type.toLowerCase() === "fka" ? "former" : "alias");
  return name === null ? [] : [name];
}
