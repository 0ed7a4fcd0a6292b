import type { SanctionsList } from "~/backend/contract/sanctions-lists";
import type { Session } from "~/backend/contract/session";
import { type Age, ageOf, namesOf, OLD_AFTER_DAYS } from "~/domain/sanctions-list/list-words.server";
import { whoManages } from "~/domain/sanctions-list/who-manages";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export interface ListRow {
  name: string;
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
  mayManage: boolean;
  /** Who may, for whoever may not. */
  who: string | null;
  oldWhy: string;
}

/** The lists by their titles. */
export function viewOf(
  lists: readonly SanctionsList[],
  session: Pick<Session, "permissions"> | null,
  { now, speech }: { now: number; speech: Speech },
): ListsView {
  const managed = whoManages(session);
  return {
    rows: lists
      .map((list) => rowOf(list, now, speech))
      .toSorted((one, other) => one.title.localeCompare(other.title) || (one.name < other.name ? -1 : 1)),
    mayManage: managed.mayManage,
    who: managed.mayManage ? null : speech.say(managed.who),
    oldWhy: speech.say("listPages:age.oldWhy", { days: OLD_AFTER_DAYS }),
  };
}

function rowOf(list: SanctionsList, now: number, speech: Speech): ListRow {
  const { name, title, authority, currentVersion, entities, problemCount, importedAt } = list;
  const version = currentVersion === null ? speech.say("listPages:notYet") : speech.number(currentVersion);
  return {
    ...{ name, title, authority, version, href: paths.list(name) },
    entries: speech.number(entities),
    names: speech.number(namesOf(list)),
    problems: speech.number(problemCount),
    age: ageOf(importedAt, now, speech),
  };
}
