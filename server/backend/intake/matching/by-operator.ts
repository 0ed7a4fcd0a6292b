import type { Tx } from "../../platform/db/database";
import { distanceKm, type Point } from "../../reference/geo/distance";
import { parseName } from "../../reference/names/parse-name";
import { prepareEntity, scorePrepared } from "../../reference/names/score-match";
import { isBare, isWordByWord } from "./bare-names";
import { boxAround } from "./boxes";
import { type Link, ownerOf, rounded, roundedKm } from "./link";
import { countriesOf, type EventOrganization, isItself, type MatchedEvent } from "./load-events";
import { loadTargets, type MatchedTarget } from "./load-targets";
import type { MatchingRules } from "./matching-rules";
import { type Named, tellingWords } from "./name-candidates";
import { type OperatedSite, operatorSites, type SitesAsked } from "./sites/operator-sites";
import { type Nearness, nearness, pointsTold, townsTold } from "./sites/same-site";
import { withoutTowns } from "./sites/towns";

/**
 * Sites of whom an event names. A notice often bears the name of the company and the town, and not what a list calls the plant there: the
 * name of who runs or owns it, and its own place, are who the site is. Only the one plant that they have there: of several nobody can say
 * which. `named`: links by a name of its own; where one of these is a site, it is the one meant, and others of the company are not.
 */
export async function linksByOperator(
  tx: Tx,
  who: readonly Named[],
  named: readonly Link[],
  rules: MatchingRules,
  only: readonly number[] | null,
): Promise<Link[]> {
  const employers = who.filter(({ organization, operators }) => isItself(organization) && operators.length > 0);
  const found = await operatorSites(
    tx,
    employers.map((one) => askedOf(one, rules)),
    only,
  );
  const own = named.filter(({ impactLevel }) => impactLevel === "direct");
  const ids = found.flat().flatMap(({ siteId, operatorId }) => [siteId, operatorId]);
  const targets = await loadTargets(tx, [...ids, ...own.map(({ targetId }) => targetId)]);
  return employers.flatMap(({ event, organization }, n) => {
    const sites = (found[n] ?? []).flatMap((one) => siteOf(one, event, organization, targets, rules) ?? []);
    if (sites.length === 0) return [];
    const itself = own.flatMap(({ eventId, targetId }) => (eventId === event.id ? targetId : []));
    const meant = itself.flatMap((id) => sitePoints(targets.get(id)));
    // Its own name says more than its operator's.
    return onePlant(sites, meant).filter(({ targetId }) => !itself.includes(targetId));
  });
}

function askedOf({ event, operators }: Named, { matching }: MatchingRules): SitesAsked {
  const reach = Math.max(...Object.values(matching.sameSiteKm));
  return {
    operators,
    countries: countriesOf(event),
    boxes: pointsTold(event).flatMap((point) => boxAround(point, reach)),
    towns: townsTold(event).map((town) => town.name.trim().toLowerCase()),
  };
}

interface OwnSite {
  link: Link;
  target: MatchedTarget;
}

function siteOf(
  { siteId, operatorId, owners }: OperatedSite,
  event: MatchedEvent,
  organization: EventOrganization,
  targets: ReadonlyMap<number, MatchedTarget>,
  rules: MatchingRules,
): OwnSite | null {
  const [target, operator] = [targets.get(siteId), targets.get(operatorId)];
  const ownerId = ownerOf(event.ownerId, ...owners.map((owner) => (owner === null ? null : Number(owner))));
  if (!target || !operator || ownerId === undefined) return null;
  const near = nearness(event, target, rules.matching.sameSiteKm);
  if (!near.sameSite || !isThere(near, rules)) return null;
  const name = scoreOfOperator(event, organization, operator, rules);
  if (name === null) return null;
  const km = near.km === null ? null : roundedKm(near.km);
  const confidence = rounded(((1 + name.score) / 2) * rules.matching.confidence.parent);
  const reason = { key: "operator-at-site", params: { name: name.matched, place: near.place } };
  const link: Link = {
    ...{ eventId: event.id, targetId: siteId, ownerId, impactLevel: "direct", confidence },
    ...{ distanceKm: km, reason },
  };
  return { link, target };
}

/** The town has to be the site's own: by its name, or nearer than the next town is. */
function isThere({ sameTown, km }: Nearness, { matching }: MatchingRules): boolean {
  return sameTown || (km !== null && km <= matching.operatorSiteKm);
}

/** A difference of these is another company: "Republic Storage" is not Republic Steel. */
const OTHER: readonly string[] = ["words-differ", "number-differs", "joined", "acronym"];

/** The name has to be the operator's, but for the town and words that many share: "Gerdau-Jackson" is Gerdau Steel North America in Jackson. */
function scoreOfOperator(
  event: MatchedEvent,
  organization: EventOrganization,
  operator: MatchedTarget,
  { names, matching }: MatchingRules,
): { score: number; matched: string } | null {
  const { name, otherNames } = organization;
  const bare = isBare(organization);
  const towns = bare ? [] : townsTold(event);
  if (isOtherBusiness(withoutTowns(name, towns), operator)) return null;
  const theirs = prepareEntity(
    { name: operator.name, aliases: operator.aliases, kind: "organization" },
    "organization",
  );
  const wanted = [operator.name, ...operator.aliases].map((one) => tellingWords(one).sort().join(" "));
  const scores = [name, ...otherNames].flatMap((written) => {
    const own = withoutTowns(written, towns);
    const told = tellingWords(own);
    if (told.length === 0 || !wanted.includes(told.sort().join(" "))) return [];
    const mine = prepareEntity({ name: own, kind: "organization" }, "organization");
    const { score, matchedName, reasons } = scorePrepared(mine, theirs, { settings: names });
    if (bare && !isWordByWord(reasons)) return [];
    return reasons.some(({ feature }) => OTHER.includes(feature)) ? [] : [{ score, matched: matchedName }];
  });
  const best = scores.sort((a, b) => b.score - a.score)[0];
  return best && best.score >= matching.nameFromAtSite - SHARED_WORDS ? best : null;
}

/** A company and its airline, its bank or its offices share a name and a town, and are no one site. */
function isOtherBusiness(name: string, { name: main, aliases }: MatchedTarget): boolean {
  const mine = meaningsIn(name);
  return [main, ...aliases].every((one) => {
    const theirs = meaningsIn(one);
    return [...mine, ...theirs].some((word) => NO_WORKS.has(word) && !(mine.has(word) && theirs.has(word)));
  });
}

const meaningsIn = (name: string): Set<string> =>
  new Set(parseName(name, "organization").words.map(({ text, meaning }) => meaning || text));

/** Meanings of words for what is not done in a works (see `names/word-meanings.ts`). */
const NO_WORKS: ReadonlySet<string> = new Set(
  (
    "trading transport logistics shipping airlines air aviation bank insurance finance investment fund money exchange consulting real estate " +
    "university institute hospital college school foundation association ministry department government agency security communications " +
    "telecommunications center research laboratory office branch distribution warehouse headquarters airport hotel stores retail restaurant"
  ).split(" "),
);

/** So much less a name scores that lacks words that many share, such as "Steel North America". */
const SHARED_WORDS = 0.2;
/** Points of one plant in two lists lie up to so far apart. */
const ONE_PLANT_KM = 2;

/** The sites if all are one plant, which is the one named by itself if there is one; else none. */
function onePlant(sites: readonly OwnSite[], meant: readonly Point[]): Link[] {
  const isNear = (one: readonly Point[], other: readonly Point[]): boolean =>
    one.length === 0 || other.length === 0 || one.some((a) => other.some((b) => distanceKm(a, b) <= ONE_PLANT_KM));
  if (meant.length > 0) return sites.flatMap(({ link, target }) => (isNear(pointsOf(target), meant) ? [link] : []));
  const [first] = sites;
  const one = first && sites.every(({ target }) => isNear(pointsOf(target), pointsOf(first.target)));
  return one ? sites.map(({ link }) => link) : [];
}

function sitePoints(target: MatchedTarget | undefined): Point[] {
  return target?.type === "POI" ? pointsOf(target) : [];
}

function pointsOf(target: MatchedTarget | undefined): Point[] {
  return (target?.places ?? []).flatMap(({ lat, lon, precision }) =>
    lat === null || lon === null || (precision && precision !== "address") ? [] : [{ lat, lon }],
  );
}
