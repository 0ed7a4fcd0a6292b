import type { SanctionsList } from "~/backend/contract/sanctions-lists";
import type { Session } from "~/backend/contract/session";
import { type Age, ageOf, namesOf, OLD_AFTER_DAYS } from "~/domain/sanctions-list/list-words.server";
import { whoManages } from "~/domain/sanctions-list/who-manages";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export interface ListRow {
  /** Null for an own list, which nobody looks for elsewhere. */
  name: string | null;
  title: string;
  authority: string;
  href: string;
  version: string;
  entries: string;
  names: string;
  problems: string;
  age: Age | null;
}

export interface ListsView {
  rows: ListRow[];
  /** Whether the reader may add one: to those of all, or an own one. */
  mayAdd: boolean;
  /** Who manages those of all, for whoever may not. */
  who: string | null;
  oldWhy: string;
}

/** The lists by their titles. */
export function viewOf(
  lists: readonly SanctionsList[],
  session: Pick<Session, "permissions"> | null,
  { now, speech }: { now: number; speech: Speech },
): ListsView {
  const managed = whoManages(session, false);
  return {
    rows: lists
      .map((list) => rowOf(list, now, speech))
      .toSorted((one, other) => one.title.localeCompare(other.title) || (one.href < other.href ? -1 : 1)),
    mayAdd: managed.mayManage || whoManages(session, true).mayManage,
    who: managed.mayManage ? null : speech.say(managed.who),
    oldWhy: speech.say("listPages:age.oldWhy", { days: OLD_AFTER_DAYS }),
  };
}

function rowOf(list: SanctionsList, now: number, speech: Speech): ListRow {
  const { name, own, title, currentVersion, entities, problemCount, importedAt } = list;
  const version = currentVersion === null ? speech.say("listPages:notYet") : speech.number(currentVersion);
  return {
    ...{
      title,
      version,
      name: own ? null : name,
      authority: own ? speech.say("listPages:own") : list.authority,
      href: paths.list(name),
    },
    entries: speech.number(entities),
    names: speech.number(namesOf(list)),
    problems: speech.number(problemCount),
    age: ageOf(importedAt, now, speech),
  };
}
