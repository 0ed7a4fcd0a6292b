import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { among } from "./among";
import { type Link, ownerOf } from "./link";
import type { EventOrganization, MatchedEvent } from "./load-events";
import type { MatchingRules } from "./matching-rules";

/** Kinds of things, not things: many bear one and the same. */
const CLASSES = ["isic", "nace", "naics", "sic", "hs", "iso 3166-1"];
/** Shorter ones are counters of somebody's own list. */
const SHORTEST = 5;

/** An organization that bears the same number in the same system is the same, whatever its name and country. */
export async function linksByIdentifier(
  tx: Tx,
  events: readonly MatchedEvent[],
  { matching }: Pick<MatchingRules, "matching">,
  only: readonly number[] | null,
): Promise<Link[]> {
  const asked = events.flatMap((event, n) => event.organizations.flatMap((one, o) => variantsOf(one, n, o)));
  if (asked.length === 0) return [];
  const { rows } = await tx.execute<{
    n: number;
    o: number;
    id: string;
    owner: string | null;
    system: string;
    value: string;
  }>(sql`
    select distinct q.n, q.o, t.id, t.owner_id as owner, i.system, i.value
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as q(n int, o int, system text, value text)
      join target_identifiers i on i.system = q.system and i.value = q.value
      join targets t on t.id = i.target_id and i.owner_id is not distinct from t.owner_id
     where ${among(only)}`);
  return rows.flatMap(({ n, o, id, owner, system, value }) => {
    const event = events[n];
    const organization = event?.organizations[o];
    const ownerId = event && ownerOf(event.ownerId, owner === null ? null : Number(owner));
    if (!event || !organization || ownerId === undefined) return [];
    return {
      eventId: event.id,
      targetId: Number(id),
      ownerId,
      impactLevel: levelOf(organization),
      confidence: matching.confidence.identifier,
      distanceKm: null,
      reason: { key: "identifier", params: { system, value, name: organization.name } },
    } satisfies Link;
  });
}

const levelOf = ({ role }: EventOrganization): Link["impactLevel"] =>
  role === "mentioned" ? "mention" : role === "parent" ? "site-to-company" : "company";

/** Sources and lists write a system's name in either case, and a value with or without signs. */
function variantsOf({ role, identifiers }: EventOrganization, n: number, o: number) {
  if (role === "publisher") return [];
  return identifiers
    .filter(({ type, value }) => value.length >= SHORTEST && !CLASSES.includes(type.toLowerCase()))
    .flatMap(({ type, value }) => {
      const systems = new Set([type, type.toLowerCase(), type.toUpperCase()]);
      const values = new Set([value, value.toUpperCase(), value.toUpperCase().replace(/[^A-Z0-9]/g, "")]);
      return [...systems].flatMap((system) => [...values].map((one) => ({ n, o, system, value: one })));
    });
}
