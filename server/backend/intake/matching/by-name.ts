import type { Tx } from "../../platform/db/database";
import { type PreparedEntity, prepareEntity, scorePrepared } from "../../reference/names/score-match";
import type { NamedEntity } from "../../reference/names/types";
import { type Link, ownerOf, rounded, roundedKm } from "./link";
import { countriesOf, type EventOrganization, type MatchedEvent } from "./load-events";
import { loadTargets, type MatchedTarget } from "./load-targets";
import type { MatchingRules } from "./matching-rules";
import { candidatesByWords, tellingWords } from "./name-candidates";
import { type Nearness, nearness, placeWords } from "./same-site";

/**
 * Who an event names. A name links where the countries agree, too; a name that is only a part of the other links only where the
 * place is the same, and not by the name of the town. In another country it never does. Without a country on either side a name that is
 * the same word by word is a mention.
 */
export async function linksByName(
  tx: Tx,
  events: readonly MatchedEvent[],
  rules: MatchingRules,
  only: readonly number[] | null,
): Promise<Link[]> {
  const named = events.flatMap((event) =>
    event.organizations.filter(({ role }) => role !== "publisher").map((organization) => ({ event, organization })),
  );
  const candidates = await candidatesByWords(
    tx,
    named.map(({ event, organization }) => ({ ...organization, countries: countriesOf(event) })),
    only,
  );
  const targets = await loadTargets(tx, candidates.flat());
  const prepared = new Map<number, PreparedEntity>();
  const ready = (target: MatchedTarget): PreparedEntity => {
    const known = prepared.get(target.id) ?? prepareEntity(entityOf(target, target.aliases), "organization");
    prepared.set(target.id, known);
    return known;
  };
  return named.flatMap(({ event, organization }, n) => {
    const query = prepareEntity(entityOf(organization, organization.otherNames), "organization");
    return (candidates[n] ?? []).flatMap((id) => {
      const target = targets.get(id);
      const name = target && scorePrepared(query, ready(target), { settings: rules.names });
      return target && name ? (linkOf(event, organization, target, name, rules) ?? []) : [];
    });
  });
}

const entityOf = ({ name }: { name: string }, aliases: readonly string[]): NamedEntity => ({
  name,
  aliases,
  kind: "organization",
});

/** A name with one of these is not the same word by word. */
const DIFFERING: readonly string[] = ["words-missing", "words-differ", "number-differs", "joined", "acronym"];
/** With one of these it is not even a part of the other. */
const OTHER: readonly string[] = ["words-differ", "number-differs"];

function linkOf(
  event: MatchedEvent,
  organization: EventOrganization,
  target: MatchedTarget,
  { score, matchedName, reasons }: ReturnType<typeof scorePrepared>,
  { matching }: MatchingRules,
): Link | null {
  const ownerId = ownerOf(event.ownerId, target.ownerId);
  if (ownerId === undefined || score < matching.nameFromAtSite) return null;
  const countries = countriesOf(event);
  const theirs = new Set(target.places.flatMap(({ country }) => country ?? []));
  const agreed = countries.find((country) => theirs.has(country));
  const same = !reasons.some(({ feature }) => DIFFERING.includes(feature));
  const link = { eventId: event.id, targetId: target.id, ownerId };
  if (agreed === undefined) {
    const known = countries.length > 0 && theirs.size > 0;
    if (known || !same || score < matching.nameFromWithoutCountry) return null;
    const reason = { key: "name-only", params: { name: matchedName } };
    return { ...link, impactLevel: "mention", confidence: rounded(score / 2), distanceKm: null, reason };
  }
  const near = nearness(event, target, matching.sameSiteKm);
  const sure = same && score >= matching.nameFrom;
  const part = near.sameSite && !reasons.some(({ feature }) => OTHER.includes(feature));
  if (!sure && !(part && shareMoreThanTheTown(event, organization, target))) return null;
  const impactLevel = levelOf(organization, target, near);
  if (impactLevel === null) return null;
  const km = near.km === null ? null : roundedKm(near.km);
  return {
    ...link,
    impactLevel,
    confidence: rounded(near.sameSite ? (1 + score) / 2 : score * OTHER_SITE),
    distanceKm: km,
    reason: near.sameSite
      ? { key: "name-at-site", params: { name: matchedName, place: near.place } }
      : { key: "name-in-country", params: { name: matchedName, country: agreed } },
  };
}

function shareMoreThanTheTown(event: MatchedEvent, organization: EventOrganization, target: MatchedTarget): boolean {
  const town = placeWords(event, target);
  const theirs = new Set([target.name, ...target.aliases].flatMap(tellingWords));
  const ours = [organization.name, ...organization.otherNames].flatMap(tellingWords);
  return ours.some((word) => theirs.has(word) && !town.has(word));
}

/** How sure a name is without its place, for its score. */
const OTHER_SITE = 0.9;

function levelOf({ role }: EventOrganization, { type }: MatchedTarget, near: Nearness): Link["impactLevel"] | null {
  if (role === "mentioned") return "mention";
  // A site of that name that is known to be elsewhere is another site of the same company.
  if (type === "POI" && !near.sameSite) return near.km === null ? "company" : "related-target";
  if (role === "parent") return "site-to-company";
  return near.sameSite ? "direct" : "company";
}
