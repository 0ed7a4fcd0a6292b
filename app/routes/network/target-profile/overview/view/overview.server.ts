import type { PriorityName } from "~/backend/contract/alert-words";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import type { ProfileFilter } from "../filter";
import type { Overview, PublicPart } from "../queries.server";
import { ownershipOf, sitesOf } from "./around.server";
import { comparisonsOf, transparencyOf } from "./beside.server";
import { cardsOf } from "./cards.server";
import { type Facts, factsOf } from "./facts.server";
import { feedOf } from "./feed.server";
import { foldOf } from "./fold.server";
import { monthsOf } from "./months.server";
import { scoreCardOf } from "./score.server";
import { whyOf } from "./why.server";

/** The overview in the reader's words. */
export function overviewOf(overview: Overview, filter: ProfileFilter, speech: Speech) {
  return {
    name: overview.profile.name,
    card: scoreCardOf(overview, filter, speech),
    months: monthsOf(overview, filter, speech),
    why: whyOf(overview, filter, speech),
    feed: feedOf(overview, filter, speech),
    facts: factsOf(overview.profile, speech, { map: false }),
    sites: sitesOf(overview.profile, speech),
    ownership: ownershipOf(overview.profile, speech),
    cards: cardsOf(overview, speech),
    peers: comparisonsOf(overview, speech),
    transparency: transparencyIn(overview, filter, speech),
  };
}

/** A sentence each of what is known and from whom, where they are unfolded. */
function transparencyIn(overview: Overview, filter: ProfileFilter, speech: Speech) {
  const fold = foldOf(overview.profile.id, filter, "transparency");
  return { ...fold, rows: transparencyOf(overview, speech) };
}

export type OverviewView = ReturnType<typeof overviewOf>;

export interface PublicView {
  facts: Facts;
  events: {
    key: number;
    title: string;
    language: string | null;
    url: string | null;
    priority: PriorityName;
    priorityWord: string;
    meta: string;
  }[];
}

export function publicViewOf({ profile, events }: PublicPart, speech: Speech): PublicView {
  return {
    facts: factsOf(profile, speech, { map: true }),
    events: events.map(({ eventId, title, language, url, priority, eventTypeId, at }) => ({
      key: eventId,
      title,
      language,
      url,
      priority,
      priorityWord: speech.word("priorities", priority),
      meta: `${speech.word("eventTypes", eventTypeId)}${DOT}${speech.date(at)}`,
    })),
  };
}
