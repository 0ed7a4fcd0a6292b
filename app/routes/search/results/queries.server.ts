import { AREAS, areasFor } from "~/access/areas";
import { requireUser } from "~/access/require-user.server";
import { callBackend } from "~/backend/client.server";
import { searchCollections } from "~/backend/contract/collections";
import { listFeed } from "~/backend/contract/feed";
import { listUsers } from "~/backend/contract/people";
import { type ObjectKind, readNames, searchWork } from "~/backend/contract/search";
import type { Session } from "~/backend/contract/session";
import { type FoundTarget, searchTargets } from "~/backend/contract/targets";
import { holdsWords } from "~/i18n/holds-words";
import { languageOf } from "~/i18n/locale.server";
import { type Speech, speechOf } from "~/i18n/speech.server";
import { textsOf } from "~/i18n/texts-of.server";
import { type Entry, GROUP_KEYS, type Group, type Results } from "~/live/palette/entry";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { type Visited, visitedIn } from "~/shell/visited.server";
import type { IconName } from "~/ui/icon";
import { commandsFor, sectionsFor, type Tongues } from "./known.server";

/** So many of each kind the page lists; one more is asked for, which says that there are more. */
const MOST = 10;

/**
 * What can be gone to and done, by name: sections, pages, commands, objects, and where the user was last. Where nothing is asked, only
 * the sections and the last pages. `here` is where a choice of theme or language comes back to.
 */
export async function readResults(request: Request, context: LoadContext, q: string, here: string): Promise<Results> {
  const session = requireUser(context);
  const language = await languageOf(request, context);
  const [speech, own, english] = await Promise.all([
    speechOf(request, context),
    textsOf(context, language),
    textsOf(context, "en"),
  ]);
  const tongues = { own: own.translator, english: english.translator };
  const [objects, recent] = await Promise.all([
    q === "" ? {} : findObjects(context, session, q, speech),
    readRecent(request, context, session, { q, speech, tongues }),
  ]);
  const found: Partial<Record<Group["key"], Entry[]>> = {
    ...objects,
    sections: sectionsFor(session, q, tongues),
    commands: commandsFor(session, q, tongues, here),
    recent,
  };
  const order = q === "" ? (["recent", "sections"] as const) : GROUP_KEYS;
  return {
    q,
    groups: order.flatMap((key): Group[] => {
      const entries = found[key] ?? [];
      if (entries.length === 0) return [];
      const isBounded = key !== "sections" && key !== "commands" && key !== "recent";
      return [
        { key, entries: isBounded ? entries.slice(0, MOST) : entries, hasMore: isBounded && entries.length > MOST },
      ];
    }),
  };
}

/** Objects by name; each call is bounded by itself, whatever the customer has. */
async function findObjects(
  context: LoadContext,
  session: Session,
  q: string,
  speech: Speech,
): Promise<Partial<Record<Group["key"], Entry[]>>> {
  const size = MOST + 1;
  const mayMeetPeople = ["users:list", "admin:access"].every((one) => session.permissions.some((own) => own === one));
  const [targets, collections, alerts, work, people] = await Promise.all([
    callBackend(context, searchTargets, { query: { q, size } }),
    callBackend(context, searchCollections, { query: { q, size } }),
    orNone(context, callBackend(context, listFeed, { query: { q, statusId: "all", size } })),
    orNone(context, callBackend(context, searchWork, { query: { q, size } })),
    // Who may not open a person's page has no use for their name.
    mayMeetPeople ? orNone(context, callBackend(context, listUsers, { query: { q: q.slice(0, 100), size } })) : null,
  ]);
  return {
    targets: targets.content.map((target) => targetEntry(target, speech)),
    collections: collections.content.map(({ id, name }) => ({
      id: `collection:${id}`,
      icon: "layers",
      name,
      detail: null,
      to: paths.collection(id),
    })),
    alerts: (alerts?.content ?? []).map(({ id, title, priority, at }) => ({
      id: `alert:${id}`,
      icon: "inbox",
      name: title,
      detail: null,
      risk: { risk: priority, word: speech.word("priorities", priority) },
      end: speech.date(at),
      to: addressOf("alert", id),
    })),
    actions: (work?.actions ?? []).map(({ id, title, metaStatus, dueOn }) => ({
      id: `action:${id}`,
      icon: "list-checks",
      name: title,
      detail: speech.word("metaStatuses", metaStatus),
      end: dueOn && speech.day(dueOn),
      to: paths.action(id),
    })),
    documents: (work?.documents ?? []).map(({ id, name, target, validUntil }) => ({
      id: `document:${id}`,
      icon: "file",
      name,
      detail: target,
      end: validUntil && speech.day(validUntil),
      to: paths.document(id),
    })),
    people: (people?.content ?? []).map(({ id, firstname, lastname, email }) => ({
      id: `person:${id}`,
      icon: "user",
      name: `${firstname} ${lastname}`.trim() || email,
      detail: email,
      to: paths.adminUser(id),
    })),
  };
}

/** One kind that cannot be had keeps nobody from the others. */
async function orNone<T>(context: LoadContext, asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (err) {
    context.log("error", "a part of the search could not be read", { err });
    return null;
  }
}

function targetEntry(target: FoundTarget, speech: Speech): Entry {
  const { id, name, type, ctype, city, country, matchedName, following, tier, risk, score } = target;
  const where = speech.list([city, country && speech.country(country)]);
  const word = speech.word("risks", risk);
  return {
    id: `target:${id}`,
    icon: TARGET_ICONS[type],
    name,
    detail: speech.list([matchedName, speech.word("ctypes", ctype), where]),
    tier: tier === null ? null : speech.say("live:search.tier", { tier }),
    risk: { risk, word: score === null ? word : `${word} ${speech.number(Math.round(score))}` },
    end: speech.say(following ? "live:search.following" : "live:search.notFollowed"),
    isFollowed: following,
    to: paths.targetProfile(id),
  };
}

const TARGET_ICONS: Record<FoundTarget["type"], IconName> = {
  organization: "building",
  POI: "map-pin",
  country: "compass",
  industry: "building",
  commodity: "boxes",
};

interface RecentAsked {
  q: string;
  speech: Speech;
  tongues: Tongues;
}

/** Where the user was last; what is gone or may no longer be seen is left out. */
async function readRecent(
  request: Request,
  context: LoadContext,
  session: Session,
  { q, speech, tongues }: RecentAsked,
): Promise<Entry[]> {
  const visited = await visitedIn(request, session);
  const refs = visited.filter((one) => "kind" in one).map(refOf);
  const asked = refs.length > 0 ? callBackend(context, readNames, { query: { refs: refs.join() } }) : null;
  const names = (asked && (await orNone(context, asked)))?.content ?? [];
  const areas = areasFor(session);
  return visited.flatMap((one): Entry[] => {
    if ("area" in one) {
      const area = AREAS.find(({ key }) => key === one.area && areas.includes(key));
      const name = tongues.own.text("shell", `areas.${one.area}`);
      const detail = speech.say("live:search.kinds.section");
      // Asked for by name, it is among the sections.
      return area && q === "" ? [{ id: `recent:${area.key}`, icon: area.icon, name, detail, to: area.path }] : [];
    }
    const { kind, id } = one;
    const name = names.find((named) => named.kind === kind && named.id === id)?.name;
    if (name === undefined || !holdsWords(name, q)) return [];
    const detail = speech.say(`live:search.kinds.${kind}`);
    return [{ id: `recent:${kind}:${id}`, icon: ICONS[kind], name, detail, to: addressOf(kind, id) }];
  });
}

const refOf = (one: Extract<Visited, { kind: ObjectKind }>) => `${one.kind}:${one.id}`;

const ICONS: Record<ObjectKind, IconName> = {
  target: "building",
  collection: "layers",
  alert: "inbox",
  action: "list-checks",
  document: "file",
};

function addressOf(kind: ObjectKind, id: number): string {
  if (kind === "target") return paths.targetProfile(id);
  if (kind === "collection") return paths.collection(id);
  if (kind === "alert") return paths.feedView("all", `?alert=${id}`);
  return kind === "action" ? paths.action(id) : paths.document(id);
}
