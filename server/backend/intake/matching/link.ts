import type { ImpactLevel, LinkReason } from "../../platform/db/schema/events";

/** An event touches a target. */
export interface Link {
  eventId: number;
  targetId: number;
  /** Null: everybody may know it; else the one customer that owns a part of it. */
  ownerId: number | null;
  impactLevel: ImpactLevel;
  /** 0 to 1. */
  confidence: number;
  /** Of the target from where it happened, where both are known. */
  distanceKm: number | null;
  reason: LinkReason;
}

/** From the closest to the loosest; of several links between an event and a target the first level holds. */
const CLOSEST_FIRST: readonly ImpactLevel[] = [
  "direct",
  "company",
  "site-to-company",
  "regional",
  "related-target",
  "commodity",
  "industry",
  "country",
  "mention",
];

/**
 * One link for each event and target: what everybody may know, then the closest, the surest, the nearest. The order given decides nothing. What
 * only one customer knows takes nobody else's link away, however close it is.
 */
export function strongest(links: readonly Link[]): Link[] {
  const best = new Map<string, Link>();
  for (const link of links) {
    const key = `${link.eventId} ${link.targetId}`;
    const known = best.get(key);
    if (!known || compare(link, known) < 0) best.set(key, link);
  }
  return [...best.values()].sort((a, b) => a.eventId - b.eventId || a.targetId - b.targetId);
}

function compare(a: Link, b: Link): number {
  const level = ({ impactLevel }: Link) => CLOSEST_FIRST.indexOf(impactLevel);
  const far = ({ distanceKm }: Link) => distanceKm ?? Number.MAX_VALUE;
  const told = ({ reason }: Link) => JSON.stringify(reason);
  return (
    Number(a.ownerId !== null) - Number(b.ownerId !== null) ||
    level(a) - level(b) ||
    b.confidence - a.confidence ||
    far(a) - far(b) ||
    (told(a) < told(b) ? -1 : Number(told(a) > told(b)))
  );
}

/** Whose a fact is that is made of several: everybody's, or its one owner's. Undefined when two customers own parts of it. */
export function ownerOf(...parts: readonly (number | null)[]): number | null | undefined {
  const owners = new Set(parts.filter((owner) => owner !== null));
  if (owners.size > 1) return undefined;
  return [...owners][0] ?? null;
}

/** Two decimals: what is known no better is not written as if it were. */
export const rounded = (confidence: number): number => Math.round(confidence * 100) / 100;
/** Whole kilometres from 10 on, else one decimal. */
export const roundedKm = (km: number): number => (km >= 10 ? Math.round(km) : Math.round(km * 10) / 10);
