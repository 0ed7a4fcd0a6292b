import type { NetworkTarget } from "~/backend/contract/collection-targets";
import type { RiskName } from "~/backend/contract/score-words";
import { DOT } from "~/i18n/dot";
import { listed } from "~/i18n/listed";
import { paths } from "~/paths";
import type { Speech } from "./speech.server";

/** A target in words. */
export interface TargetRow {
  id: number;
  name: string;
  href: string;
  type: string;
  place: string;
  tier: string;
  risk: RiskName;
  riskWord: string;
  sanctions: string;
  following: boolean;
  followers: string;
  collections: string;
  foreign: string;
  industry: string;
  size: string;
}

export function rowOf(target: NetworkTarget, speech: Speech): TargetRow {
  const { id, name, ctype, country, city, tier, risk, score, sanctions, following, followerCount } = target;
  // Rounded down, so that no number stands beside the word of another band.
  const riskWord = speech.word("risk", risk);
  return {
    id,
    name,
    href: paths.targetProfile(id),
    type: speech.word("ctype", ctype),
    place: listed([city, country && speech.country(country)], speech.language),
    tier: tier === null ? "" : speech.number(tier),
    risk,
    riskWord: score === null ? riskWord : `${riskWord} ${speech.number(Math.floor(score))}`,
    sanctions: sanctions === "NotScreened" ? speech.text("notScreened") : speech.word("sanctionsStatus", sanctions),
    following,
    followers: speech.number(followerCount),
    collections: listed(
      target.collections.map((one) => one.name),
      speech.language,
    ),
    foreign: target.foreignSystems.map((one) => `${speech.word("identifier", one.system)}\u00a0${one.id}`).join(DOT),
    industry: target.industry ? speech.word("industry", target.industry) : "",
    size: target.size ? speech.word("size", target.size) : "",
  };
}
