import type { ListRow } from "../read-list";

/** A list as a purchasing department has it, and what a person reads in it. */
export interface UnseenList {
  name: string;
  content: string | Buffer;
  /** One line a row, as `told` says it. */
  expected: string[];
}

/**
 * A row in one line: its number, what becomes of it (and which row it repeats), then everything that was read, then what was said
 * of it. `4 create: Nordguss AG | DE | 89073 Ulm | Hafenweg 12 | ERP=100001 {countryFromVat}`
 */
export function told({ row, state, repeats, candidate, codes }: ListRow): string {
  const begun = `${row} ${state}${repeats === null ? "" : ` ${repeats}`}`;
  const said = codes.length === 0 ? "" : ` {${[...new Set(codes)].join(" ")}}`;
  if (candidate === null) return begun + said;
  return `${begun}: ${facts(candidate).join(" | ")}${said}`;
}

function facts(one: NonNullable<ListRow["candidate"]>): string[] {
  const { spend, shipped } = one;
  const named = (name: string, value: string | number | null): string[] => (value === null ? [] : [`${name}=${value}`]);
  return [
    ...[one.name, one.country ?? "-"],
    ...present([one.postalCode, one.city, one.region && `(${one.region})`].filter(Boolean).join(" ")),
    ...present(one.address),
    ...one.identifiers.map(({ system, id }) => `${system}=${id}`),
    ...named("legal", one.legalName === one.name ? null : one.legalName),
    ...one.aliases.map((alias) => `aka=${alias}`),
    ...named("kind", one.kind === "site" ? "site" : null),
    ...one.owners.map((owner) => `owner=${held(owner)}`),
    ...(one.operator && one.operator.share !== null ? [`run=${held({ name: "", ...one.operator })}`] : []),
    ...[...named("web", one.website), ...named("mail", one.email), ...named("tel", one.phone)],
    ...[...named("contact", one.contact), ...named("industry", one.industry), ...named("goods", one.commodity)],
    ...one.hsCodes.map((code) => `hs=${code}`),
    ...(spend === null ? [] : [`spend=${spend.amount} ${spend.currency ?? "?"}`]),
    ...[...named("tier", one.tier), ...named("staff", one.employees)],
    ...(one.lat === null ? [] : [`at=${one.lat},${one.lon}`]),
    ...(shipped === undefined ? [] : [`shipped=${shipped.shipments} ${shipped.first}..${shipped.last}`]),
  ];
}

/** As Excel in western Europe saves a CSV file. */
export const windows1252 = (text: string): Buffer => Buffer.from(text.replaceAll("€", "\x80"), "latin1");

const present = (text: string | null): string[] => (text === null || text === "" ? [] : [text]);

type Held = Pick<NonNullable<ListRow["candidate"]>["owners"][number], "name" | "share" | "country" | "since" | "until">;

function held({ name, share, country, since, until }: Held): string {
  const bound = { below: "<", above: ">", none: "" }[share?.bound ?? "none"];
  const part = share === null ? "" : ` ${bound}${share.percent}%`;
  const days = since === null && until === null ? "" : ` ${since ?? ""}..${until ?? ""}`;
  return `${name}${part}${country === null ? "" : ` ${country}`}${days}`;
}
