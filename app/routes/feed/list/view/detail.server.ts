import type { AlertDetail } from "~/backend/contract/alert";
import type { FeedStatus, PriorityName } from "~/backend/contract/alert-words";
import { sourceTitle } from "~/domain/alert/source-title";
import { assigneeInWords, snoozeInWords, typesInWords } from "~/domain/feed/rows.server";
import type { Speech } from "~/domain/feed/speech.server";
import { type Step, type StepKey, stepsOf } from "~/domain/reading/steps.server";
import { DOT } from "~/i18n/dot";
import { paths } from "~/paths";
import { initialsOf } from "~/ui/initials";
import { type DetailMap, mapOf } from "./map.server";
import { type Happened, type Reader, timelineOf } from "./timeline.server";
import { type ShownUpdate, updatesOf } from "./updates.server";

export interface Fact {
  name: string;
  text: string;
}

export interface FoundBy {
  name: string;
  href: string | null;
  quotes: string[];
  newsHref: string;
}

export interface Detail {
  id: number;
  version: number;
  title: string;
  summary: string;
  language: string | null;
  priority: PriorityName;
  priorityWord: string;
  /** Event type and group. */
  kind: string;
  status: FeedStatus;
  facts: Fact[];
  url: string | null;
  targets: { id: number; name: string; href: string; why: string; tier: string; country: string | null }[];
  moreTargets: string | null;
  /** Why it is an event of this type, of one that came as news. */
  explained: { steps: Step[]; href: string; sources: string } | null;
  /** The topic that made it, with the words that it found; no link to one that was removed. */
  topic: FoundBy | null;
  /** The same of the customer's own words; no link for who may not change them. */
  ownWords: FoundBy | null;
  sources: { key: string; title: string; url: string | null; from: string }[];
  /** Why these reports are one event, for who may merge and split. */
  eventHref: string | null;
  places: string[];
  map: DetailMap | null;
  versions: { version: number; when: string; title: string; summary: string }[];
  timeline: Happened[];
  labelIds: number[];
  note: string | null;
  /** Whose it is, in words beside the initials. */
  assignee: { id: number; initials: string; words: string } | null;
  /** As it was read, to notice that somebody else changed it; and in words. */
  snoozedUntil: string | null;
  snooze: string | null;
  isSnoozed: boolean;
  muted: boolean;
  relevancy: AlertDetail["relevancy"];
  relevancyWord: string;
  flagged: { reason: string; comment: string | null } | null;
  withdrawn: boolean;
  updates: ShownUpdate[];
}

/** `hrefOf`: where another alert is shown in the same feed. */
export function detailOf(
  alert: AlertDetail,
  speech: Speech,
  reader: Reader,
  hrefOf: (alertId: number) => string,
): Detail {
  const { id, version, title, summary, language, priority, statusId, url, note, muted, withdrawn } = alert;
  const more = alert.targetCount - alert.targets.length;
  return {
    id,
    version,
    title,
    summary,
    language,
    priority,
    priorityWord: speech.word("priorities", priority),
    kind: `${typesInWords(alert, speech)}${DOT}${speech.word("eventGroups", alert.eventGroup)}`,
    status: statusId,
    facts: factsOf(alert, speech),
    url,
    targets: alert.targets.map(({ id, name, country, impactLevel, tier, reason }) => ({
      id,
      name,
      href: paths.targetProfile(id),
      country: country && speech.country(country),
      why: `${speech.word("impactLevels", impactLevel)}${DOT}${reason.text}`,
      tier: speech.feed("detail.tier", { tier }),
    })),
    moreTargets: more > 0 ? speech.feed("row.moreTargets", { count: more }) : null,
    explained: explainedOf(alert, speech),
    topic: alert.topic && {
      name: alert.topic.name,
      href: alert.topic.isRemoved ? null : paths.readingTopic(alert.topic.id),
      quotes: onceEach(alert.topic.quotes),
      newsHref: paths.readingWhy(`?item=${alert.topic.itemId}`),
    },
    ownWords: alert.ownWords && {
      name: alert.ownWords.name,
      href: alert.ownWords.isRemoved || !reader.mayManageRules ? null : paths.readingRow(alert.ownWords.id),
      quotes: onceEach(alert.ownWords.quotes),
      newsHref: paths.readingWhy(`?item=${alert.ownWords.itemId}`),
    },
    sources: alert.sources.map(({ name, externalId, title, url, publishedAt, firstSeenAt, takenBackAt, joined }) => ({
      key: `${name}:${externalId}`,
      title,
      url,
      from: [
        sourceTitle(name),
        speech.dateTime(publishedAt ?? firstSeenAt),
        joined?.text,
        takenBackAt && speech.feed("detail.takenBack", { when: speech.dateTime(takenBackAt) }),
      ]
        .filter(Boolean)
        .join(DOT),
    })),
    eventHref: reader.mayManageSources ? paths.event(alert.eventId) : null,
    places: [...new Set(alert.places.flatMap((place) => placeInWords(place, speech)))],
    map: mapOf(alert, speech),
    versions: alert.versions.map(({ version, replacedAt, title, summary }) => ({
      version,
      when: speech.dateTime(replacedAt),
      title,
      summary,
    })),
    timeline: timelineOf(alert, speech, reader),
    labelIds: alert.labels.map(({ id }) => id),
    note,
    assignee: alert.assignee && {
      id: alert.assignee.id,
      initials: initialsOf(alert.assignee.name),
      words: assigneeInWords(alert.assignee, speech),
    },
    snoozedUntil: alert.snoozedUntil,
    snooze: snoozeInWords(alert, speech),
    isSnoozed: alert.snoozed,
    muted,
    relevancy: alert.relevancy,
    relevancyWord: speech.word("relevancies", alert.relevancy),
    flagged: alert.flagged && {
      reason: speech.word("flagReasons", alert.flagged.reason),
      comment: alert.flagged.comment,
    },
    withdrawn,
    updates: updatesOf(alert.updates, speech, hrefOf),
  };
}

/** The title and the text often say the same words, once with a capital. */
const onceEach = (quotes: readonly string[]) => {
  const folded = quotes.map((words) => words.toLowerCase());
  return quotes.filter((_, n) => folded.indexOf(folded[n] ?? "") === n);
};

/** Steps that say what it is; how sure that is stands on the page that has all of them. */
const EXPLAINING: readonly StepKey[] = ["type", "second", "status", "when", "severity", "subject", "place"];

function explainedOf(
  { sources, independentSources: count, isUnconfirmed }: AlertDetail,
  speech: Speech,
): Detail["explained"] {
  const read = sources.flatMap(({ reading }) => reading ?? []);
  const leading = read.find(({ facts }) => facts.outcome === "event");
  if (!leading) return null;
  const said = speech.feed(isUnconfirmed ? "detail.unconfirmed" : "detail.independent", { count });
  const steps = stepsOf(leading.facts, speech).filter(({ key }) => EXPLAINING.includes(key));
  return { steps, href: paths.readingWhy(`?item=${leading.itemId}`), sources: said };
}

function factsOf({ happenedAt, period, at, priorityReason, version }: AlertDetail, speech: Speech): Fact[] {
  const fact = (name: "happened" | "period" | "published" | "priority", text: string): Fact => ({
    name: speech.feed(`detail.${name}`),
    text,
  });
  return [
    ...(happenedAt ? [fact("happened", speech.dateTime(happenedAt))] : []),
    ...(period
      ? [fact("period", `${speech.dateTime(period.from)} – ${period.to ? speech.dateTime(period.to) : "…"}`)]
      : []),
    fact("published", version > 1 ? `${speech.dateTime(at)}` : speech.dateTime(at)),
    fact("priority", priorityReason.text),
  ];
}

function placeInWords(place: AlertDetail["places"][number], speech: Speech): string[] {
  const country = place.country && speech.country(place.country);
  if (place.text) return [country && !place.text.includes(country) ? `${place.text}, ${country}` : place.text];
  if (place.lat !== null && place.lon !== null) {
    const point = `${place.lat.toFixed(2)}°, ${place.lon.toFixed(2)}°`;
    return [country ? `${country} (${point})` : point];
  }
  return country ? [country] : [];
}
