import type { PriorityName } from "~/backend/contract/alert-words";
import { rulesInWords } from "~/domain/score/rule-name.server";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import type { ProfileFilter } from "../filter";
import type { Overview } from "../queries.server";
import { type Fold, foldOf } from "./fold.server";
import { adds, alertHref } from "./months.server";
import { whole } from "./score.server";

export interface Why {
  /** "68 = Alerts 74 × 44 % + …". */
  lead: string;
  causes: {
    key: string;
    title: string;
    language: string | null;
    href: string | null;
    priority: PriorityName;
    priorityWord: string;
    /** "Strike · direct · counts half after 45 days". */
    kind: string;
    date: string;
    left: string;
    adds: string;
    without: string;
  }[];
  /** Of the others, which are told of where they are unfolded. */
  more: Fold & { count: number };
  leftOut: string | null;
  peers: { name: string; kind: string; value: string; id: number }[];
  rules: string;
}

/** So many causes stand on the page; the others are one click away. */
export const STANDING = 5;

/** Why a score is what it is; null while there is none. */
export function whyOf({ score, profile }: Overview, filter: ProfileFilter, speech: Speech): Why | null {
  if (score.score === null) return null;
  const now = score.score;
  const more = foldOf(profile.id, filter, "why");
  const parts = score.components
    .filter(({ share, value }) => share !== null && value !== null)
    .map(
      ({ name, share, value }) =>
        `${speech.say(`profile:components.${name}`)} ${whole(value ?? 0, speech)} × ${speech.percent(share ?? 0)}`,
    );
  return {
    lead: `${whole(now, speech)} = ${parts.join(" + ")}`,
    causes: score.why.slice(0, more.isOpen ? undefined : STANDING).map((cause) => ({
      key: String(cause.eventId),
      title: cause.title,
      language: cause.language,
      href: cause.alertId === null ? null : alertHref(cause.alertId),
      priority: cause.priority,
      priorityWord: speech.word("priorities", cause.priority),
      kind: [
        speech.word("eventTypes", cause.eventTypeId),
        speech.word("impactLevels", cause.impactLevel),
        speech.say("profile:why.halfLife", { count: cause.halfLifeDays }),
      ].join(DOT),
      date: speech.date(cause.at),
      left: speech.percent(cause.decay),
      adds: cause.scoreWithout === null ? "–" : adds(now - cause.scoreWithout, speech),
      without: cause.scoreWithout === null ? "–" : whole(cause.scoreWithout, speech),
    })),
    more: { ...more, count: Math.max(0, score.why.length - STANDING) },
    leftOut: score.whyLeftOut > 0 ? speech.say("profile:why.leftOut", leftOut(score.whyLeftOut, speech)) : null,
    peers: score.peers.map(({ targetId, name, type, value }) => ({
      id: targetId,
      name: peerName({ name, type }, profile, speech),
      kind: speech.word("targetTypes", type),
      value: value === null ? speech.say("profile:none") : whole(value, speech),
    })),
    rules: rulesInWords(score.ruleVersions, speech),
  };
}

const leftOut = (count: number, speech: Speech) => ({ count, number: speech.number(count) });

/** Of the target's own country and industry the page has words in the reader's language; a commodity is called as it is stored. */
function peerName(
  { name, type }: Pick<Overview["score"]["peers"][number], "name" | "type">,
  { country, industry }: Overview["profile"],
  speech: Speech,
): string {
  if (type === "country" && country) return speech.country(country);
  if (type === "industry" && industry) return speech.word("industries", industry);
  return name;
}
