import type { Minimums } from "~/backend/contract/delivery";
import { MAIL_CHANNELS } from "~/backend/contract/preference-values";
import type { ProfileCards } from "~/backend/contract/profile-cards";
import { holdersInWords } from "~/domain/action/action-words.server";
import { nameOfDocument } from "~/domain/document/document-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import type { Overview } from "../queries.server";

export interface Tile {
  href: string;
  title: string;
  detail: string;
  /** "Due 30 Nov 2026", "Expires 4 Dec 2026". */
  day: string | null;
  /** Over, near, or neither; the words say it, too. */
  urgency: "over" | "near" | null;
}

interface Tiles {
  list: Tile[];
  /** "5", or "1000+". */
  count: string | null;
  all: { text: string; href: string } | null;
  /** Where one is added; null for who may not. */
  addHref: string | null;
}

export interface CardsView {
  tasks: Tiles;
  documents: Tiles;
  /** Null for who may not screen, and where nothing can be screened. */
  sanctions: {
    status: "Direct" | "Indirect" | "None" | "Unreviewed" | null;
    statusWord: string;
    facts: { name: string; text: string }[];
    /** "Review match": something waits. */
    waits: boolean;
    href: string;
  } | null;
  followed: {
    collections: { id: number; name: string; href: string }[];
    facts: { name: string; text: string }[];
    /** How the reader gets its alerts: "Feed, e-mail at once from High"; null where nobody follows it. */
    delivery: { text: string; href: string } | null;
    contact: { text: string; email: string } | null;
    manageHref: string;
  };
}

/** From today on, and before it is over. */
const NEAR_DAYS = 14;

export function cardsOf({ profile, cards, may }: Overview, speech: Speech): CardsView {
  return {
    tasks: tasksOf(profile.id, cards.tasks, may.act, speech),
    documents: documentsOf(profile, cards.documents, may.write, speech),
    sanctions: cards.sanctions && sanctionsOf(profile.id, cards.sanctions, speech),
    followed: followedOf(profile, cards, speech),
  };
}

function tasksOf(targetId: number, { open, next }: ProfileCards["tasks"], mayAct: boolean, speech: Speech): Tiles {
  const returnTo = paths.targetProfile(targetId);
  const number = speech.number(open);
  return {
    list: next.map(({ id, title, typeId, dueOn, assignees }) => ({
      href: paths.action(id),
      title,
      detail: speech.list([speech.word("actionTypes", typeId), holdersInWords({ assignees }, speech)]),
      day: dueOn && speech.say("profile:cards.due", { day: speech.day(dueOn) }),
      urgency: urgencyOf(dueOn, speech),
    })),
    count: open === 0 ? null : number,
    all:
      open > next.length
        ? { text: speech.say("profile:cards.allTasks", { count: open, number }), href: paths.targetActions(targetId) }
        : null,
    addHref: mayAct ? paths.startAction({ targetIds: [targetId], returnTo }) : null,
  };
}

function documentsOf(
  { id: targetId, customer }: Overview["profile"],
  documents: ProfileCards["documents"],
  mayWrite: boolean,
  speech: Speech,
): Tiles {
  const all = customer?.counts?.documents ?? 0;
  const number = speech.number(all);
  return {
    list: documents.map(({ id, documentType, customText, validUntil, isRenewed }) => {
      const urgency = urgencyOf(validUntil, speech);
      return {
        href: paths.document(id),
        title: nameOfDocument({ documentType, customText }, speech),
        detail: speech.say(isRenewed ? "profile:cards.renewalAsked" : "profile:cards.noRenewal"),
        day: speech.say(urgency === "over" ? "profile:cards.expired" : "profile:cards.expires", {
          day: speech.day(validUntil),
        }),
        urgency,
      };
    }),
    count: null,
    all:
      all > 0
        ? {
            text: speech.say("profile:cards.allDocuments", { count: all, number }),
            href: paths.targetDocuments(targetId),
          }
        : null,
    addHref: mayWrite ? paths.newDocument(targetId) : null,
  };
}

/** Days of the calendar where the reader is. */
function urgencyOf(day: string | null, speech: Speech): Tile["urgency"] {
  if (day === null) return null;
  const today = speech.dayOf(new Date().toISOString());
  const left = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (left < 0) return "over";
  return left <= NEAR_DAYS ? "near" : null;
}

function sanctionsOf(
  targetId: number,
  { status, state, screenedAt, match }: NonNullable<ProfileCards["sanctions"]>,
  speech: Speech,
): CardsView["sanctions"] {
  const fact = (name: Parameters<Speech["say"]>[0], text: string) => ({ name: speech.say(name), text });
  return {
    status,
    statusWord: status
      ? speech.word("sanctionsStatuses", status)
      : speech.say(`profile:cards.states.${state ?? "none"}`),
    facts: [
      ...(match
        ? [
            fact("profile:cards.match", `${match.entityName}, ${speech.percent(match.score)}`),
            fact(
              "profile:cards.list",
              speech.say("sanctions:list", { title: match.listTitle, version: match.listVersion }),
            ),
          ]
        : []),
      ...(screenedAt ? [fact("profile:cards.screened", speech.dateTime(screenedAt))] : []),
    ],
    waits: match !== null,
    href: paths.targetSanctions(targetId),
  };
}

function followedOf(
  { id, customer }: Overview["profile"],
  { followed, delivery, contact }: ProfileCards,
  speech: Speech,
): CardsView["followed"] {
  const count = customer?.followerCount ?? 0;
  const since = followed && speech.date(followed.at);
  return {
    collections: (customer?.collections ?? []).map(({ id, name }) => ({ id, name, href: paths.collection(id) })),
    facts: [
      {
        name: speech.say("profile:facts.followers"),
        text: speech.say("profile:followers", { count, number: speech.number(count) }),
      },
      ...(since
        ? [
            {
              name: speech.say("profile:cards.since"),
              text: followed?.by ? speech.say("profile:cards.sinceBy", { day: since, name: followed.by }) : since,
            },
          ]
        : []),
    ],
    delivery: delivery && { text: deliveryInWords(delivery, speech), href: paths.management("notifications") },
    contact: contact && {
      text: speech.list([contact.name, contact.role]),
      email: contact.email,
    },
    manageHref: `${paths.networkTarget(id)}#collections`,
  };
}

/** The feed has all of them, whatever the mails. */
function deliveryInWords(delivery: Minimums, speech: Speech): string {
  const mails = MAIL_CHANNELS.flatMap((channel) => {
    const minimum = delivery[channel];
    if (minimum === null) return [];
    return [
      speech.say(`profile:cards.delivery.${channel}`, { from: speech.say(`profile:cards.delivery.from.${minimum}`) }),
    ];
  });
  return speech.list([speech.say("profile:cards.delivery.feed"), ...mails]);
}
