import type { RiskName } from "~/backend/contract/score-words";
import { sourceTitle } from "~/domain/alert/source-title";
import type { Speech } from "~/i18n/speech.server";
import { locationOf } from "../../location.server";
import type { Overview } from "../queries.server";
import { whole } from "./score.server";

export interface PeerScale {
  /** Levels of 0 to 100; null without data. */
  median: number | null;
  score: number | null;
  risk: RiskName;
}

export interface Comparison {
  name: string;
  /** Why there is no rank; null where there is one. */
  text: string | null;
  /** "31"; null without others. */
  median: string | null;
  /** "4 of 48", 1 is the riskiest; null where either has no score. */
  rank: string | null;
  scale: PeerScale;
}

/** The target beside those that the customer follows in its industry and its country. */
export function comparisonsOf(
  { peers, profile, score }: Overview,
  speech: Speech,
): { list: Comparison[]; sample: string | null } {
  const list = peers.among.map(({ by, compared, lower, median }) => {
    const name =
      by === "industry" ? speech.word("industries", profile.industry ?? "") : speech.country(profile.country ?? "");
    const numbers = {
      count: compared,
      compared: speech.number(compared),
      median: whole(median ?? 0, speech),
    };
    const key = compared === 0 ? "alone" : peers.score === null ? "unscored" : null;
    return {
      name,
      text: key && speech.say(`profile:peers.${key}`, numbers),
      median: median === null ? null : whole(median, speech),
      rank:
        compared === 0 || peers.score === null
          ? null
          : speech.say("profile:peers.place", {
              place: speech.number(compared - lower + 1),
              all: speech.number(compared + 1),
            }),
      scale: { median, score: peers.score, risk: score.risk },
    };
  });
  return { list, sample: peers.isSample ? speech.say("profile:peers.sample") : null };
}

/** What is known and from whom, a sentence each; nothing where nobody has unfolded it. */
export function transparencyOf({ transparency, score }: Overview, speech: Speech): { name: string; text: string }[] {
  if (!transparency) return [];
  const { facts, place, alerts, edges, recordedAt, updatedAt, assessedOn, externalScores } = transparency;
  const inWords = (known: boolean) =>
    speech.list(
      facts.filter((one) => one.known === known).map(({ fact }) => speech.say(`profile:transparency.${fact}`)),
    );
  const row = (name: Parameters<Speech["say"]>[0], text: string) => (text ? [{ name: speech.say(name), text }] : []);
  const sources = speech.list(
    alerts.sources.map(({ name, reports }) => `${sourceTitle(name)} (${speech.number(reports)})`),
  );
  const suppliers = edges.map(
    ({ source, suppliers, isExact }) =>
      `${speech.word("edgeSources", source)} (${speech.number(suppliers)}${isExact ? "" : "+"})`,
  );
  return [
    ...row("profile:transparency.known", inWords(true)),
    ...row("profile:transparency.missing", inWords(false)),
    ...row("profile:facts.location", place ? locationOf(place, speech) : ""),
    ...row("profile:transparency.sources", sources),
    ...row("profile:transparency.suppliers", speech.list(suppliers)),
    ...row(
      "profile:transparency.assessment",
      assessedOn ? speech.day(assessedOn) : speech.say("profile:transparency.noAssessment"),
    ),
    ...row("profile:transparency.own", speech.number(externalScores)),
    ...row("profile:transparency.recorded", speech.date(recordedAt)),
    ...row("profile:transparency.updated", speech.date(updatedAt)),
    ...row("profile:transparency.computed", score.computedAt ? speech.dateTime(score.computedAt) : ""),
  ];
}
