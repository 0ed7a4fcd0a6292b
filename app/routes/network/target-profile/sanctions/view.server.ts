import type { SanctionsMatch, TargetSanctions } from "~/backend/contract/sanctions";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import type { SanctionsAnswer } from "./queries.server";

export interface SanctionsView {
  isActivated: boolean;
  status: TargetSanctions["status"];
  statusWord: string;
  facts: { name: string; text: string }[];
  /** "Owner, through A › B": who around the target is sanctioned. */
  around: {
    key: string;
    name: string;
    href: string;
    relation: string;
    path: { id: number; name: string; href: string }[];
    entry: string;
  }[];
  /** Owners at whom a match waits, each with where it is decided. */
  waiting: { id: number; name: string; href: string; count: string }[];
  matches: Match[];
  count: string;
  nextHref: string | null;
}

export interface Match {
  id: number;
  version: number;
  name: string;
  /** "OFAC SDN, version 3". */
  list: string;
  facts: string;
  verdict: SanctionsMatch["verdict"];
  verdictWord: string;
  score: string;
  reasons: { key: string; feature: string; target: string; entry: string; points: string }[];
  decision: SanctionsMatch["decision"];
  decisionWord: string;
  /** By whom, when and why. */
  decided: string | null;
  earlier: string | null;
  isClosed: boolean;
  found: string;
}

export function viewOf({ target, sanctions, matches }: SanctionsAnswer, speech: Speech): SanctionsView {
  const { requested, received, status, screenedAt, requestedAt, undecided } = sanctions;
  const fact = (name: Parameters<Speech["say"]>[0], text: string) => ({ name: speech.say(name), text });
  return {
    // Specification §4: activated when requested is greater than 0.
    isActivated: requested > 0,
    status,
    statusWord: status ? speech.word("sanctionsStatuses", status) : speech.say("sanctions:notScreened"),
    facts: [
      fact("sanctions:requested", speech.number(requested)),
      fact("sanctions:received", speech.number(received)),
      fact("sanctions:sanctioned", speech.number(new Set(sanctions.sanctionedCompanies.map(({ id }) => id)).size)),
      fact("sanctions:open", speech.number(undecided)),
      ...(requestedAt ? [fact("sanctions:since", speech.dateTime(requestedAt))] : []),
      ...(screenedAt ? [fact("sanctions:screened", speech.dateTime(screenedAt))] : []),
    ],
    around: sanctions.sanctionedCompanies.map(({ id, name, relation, path, matchId, listName, entityName }) => ({
      key: `${id}:${matchId}`,
      name,
      href: paths.targetProfile(id),
      relation: speech.say(`sanctions:relations.${relation}`),
      path: path.map((step) => ({ ...step, href: paths.targetProfile(step.id) })),
      entry: `${entityName} (${listName})`,
    })),
    waiting: sanctions.undecidedOwners.map(({ id, name, undecided }) => ({
      id,
      name,
      href: paths.targetSanctions(id),
      count: speech.say("sanctions:waitingCount", { count: undecided, number: speech.number(undecided) }),
    })),
    matches: matches.content.map((match) => matchOf(match, speech)),
    count: speech.say("sanctions:count", {
      count: matches.totalElements,
      number: speech.number(matches.totalElements),
    }),
    nextHref: matches.after ? paths.targetSanctions(target.id, matches.after) : null,
  };
}

export function matchOf(match: SanctionsMatch, speech: Speech): Match {
  const { id, version, entityName, listTitle, listVersion, kind, countries, programs, listedOn, score, reasons } =
    match;
  return {
    id,
    version,
    name: entityName || match.matchedName,
    list: speech.say("sanctions:list", { title: listTitle, version: listVersion }),
    facts: [
      speech.say(`sanctions:kinds.${kind}`),
      speech.list(countries.map((code) => speech.country(code))),
      speech.list(programs),
      listedOn &&
        speech.say("sanctions:listedOn", { day: /^\d{4}-\d\d-\d\d$/.test(listedOn) ? speech.day(listedOn) : listedOn }),
      entityName !== match.matchedName && speech.say("sanctions:matchedName", { name: match.matchedName }),
    ]
      .filter(Boolean)
      .join(DOT),
    verdict: match.verdict,
    verdictWord: speech.say(`sanctions:verdicts.${match.verdict}`),
    score: speech.percent(score),
    reasons: reasons.map(({ feature, query, candidate, contribution }, index) => ({
      key: `${index} ${feature}`,
      feature: speech.say(`sanctions:features.${feature}`),
      target: query,
      entry: candidate,
      points: `${contribution < 0 ? "−" : "+"}${speech.number(Math.round(Math.abs(contribution) * 100))}`,
    })),
    decision: match.decision,
    decisionWord: speech.say(`sanctions:decisions.${match.decision}`),
    decided: decidedIn(match, speech),
    earlier: earlierIn(match, speech),
    isClosed: match.closedAt !== null,
    found: speech.say(match.closedAt ? "sanctions:closed" : "sanctions:found", {
      day: speech.date(match.closedAt ?? match.foundAt),
      rule: match.ruleVersion,
    }),
  };
}

function decidedIn({ decision, decidedBy, decidedAt, decisionReason }: SanctionsMatch, speech: Speech): string | null {
  if (decision === "undecided" || !decidedAt) return null;
  const who = { name: decidedBy?.name ?? "–", when: speech.dateTime(decidedAt), reason: decisionReason ?? "" };
  return speech.say("sanctions:decidedBy", who);
}

function earlierIn({ reopened, earlier }: SanctionsMatch, speech: Speech): string | null {
  if (!reopened || !earlier) return null;
  return speech.say("sanctions:reopened", {
    decision: speech.say(`sanctions:decisions.${earlier.decision}`),
    when: earlier.at ? speech.date(earlier.at) : "–",
    reason: earlier.reason ?? "",
  });
}
