import type { NewTarget } from "../../../network/targets/create-targets";
import { defaultCtype } from "../../../reference/catalogue/ctypes";
import { industryOfIsic, industryOfNaics, industryOfWords } from "../../../reference/catalogue/industries";
import type { Identifier, SupplierCandidate } from "../rows/candidate";

/** What a row says of the target itself, in the columns of `targets`. */
export type RowFields = Required<
  Pick<
    NewTarget,
    | "country"
    | "region"
    | "city"
    | "postalCode"
    | "address"
    | "lat"
    | "lon"
    | "place"
    | "size"
    | "employees"
    | "website"
    | "industry"
    | "hsCodes"
    | "details"
  >
>;

/** A row as a target of the customer's own. */
export function toTarget(candidate: SupplierCandidate, ownerId: number, importId: number): NewTarget {
  const type = candidate.kind === "site" ? "POI" : "organization";
  return {
    ownerId,
    importId,
    type,
    ctype: defaultCtype(type),
    name: candidate.name,
    ...fieldsOf(candidate),
    // Of a list too long to look all up while it is read: `createTargets` does it.
    ...(candidate.placed === undefined && candidate.lat === null ? { place: undefined } : {}),
    names: otherNames(candidate),
    identifiers: ownIdentifiers(candidate).map(({ system, id }) => ({ system, value: id })),
  };
}

export function fieldsOf(candidate: SupplierCandidate): RowFields {
  const { country, region, city, postalCode, address, size, employees, website } = candidate;
  const { lat, lon, place } = candidate.placed ?? { lat: candidate.lat, lon: candidate.lon, place: null };
  return {
    ...{ country, region, city, postalCode, address, lat, lon, place, size, employees, website },
    industry: candidate.industry === null ? null : industryOf(candidate.industry),
    // Six digits are the same in all countries; what follows is national.
    hsCodes: [...new Set(candidate.hsCodes.map((code) => code.slice(0, 6)))],
    details: detailsOf(candidate),
  };
}

/** Its other names. The legal name in a list of sites is the operator's. */
export function otherNames({ kind, name, legalName, aliases }: SupplierCandidate): NonNullable<NewTarget["names"]> {
  const legal = kind === "organization" && legalName !== null && legalName !== name ? [legalName] : [];
  const others = [...new Set(aliases)].filter((alias) => alias !== name && !legal.includes(alias));
  return [
    ...legal.map((text) => ({ text, kind: "legal" as const })),
    ...others.map((text) => ({ text, kind: "alias" as const })),
  ];
}

/** Who runs a site, where the list names somebody. */
export const operatorOf = ({ kind, legalName }: SupplierCandidate): string | null =>
  kind === "site" ? legalName : null;

const OF_LEGAL_ENTITY: readonly string[] = ["LEI", "VAT", "Registration"];

/** A site has no LEI: the one in its row is its operator's. */
export function ownIdentifiers(candidate: SupplierCandidate): Identifier[] {
  const { identifiers } = candidate;
  return operatorOf(candidate) === null
    ? identifiers
    : identifiers.filter(({ system }) => !OF_LEGAL_ENTITY.includes(system));
}

export function operatorIdentifiers(candidate: SupplierCandidate): Identifier[] {
  const own = ownIdentifiers(candidate);
  return candidate.identifiers.filter((identifier) => !own.includes(identifier));
}

function industryOf(text: string): string | null {
  const digits = /^[A-U]?\s?(\d[\d.]*)$/i.exec(text.trim())?.[1]?.replaceAll(".", "");
  if (digits === undefined) return industryOfWords(text)?.id ?? null;
  return (digits.length > 4 ? industryOfNaics(digits) : industryOfIsic(digits.slice(0, 2)))?.id ?? null;
}

/** The list's own words, shown and never matched; what it does not say is left out. */
function detailsOf({ email, phone, contact, spend, tier, commodity, industry, owners }: SupplierCandidate) {
  const parent = owners.map(({ name }) => name).join("; ") || null;
  const said = { email, phone, contact, spend, tier, commodity, industry, parent };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
}
