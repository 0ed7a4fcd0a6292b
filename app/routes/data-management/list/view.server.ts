import { isOwnList, type SanctionsListVersion } from "~/backend/contract/sanctions-lists";
import type { Session } from "~/backend/contract/session";
import {
  ageOf,
  formatInWords,
  namesOf,
  OLD_AFTER_DAYS,
  problemInWords,
} from "~/domain/sanctions-list/list-words.server";
import { whoManages } from "~/domain/sanctions-list/who-manages";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import type { FoundList } from "./queries.server";

export type ListView = ReturnType<typeof viewOf>;

interface Words {
  now: number;
  speech: Speech;
}

/** A list: the version in effect in figures, and all versions. */
export function viewOf(found: FoundList, session: Pick<Session, "permissions"> | null, { now, speech }: Words) {
  const { name, list, versions, removal } = found;
  const isOwn = isOwnList(name);
  const managed = whoManages(session, isOwn);
  const current = list?.currentVersion ?? null;
  const newest = versions.find(({ version }) => version === current);
  return {
    name,
    title: list?.title ?? name,
    isOwn,
    facts: [
      list?.authority,
      newest && formatInWords(newest.format, speech),
      isOwn ? speech.say("listPages:own") : name,
    ].filter((fact, at, all): fact is string => Boolean(fact) && all.indexOf(fact) === at),
    isRemoved: list === null,
    figures: newest ? figuresOf(newest, speech) : [],
    age: ageOf(newest?.importedAt ?? null, now, speech),
    oldWhy: speech.say("listPages:age.oldWhy", { days: OLD_AFTER_DAYS }),
    mayManage: managed.mayManage,
    who: managed.mayManage ? null : speech.say(managed.who),
    importHref: managed.mayManage ? paths.listImport(name) : null,
    matchesHref: newest && session?.permissions.includes("sanctions:screen") ? matchesOn(name) : null,
    changesHref: newest ? paths.listChanges(name) : null,
    removeHref: managed.mayManage && list !== null ? paths.list(name, "?remove=all#remove") : null,
    versions: versions.map((version, at) => {
      const of = { name, current, mayManage: managed.mayManage, shown: at < WITH_PROBLEMS ? PROBLEMS_SHOWN : 0 };
      return versionOf(version, of, versions, speech);
    }),
    removal,
  };
}

const matchesOn = (listName: string) => paths.sanctions(`?${new URLSearchParams({ listName })}`);

/** Nobody mends the files of last year: of two hundred versions with two hundred problems each the page would be megabytes. */
const WITH_PROBLEMS = 10;
const PROBLEMS_SHOWN = 50;

const figuresOf = (version: SanctionsListVersion, speech: Speech) =>
  [
    ["version", version.version],
    ["entries", version.entities],
    ["names", namesOf(version)],
    ["problems", version.problemCount],
  ].map(([key, value]) => ({
    key: key as "version" | "entries" | "names" | "problems",
    number: speech.number(Number(value)),
  }));

interface Of {
  name: string;
  current: number | null;
  mayManage: boolean;
  /** How many of its problems, at most. */
  shown: number;
}

function versionOf(
  one: SanctionsListVersion,
  { name, current, mayManage, shown }: Of,
  all: readonly SanctionsListVersion[],
  speech: Speech,
) {
  const { version, state, added, changed, removed, problemCount } = one;
  const problems = one.problems.slice(0, shown);
  const isRead = state === "Done" || state === "Removed";
  const before = all.find((other) => other.version < version && other.state === "Done")?.version ?? 0;
  const counts = { added: speech.number(added), changed: speech.number(changed), removed: speech.number(removed) };
  const hidden = problemCount - problems.length;
  return {
    version,
    number: speech.number(version),
    isCurrent: version === current,
    state: version === current ? speech.say("listPages:list.inEffect") : speech.say(`listPages:list.states.${state}`),
    entries: isRead ? speech.number(one.entities) : "",
    changes: isRead ? speech.say("listPages:list.counts", counts) : null,
    changesHref: state === "Done" ? paths.listChanges(name, `?from=${before}&to=${version}`) : null,
    importedAt: one.importedAt,
    fileNames: speech.list(one.fileNames),
    problems: problems.map((problem, key) => ({ key, ...problemInWords(problem, speech) })),
    problemsTitle: problemCount > 0 ? speech.say("listPages:list.problems", { count: problemCount }) : null,
    moreProblems: hidden > 0 ? speech.say("listPages:list.moreProblems", { number: speech.number(hidden) }) : null,
    remove:
      mayManage && state === "Done"
        ? {
            href: paths.list(name, `?remove=${version}#remove`),
            text: speech.say("listPages:list.removeVersion", { version }),
          }
        : null,
  };
}
