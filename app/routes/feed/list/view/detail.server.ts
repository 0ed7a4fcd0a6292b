import type { AlertDetail } from "~/backend/contract/alert";
import type { FeedStatus, PriorityName } from "~/backend/contract/alert-words";
import { sourceTitle } from "~/domain/alert/source-title";
import type { Speech } from "~/domain/feed/speech.server";
import { paths } from "~/paths";
import { type DetailMap, mapOf } from "./map.server";
import { type ShownUpdate, updatesOf } from "./updates.server";

export interface Fact {
  name: string;
  text: string;
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
  sources: { key: string; title: string; url: string | null; from: string }[];
  places: string[];
  map: DetailMap | null;
  versions: { version: number; when: string; title: string; summary: string }[];
  activity: { key: string; when: string; text: string; reason: string | null }[];
  labelIds: number[];
  note: string | null;
  muted: boolean;
  relevancy: AlertDetail["relevancy"];
  relevancyWord: string;
  flagged: { reason: string; comment: string | null } | null;
  withdrawn: boolean;
  updates: ShownUpdate[];
}

/** `hrefOf`: where another alert is shown in the same feed. */
export function detailOf(alert: AlertDetail, speech: Speech, hrefOf: (alertId: number) => string): Detail {
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
    kind: `${speech.word("eventTypes", alert.eventTypeId)} · ${speech.word("eventGroups", alert.eventGroup)}`,
    status: statusId,
    facts: factsOf(alert, speech),
    url,
    targets: alert.targets.map(({ id, name, country, impactLevel, tier, reason }) => ({
      id,
      name,
      href: paths.targetProfile(id),
      country: country && speech.country(country),
      why: `${speech.word("impactLevels", impactLevel)} · ${reason.text}`,
      tier: speech.feed("detail.tier", { tier }),
    })),
    moreTargets: more > 0 ? speech.feed("row.moreTargets", { count: more }) : null,
    sources: alert.sources.map(({ name, externalId, title, url, publishedAt, firstSeenAt, joined }) => ({
      key: `${name}:${externalId}`,
      title,
      url,
      from: [sourceTitle(name), speech.dateTime(publishedAt ?? firstSeenAt), joined?.text].filter(Boolean).join(" · "),
    })),
    places: [...new Set(alert.places.flatMap((place) => placeInWords(place, speech)))],
    map: mapOf(alert, speech),
    versions: alert.versions.map(({ version, replacedAt, title, summary }) => ({
      version,
      when: speech.dateTime(replacedAt),
      title,
      summary,
    })),
    activity: alert.activity.map((entry, index) => ({
      key: `${entry.at}#${index}`,
      when: speech.dateTime(entry.at),
      text: activityInWords(entry, speech),
      reason: entry.reason === "undo" ? speech.feed("activity.undo") : entry.reason,
    })),
    labelIds: alert.labels.map(({ id }) => id),
    note,
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

type Entry = AlertDetail["activity"][number];

/** What is not among the known kinds of decision is told by its own name. */
function activityInWords(entry: Entry, speech: Speech): string {
  const { actor, kind, after } = entry;
  switch (kind) {
    case "alert.status":
      return speech.feed("activity.status", { actor, status: statusWord(after, speech) });
    case "alert.label":
      return speech.feed(isOn(after) ? "activity.labelOn" : "activity.labelOff", { actor });
    case "alert.mute":
      return speech.feed(isMuted(after) ? "activity.muted" : "activity.unmuted", { actor });
    case "alert.relevancy":
      return speech.feed("activity.relevancy", { actor, relevancy: speech.word("relevancies", String(after)) });
    case "alert.priority":
      return speech.feed("activity.priority", { actor, priority: speech.word("priorities", String(after)) });
    case "alert.flag":
      return speech.feed(after ? "activity.flagged" : "activity.unflagged", { actor });
    case "alert.added":
      return speech.feed("activity.added", { actor });
    case "alert.action":
      return actionInWords(entry, speech);
    case "alert.update":
      return speech.feed(`activity.update.${updateDecision(after)}`, { actor });
    case "alert.note":
      return speech.feed("activity.note", { actor });
    default:
      return `${actor}: ${kind}`;
  }
}

/** What became of an action: begun, moved on, put off or taken up again. */
function actionInWords({ actor, before, after }: Entry, speech: Speech): string {
  const [was, is] = [before, after] as ({ title: string; metaStatus: string; skipped: unknown } | null)[];
  const title = is?.title ?? "";
  if (!was || !is) return speech.feed("activity.actionStarted", { actor, title });
  if (is.metaStatus !== was.metaStatus) {
    return speech.feed("activity.actionMoved", { actor, title, status: speech.word("metaStatuses", is.metaStatus) });
  }
  if (is.skipped && !was.skipped) return speech.feed("activity.actionSkipped", { actor, title });
  if (was.skipped && !is.skipped) return speech.feed("activity.actionResumed", { actor, title });
  return speech.feed("activity.actionChanged", { actor, title });
}

function statusWord(status: unknown, speech: Speech): string {
  const known = ["new", "in-review", "relevant", "archived"] as const;
  const found = known.find((name) => name === status);
  return found ? speech.feed(`views.${found}`) : String(status);
}

function updateDecision(after: unknown): "open" | "joined" | "apart" {
  const { decision } = (after ?? {}) as { decision?: string };
  return decision === "joined" || decision === "apart" ? decision : "open";
}

const isOn = (value: unknown): boolean => (value as { on?: boolean } | null)?.on === true;
const isMuted = (value: unknown): boolean => (value as { muted?: boolean } | null)?.muted === true;
