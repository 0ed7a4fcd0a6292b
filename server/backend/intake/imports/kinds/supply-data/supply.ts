import type { LinkedCandidate } from "../linked/candidate";

/** What a row says of what a supplier delivers of one input. Days are `YYYY-MM-DD`, shares 0 to 1; null for what it does not say. */
export interface Supply {
  /** What is delivered, in the customer's words; where there are none, after the heading of its HS code. */
  input: string;
  /** As it is compared. */
  inputKey: string;
  hsCode: string | null;
  productLine: string | null;
  /** "" for none. */
  productLineKey: string;
  /** Of all that the customer needs of the input. */
  share: number | null;
  /** When others fail. */
  maxShare: number | null;
  /** Days of the customer's full need. */
  stockOwn: number | null;
  stockSupplier: number | null;
  transit: number | null;
  /** Days after a loss of the site, and after an insolvency. */
  recoverySite: number | null;
  recoveryInsolvency: number | null;
  rampDays: number | null;
  /** Of twelve months. */
  revenueAtRisk: number | null;
  /** ISO 4217. */
  currency: string | null;
  /** First and last day; without an end, null. */
  validFrom: string;
  validTo: string | null;
  confirmedOn: string | null;
}

export type SupplyCandidate = LinkedCandidate<Supply>;

/** What is not a period: the same in two rows, they say the same of it. */
export const VALUES = [
  ...(["hsCode", "share", "maxShare", "stockOwn", "stockSupplier", "transit", "recoverySite"] as const),
  ...(["recoveryInsolvency", "rampDays", "revenueAtRisk", "currency", "confirmedOn"] as const),
] as const satisfies readonly (keyof Supply)[];
