import type { Tx } from "../../platform/db/database";
import { mapInTurns } from "../../platform/threads/map-in-turns";
import { type PreparedEntity, prepareEntity, scorePrepared } from "../../reference/names/score-match";
import type { NamedEntity } from "../../reference/names/types";
import { isBare, isWordByWord } from "./bare-names";
import { impactOnRelative } from "./far-relatives";
import { type Link, ownerOf, rounded, roundedKm } from "./link";
import { countriesOf, type EventOrganization, isItself, type MatchedEvent } from "./load-events";
import { loadTargets, type MatchedTarget } from "./load-targets";
import type { MatchingRules } from "./matching-rules";
import { type Named, tellingWords } from "./name-candidates";
import { type Nearness, nearness, placeWords } from "./sites/same-site";

/**
 * Who an event names. A name links where the countries agree, too; a name that is only a part of the other links only where the
 * place is the same, and not by the name of the town. In another country it never does. Without a country on either side a name that is
 * the same word by word is a mention.
 */
export async function linksByName(tx: Tx, named: readonly Named[], rules: MatchingRules): Promise<Link[]> {
  const targets = await loadTargets(
    tx,
    named.flatMap(({ candidates }) => candidates),
  );
  const prepared = new Map<number, PreparedEntity>();
  const ready = (target: MatchedTarget): PreparedEntity => {
    const known = prepared.get(target.id) ?? prepareEntity(entityOf(target, target.aliases), "organization");
    prepared.set(target.id, known);
    return known;
  };
  const links = await mapInTurns(named, ({ event, organization, candidates }) => {
    const query = prepareEntity(entityOf(organization, organization.otherNames), "organization");
    return candidates.flatMap((id) => {
      const target = targets.get(id);
      const name = target && scorePrepared(query, ready(target), { settings: rules.names });
      return target && name ? (linkOf(event, organization, target, name, rules) ?? []) : [];
    });
  });
  return links.flatMap((some, n) => onlyNearestSite(some, named[n]?.event, targets, rules));
}

/**
 * A town's centre is near several plants of one company in towns beside it: it happened at the nearest, and those that are clearly
 * further away are its siblings.
 */
function onlyNearestSite(
  links: Link[],
  event: MatchedEvent | undefined,
  targets: ReadonlyMap<number, MatchedTarget>,
  { matching }: MatchingRules,
): Link[] {
  const sites = links.filter(
    // Who is only mentioned has no sites that anything happened at.
    ({ distanceKm, reason, impactLevel }) =>
      reason.key === "name-at-site" && distanceKm !== null && impactLevel !== "mention",
  );
  const nearest = Math.min(...sites.map(({ distanceKm }) => distanceKm ?? 0));
  return links.map((link) => {
    const km = link.distanceKm ?? 0;
    const isOther = sites.includes(link) && km > nearest + matching.sameSiteKm.exact;
    if (!event || !isOther || targets.get(link.targetId)?.type !== "POI") return link;
    const { impactLevel, nearness } = impactOnRelative(event, km, matching);
    const reason = { key: "other-site", params: { name: link.reason.params.name ?? "", km: roundedKm(km) } };
    return { ...link, impactLevel, confidence: rounded(link.confidence * OTHER_SITE * nearness), reason };
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
  const bare = isBare(organization);
  const sure = same && score >= matching.nameFrom && (!bare || isWordByWord(reasons));
  const part = !bare && near.sameSite && !reasons.some(({ feature }) => OTHER.includes(feature));
  if (!sure && !(part && shareMoreThanTheTown(event, organization, target))) return null;
  const closest = levelOf(organization, target, near);
  // A site of that name that is known to be elsewhere is another site of the same company.
  const other = closest === "related-target" ? impactOnRelative(event, near.km, matching) : null;
  const km = near.km === null ? null : roundedKm(near.km);
  return {
    ...link,
    impactLevel: other?.impactLevel ?? closest,
    confidence: rounded(near.sameSite ? (1 + score) / 2 : score * OTHER_SITE * (other?.nearness ?? 1)),
    distanceKm: km,
    reason: reasonOf(event, organization, { matchedName, country: agreed, near, isSite: target.type === "POI" }),
  };
}

function reasonOf(
  event: MatchedEvent,
  { role }: EventOrganization,
  {
    matchedName: name,
    country,
    near,
    isSite,
  }: { matchedName: string; country: string; near: Nearness; isSite: boolean },
): Link["reason"] {
  const employer = event.organizations.find(isItself);
  if (near.sameSite) return { key: "name-at-site", params: { name, place: near.place } };
  if (isSite && near.km !== null) return { key: "other-site", params: { name, km: roundedKm(near.km) } };
  // It is not this company that it happened to, but one of its own.
  if (role === "parent" && employer) return { key: "parent-named", params: { name, employer: employer.name } };
  return { key: "name-in-country", params: { name, country } };
}

function shareMoreThanTheTown(event: MatchedEvent, organization: EventOrganization, target: MatchedTarget): boolean {
  const town = placeWords(event, target);
  const theirs = new Set([target.name, ...target.aliases].flatMap(tellingWords));
  const ours = [organization.name, ...organization.otherNames].flatMap(tellingWords);
  return ours.some((word) => theirs.has(word) && !town.has(word));
}

/** How sure a name is without its place, for its score. */
const OTHER_SITE = 0.9;

function levelOf({ role }: EventOrganization, { type }: MatchedTarget, near: Nearness): Link["impactLevel"] {
  if (role === "mentioned") return "mention";
  if (type === "POI" && !near.sameSite) return near.km === null ? "company" : "related-target";
  if (role === "parent") return "site-to-company";
  return near.sameSite ? "direct" : "company";
}
