import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { mapInTurns } from "../../platform/threads/map-in-turns";
import { among } from "./among";
import { type Link, ownerOf } from "./link";
import type { MatchedEvent } from "./load-events";
import type { MatchingRules } from "./matching-rules";
import { eventText, saysThing } from "./text/event-text";
import { industriesTold } from "./text/industries-told";

/** Words that mean something else more often than the commodity. */
const AMBIGUOUS = new Set([
  "lead",
  "tin",
  "gold",
  "silver",
  "paper",
  "timber",
  "spices",
  "plastics",
  "batteries",
  "wiring",
  "titan",
]);
/** Shorter names are found in too many others. */
const SHORTEST = 5;

/** Industries that an event's source gives a code or words for, and commodities that its text names. */
export async function linksByWord(
  tx: Tx,
  events: readonly MatchedEvent[],
  { matching }: Pick<MatchingRules, "matching">,
  only: readonly number[] | null,
): Promise<Link[]> {
  const { rows } = await tx.execute<{
    id: string;
    owner: string | null;
    type: string;
    industry: string | null;
    names: string[];
  }>(sql`
    select t.id, t.owner_id as owner, t.type, t.industry, array_agg(n.folded) as names
      from targets t join target_names n on n.target_id = t.id and n.owner_id is not distinct from t.owner_id
     where t.type in ('industry', 'commodity') and ${among(only)} group by t.id order by t.id`);
  const links = await mapInTurns(events, (event) => {
    const industries = industriesTold(event);
    const text = eventText(event);
    return rows.flatMap(({ id, owner, type, industry, names }): Link[] => {
      const ownerId = ownerOf(event.ownerId, owner === null ? null : Number(owner));
      if (ownerId === undefined) return [];
      const link = { eventId: event.id, targetId: Number(id), ownerId, distanceKm: null };
      if (type === "industry") {
        if (industry === null || !industries.has(industry)) return [];
        const reason = { key: "industry", params: { industry } };
        return [{ ...link, impactLevel: "industry", confidence: matching.confidence.industry, reason }];
      }
      const word = names.find((name) => name.length >= SHORTEST && !AMBIGUOUS.has(name) && saysThing(text, name));
      if (word === undefined) return [];
      const reason = { key: "commodity", params: { word } };
      return [{ ...link, impactLevel: "commodity", confidence: matching.confidence.commodity, reason }];
    });
  });
  return links.flat();
}
