import { countriesAgree } from "../score-context";
import type { BestNames, PreparedEntity } from "../score-match";
import type { MatchSettings } from "../settings";
import type { MatchResult } from "../types";
import { type Grounds, groundsOf } from "./grounds";
import { judgePerson, rareIn } from "./judge-person";
import type { Partition } from "./partition";
import { countOf } from "./postings";

interface Judged {
  result: MatchResult;
  best: BestNames | undefined;
  query: PreparedEntity;
  candidate: PreparedEntity;
  partition: Partition;
  settings: MatchSettings;
}

/**
 * What a score means: a match, something for a person to look at, or nothing. Of organizations the score alone says too little, because a
 * country, a word such as "Cement" and a name that only looks alike add up to it: a match rests on the words that name, and on none that
 * one side has beside them. An equal number in a register settles it.
 */
export function judge({ result, best, query, candidate, partition, settings }: Judged): "match" | "review" | null {
  const { match, review } = settings.thresholds;
  if (result.score < review || !best) return null;
  const told = result.score >= match ? "match" : "review";
  const hasNumber = result.reasons.some(({ feature, contribution }) => feature === "identifier" && contribution >= 0);
  if (hasNumber || best.query.parsed.words.length === 0) return told;
  const country = countriesAgree(query.context.countries, candidate.context.countries) ?? "unknown";
  const weak = best.candidate.role === "weak-alias";
  if (partition.mode === "person") {
    return judgePerson(told, {
      mine: best.query.parsed,
      theirs: best.candidate.parsed,
      settings,
      country,
      weak,
      sameBirth: result.reasons.some(({ feature, contribution }) => feature === "date" && contribution > 0),
      isRare: (text) => {
        const id = partition.wordIds.get(text);
        return id === undefined || countOf(partition.names, id) <= rareIn(partition.entityOfName.length);
      },
    });
  }
  const isKnown = (text: string): boolean => partition.words.has(text);
  const grounds = groundsOf(best.query.parsed, best.candidate.parsed, settings, isKnown);
  const evidence: Evidence = {
    ...grounds,
    country,
    weak,
    score: result.score,
    match,
  };
  if (told === "match" && isSure(evidence)) return "match";
  return isWorthALook(evidence) ? "review" : null;
}

interface Evidence extends Grounds {
  country: "agree" | "conflict" | "unknown";
  weak: boolean;
  score: number;
  /** From which score on the names are as good as the same. */
  match: number;
}

const sum = (lengths: readonly number[]): number => lengths.reduce((all, one) => all + one, 0);

/** Both names are the same but for what says nothing, and what is the same would not be so by chance. */
function isSure({ same, near, alike, common, acronym, open, openCommon, fillers, country, weak }: Evidence): boolean {
  if (acronym > 0 || alike.length > 0 || open.a + open.b + openCommon > 0 || country === "conflict") return false;
  const agrees = country === "agree";
  const letters = sum(same) + sum(near);
  const words = same.length + near.length + common;
  if (weak) return agrees && near.length === 0 && fillers === 0 && letters >= 6;
  // Only words that many names share, or places: all of them, and in one country.
  if (same.length + near.length === 0) return fillers === 0 || words >= 3 ? agrees || words >= 3 : false;
  // One word alone.
  if (words === 1) return fillers === 0 ? letters >= (agrees && near.length === 0 ? 4 : 6) : agrees && letters >= 9;
  return near.length === 0 ? letters >= (agrees ? 3 : 4) : letters >= (agrees ? 5 : 6);
}

/** Whether what agrees is more than chance brings: lists hold tens of thousands of names, and short words are like each other. */
function isWorthALook(evidence: Evidence): boolean {
  const { same, near, alike, common, acronym, open, openCommon, fillers, country, weak, score, match } = evidence;
  const agrees = country === "agree";
  const opened = open.a + open.b;
  const letters = sum(same) + sum(near);
  const whole = opened + openCommon + alike.length + acronym === 0;
  // The same name is always looked at; abroad, one short word alone is somebody else.
  if (whole && near.length + fillers === 0 && !weak)
    return country !== "conflict" || same.length + common >= 2 || letters >= 6;
  if (weak) return whole && (agrees ? letters >= 3 : near.length === 0 && letters >= 6);
  if (acronym > 0) return opened + openCommon === 0 && (agrees ? acronym >= 4 : country === "unknown" && acronym >= 5);
  if (same.length + near.length === 0) {
    if (alike.length > 0) {
      if (opened + openCommon > 0 || country === "conflict") return false;
      // Two words that are each like another are less of a chance than one.
      return agrees ? sum(alike) >= 3 : alike.length >= 2 || (score >= match - 0.05 && sum(alike) >= 4);
    }
    if (agrees) return common >= 2 && (opened === 0 || (opened === 1 && score >= match));
    return opened + openCommon === 0 && common >= 3;
  }
  if (open.a > 0 && open.b > 0) return agrees && same.length >= 2 && same.length >= Math.max(open.a, open.b);
  if (same.length === 0) {
    if (agrees) return opened === 0;
    if (alike.length > 0) return opened + openCommon === 0 && country === "unknown";
    return whole && letters >= (country === "unknown" ? 4 : 8);
  }
  if (opened > 0) {
    if (agrees) return score >= 0.7 || same.length >= opened;
    return country === "unknown" && letters >= 6 && same.length + common > opened;
  }
  if (openCommon > 0) return agrees || (country === "unknown" && letters >= 6 && same.length + common > openCommon);
  if (alike.length > 0) return agrees || same.length >= 2 || (country === "unknown" && score >= match - 0.05);
  return country !== "conflict" || same.length + common >= 2 || letters >= 8;
}
