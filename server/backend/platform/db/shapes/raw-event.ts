import type { EventKind } from "./event-kinds";

/** The bytes of a file as they come, or its text. */
export type Source = AsyncIterable<Uint8Array> | string;

/** One thing that a source reports, as the source says it: nothing matched, scored or stored yet. */
export interface RawEvent {
  /** The same for every version of the event that this source publishes. */
  externalId: string;
  sourceName: string;
  kind: EventKind;
  /** The source's own version, when it counts them. */
  revision: string | null;
  /** ISO 8601 instants in UTC, or `YYYY-MM-DD` where the source gives no time. */
  updatedAt: string | null;
  publishedAt: string | null;
  happenedAt: string | null;
  /** `to` is null while it goes on. */
  period: { from: string; to: string | null } | null;
  /** The source has taken it back. */
  withdrawn: boolean;
  /** It says no more than that: what it told before is not repeated. */
  tombstone?: true;
  /** The source says that this changes an earlier report of its own, and not which one. */
  amends?: true;
  title: string;
  /** Plain text: no markup is left in it. */
  summary: string;
  /** Absolute, http or https. */
  url: string | null;
  severity: SeverityInputs;
  places: RawPlace[];
  organizations: RawOrganization[];
  /** BCP 47, as the source says it. */
  language: string | null;
  /** Lower-case hex; equal for equal content, whatever the source's clocks and counters say. See content-hash.ts. */
  contentHash: string;
  /** The source's own fields, cut to size. */
  raw: Record<string, string>;
}

/** What a severity can be computed from. Only what the source says is present. */
export interface SeverityInputs {
  magnitude?: number;
  depthKm?: number;
  /** Modified Mercalli, 0 to 12. */
  intensity?: number;
  windKmh?: number;
  affectedAreaKm2?: number;
  populationExposed?: number;
  alertLevel?: "green" | "yellow" | "orange" | "red";
  alertScore?: number;
  tsunami?: boolean;
  employeesAffected?: number;
  temporary?: boolean;
  /** People; of a range the lower end, of "dozens" what they are at least. 0: the source says nobody. */
  dead?: number;
  injured?: number;
  missing?: number;
  evacuated?: number;
  /** Burnt, flooded or destroyed land. */
  areaHectares?: number;
  /** Days for which production or operations stand still; a week counts 7, a month 30. */
  stopDays?: number;
  /** Damage, costs or fines as they are told: in units of the currency (ISO 4217), not converted. */
  loss?: { amount: number; currency: string };
  /** The source's own words: "High risk", CAP's "Severe". */
  level?: string;
  /** Why it happened, in the source's own class: "Conflict", "Flood and drought". */
  cause?: string;
}

export type RawPlace =
  | {
      kind: "point";
      /** WGS 84 degrees. */
      lat: number;
      lon: number;
      /** Of the area that the source says is affected. */
      radiusKm?: number;
      /** The centre of a town or county stands for a site somewhere in it. */
      precision?: "exact" | "town" | "county";
    }
  /** Rings of [lon, lat], closed, outer ring first, as in GeoJSON. */
  | { kind: "polygon"; coordinates: [lon: number, lat: number][][] }
  | { kind: "country"; iso2: string }
  | { kind: "address"; text: string; city: string | null; region: string | null; country: string | null };

/**
 * `employer` is who a source's own column names, `subject` whom the sentence of a text is about; `mentioned` is named besides, and it
 * did not happen to them.
 */
export type OrganizationRole = "employer" | "subject" | "parent" | "publisher" | "mentioned";

export interface RawOrganization {
  name: string;
  role: OrganizationRole;
  otherNames: string[];
  identifiers: { type: string; value: string }[];
  address: string | null;
}

/** Where something is wrong, as far as the format knows it. */
export interface Position {
  /** 1-based, as an editor counts. */
  line?: number;
  /** The header of a table's column. */
  column?: string;
  /** Inside JSON or XML: `features[3].geometry`, `rss/channel/item`. */
  path?: string;
}

export interface Problem {
  position: Position;
  message: string;
  /** What stands behind it was not read: nobody may conclude that it is not there. */
  restUnread?: true;
}

export type ParsedItem = { ok: true; event: RawEvent } | { ok: false; problem: Problem };
