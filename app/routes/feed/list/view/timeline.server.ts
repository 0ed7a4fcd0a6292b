import type { AlertComment, AlertDetail } from "~/backend/contract/alert";
import { sourceTitle } from "~/domain/alert/source-title";
import type { Speech } from "~/domain/feed/speech.server";
import type { LoadContext } from "~/load-context";
import { initialsOf } from "~/ui/initials";
import { activityInWords } from "./activity-words.server";

/** Who reads it, as far as it decides about whose comments they delete. */
export interface Reader {
  userId: number | null;
  mayTriage: boolean;
  isAdministrator: boolean;
  mayManageRules: boolean;
  mayManageSources: boolean;
}

/** What was decided or said about an alert. */
export interface Happened {
  key: string;
  /** An instant, for machines, and the same in words, with the zone. */
  at: string;
  when: string;
  /** "Ann Analyst moved it to “In review”", "Ann Analyst commented". */
  text: string;
  reason: string | null;
  comment: ShownComment | null;
}

export interface ShownComment {
  id: number;
  name: string;
  initials: string;
  text: string;
  mayDelete: boolean;
}

export function readerOf(session: LoadContext["session"]): Reader {
  const may = (permission: "alerts:triage" | "admin:access" | "rules:manage" | "connectors:manage") =>
    session?.permissions.includes(permission) ?? false;
  return {
    userId: session?.user.id ?? null,
    mayTriage: may("alerts:triage"),
    isAdministrator: may("admin:access"),
    mayManageRules: may("rules:manage"),
    mayManageSources: may("connectors:manage"),
  };
}

/** Decisions, comments and what sources took back in one line of time, the newest last: above the field for the next comment. */
export function timelineOf({ activity, comments, sources }: AlertDetail, speech: Speech, reader: Reader): Happened[] {
  const decisions = activity.map((entry, index) => ({
    key: `${entry.at}#${index}`,
    at: entry.at,
    when: speech.dateTime(entry.at),
    text: activityInWords(entry, speech),
    reason: entry.reason === "undo" ? speech.feed("activity.undo") : entry.reason,
    comment: null,
  }));
  const said = comments.map((comment) => {
    const shown = commentOf(comment, speech, reader);
    return {
      key: `comment-${comment.id}`,
      at: comment.createdAt,
      when: speech.dateTime(comment.createdAt),
      text: speech.feed("comments.commented", { name: shown.name }),
      reason: null,
      comment: shown,
    };
  });
  const takenBack = sources.flatMap(({ name, externalId, title, takenBackAt }): Happened[] => {
    if (takenBackAt === null) return [];
    const text = speech.feed("activity.takenBack", { source: sourceTitle(name), title });
    const when = speech.dateTime(takenBackAt);
    return [{ key: `taken-back-${name}:${externalId}`, at: takenBackAt, when, text, reason: null, comment: null }];
  });
  // Of one moment they stay in the order in which they happened: decisions come newest first.
  return [...takenBack, ...decisions.reverse(), ...said].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function commentOf({ id, text, createdBy }: AlertComment, speech: Speech, reader: Reader): ShownComment {
  const name = createdBy?.name ?? speech.feed("comments.gone");
  const isOwn = createdBy !== null && createdBy.id === reader.userId;
  return {
    id,
    name,
    initials: initialsOf(name),
    text,
    mayDelete: reader.mayTriage && (isOwn || reader.isAdministrator),
  };
}
