import type { Identifier, SupplierCandidate } from "../rows/candidate";

/** A target as the rows of a file are compared with it. */
export interface ExistingTarget {
  id: number;
  /** The customer's own, not public. */
  own: boolean;
  kind: SupplierCandidate["kind"];
  name: string;
  names: string[];
  country: string | null;
  city: string | null;
  postalCode: string | null;
  address: string | null;
  lat: number | null;
  lon: number | null;
  identifiers: { system: string; value: string }[];
}

/** The target as if a row had told it. Of several numbers in one system, the one that the row has too. */
export function asCandidate(target: ExistingTarget, row?: SupplierCandidate): SupplierCandidate {
  const numbers = new Map<string, string>();
  for (const { system, value } of target.identifiers) {
    const same = row?.identifiers.some((one) => one.system === system && one.id === value);
    if (same || !numbers.has(system)) numbers.set(system, value);
  }
  return {
    ...NOTHING_MORE,
    row: 0,
    kind: target.kind,
    name: target.name,
    aliases: target.names,
    country: target.country,
    city: target.city,
    postalCode: target.postalCode,
    address: target.address,
    lat: target.lat,
    lon: target.lon,
    identifiers: [...numbers].map(([system, id]) => ({ system, id }) as Identifier),
  };
}

/** What a name at a place does not say. */
export const NOTHING_MORE = {
  legalName: null,
  region: null,
  owners: [],
  website: null,
  email: null,
  phone: null,
  contact: null,
  industry: null,
  commodity: null,
  hsCodes: [],
  spend: null,
  tier: null,
  size: null,
  employees: null,
} satisfies Partial<SupplierCandidate>;
