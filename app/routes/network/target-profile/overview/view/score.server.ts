import type { RiskName, ScoreComponent } from "~/backend/contract/score-words";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type EventGroup, type ProfileFilter, toSearch } from "../filter";
import type { Overview } from "../queries.server";
import { type Fold, foldOf } from "./fold.server";

export interface ScoreCard {
  perspectives: { word: string; risk: RiskName; riskWord: string; score: string; href: string; current: boolean }[];
  perspective: string;
  /** Rounded; null while nothing is known. */
  score: string | null;
  risk: RiskName;
  riskWord: string;
  /** "+7 since October". */
  change: string | null;
  components: {
    name: ScoreComponent;
    word: string;
    /** Of all weights, whether or not there is data. */
    weight: string;
    value: string;
    /** 0 to 100; null without data. */
    level: number | null;
    /** The band of the value. */
    risk: RiskName;
  }[];
  missing: string | null;
  tierN: { risk: RiskName; text: string } | null;
  /** Why there is none, or how fresh it is. */
  note: string;
  /** A group of event types with the types in it that have something. */
  groups: (Part & { group: string; href: string; fold: Fold | null; types: Part[] })[];
  allGroupsHref: string | null;
}

export interface Part {
  word: string;
  value: number;
  risk: RiskName;
  text: string;
}

export function scoreCardOf(overview: Overview, filter: ProfileFilter, speech: Speech): ScoreCard {
  const { profile, perspectives, perspective, score, history } = overview;
  const href = (change: Partial<ProfileFilter>) => paths.targetProfile(profile.id, toSearch(filter, change));
  return {
    perspectives: perspectives.map((one, index) => ({
      word: speech.word("perspectives", one.perspective),
      risk: one.risk,
      riskWord: speech.word("risks", one.risk),
      score: one.score === null ? "" : whole(one.score, speech),
      href: href({ perspective: index === 0 ? null : one.perspective }),
      current: one.perspective === perspective,
    })),
    perspective: speech.word("perspectives", perspective),
    score: score.score === null ? null : whole(score.score, speech),
    risk: score.risk,
    riskWord: speech.word("risks", score.risk),
    change: changeOf(overview, speech),
    components: score.components.map(({ name, value, weight }) => ({
      name,
      word: speech.say(`profile:components.${name}`),
      weight: speech.percent(weight / score.components.reduce((sum, one) => sum + one.weight, 0)),
      value: value === null ? speech.say("profile:none") : whole(value, speech),
      level: value,
      risk: bandOf(value, history.bands),
    })),
    missing:
      score.score === null || score.missing < 0.005
        ? null
        : speech.say("profile:missing", { share: speech.percent(score.missing) }),
    tierN:
      score.tierN === null
        ? null
        : { risk: score.tierNRisk, text: `${speech.word("risks", score.tierNRisk)} ${whole(score.tierN, speech)}` },
    note: noteOf(overview, speech),
    groups: groupsOf(overview, filter, speech, href),
    allGroupsHref: filter.group ? href({ group: null }) : null,
  };
}

/** Down to the whole number, so that 29.6 is not called Low and written 30, where Mid begins. */
export const whole = (value: number, speech: Speech): string => speech.number(Math.floor(value));

/** The band of a level by bounds that rise. */
export const bandOf = (level: number | null, bands: Overview["history"]["bands"]): RiskName =>
  level === null ? "NA" : (bands.findLast(({ from }) => level >= from)?.risk ?? "No");

/** Against the end of the last month that has a score. */
function changeOf({ score, history }: Overview, speech: Speech): string | null {
  const before = history.months.filter((month) => month.score !== null && month.month < thisMonth()).at(-1);
  if (score.score === null || before?.score == null) return null;
  const change = Math.floor(score.score) - Math.floor(before.score);
  const month = speech.month(before.month);
  if (change === 0) return speech.say("profile:change.same", { month });
  const points = speech.number(Math.abs(change));
  return speech.say(change > 0 ? "profile:change.up" : "profile:change.down", { points, month });
}

const thisMonth = (): string => `${new Date().toISOString().slice(0, 7)}-01`;

function noteOf({ score, profile }: Overview, speech: Speech): string {
  if (score.due) return speech.say("profile:note.due");
  if (score.computedAt) return speech.say("profile:note.computed", { when: speech.dateTime(score.computedAt) });
  return speech.say(profile.customer?.tier === null ? "profile:note.notFollowed" : "profile:note.none");
}

function groupsOf(
  { groups, eventTypes, profile }: Overview,
  filter: ProfileFilter,
  speech: Speech,
  href: (change: Partial<ProfileFilter>) => string,
): ScoreCard["groups"] {
  const part = (word: string, { value, risk }: { value: number | null; risk: RiskName }): Part => ({
    word,
    value: value ?? 0,
    risk,
    text: value === null ? speech.word("risks", risk) : `${speech.word("risks", risk)} ${whole(value, speech)}`,
  });
  return groups.map((one) => {
    const group = one.group as EventGroup;
    const types = eventTypes.filter((type) => type.group === group && (type.value ?? 0) >= 0.5);
    const fold = types.length > 0 ? foldOf(profile.id, filter, group) : null;
    return {
      ...part(speech.word("eventGroups", group), one),
      group,
      href: href({ group }),
      fold,
      types: fold?.isOpen ? types.map((type) => part(speech.word("eventTypes", type.eventTypeId), type)) : [],
    };
  });
}
