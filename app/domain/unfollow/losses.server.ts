import type { UnfollowForecast } from "~/backend/contract/unfollow-forecast";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

/** What unfollowing targets takes away and what stays, in words; the same of one target and of thousands. */
export interface Losses {
  lines: string[];
  leaves: Holders | null;
  stays: Holders | null;
  hidden: string | null;
  /** What is about them and goes on. */
  goesOn: string[];
}

export interface Holders {
  text: string;
  /** `note` says whose it is and how many of the targets it holds, where that is not clear. */
  collections: { name: string; href: string; note: string | null }[];
  more: string | null;
}

/** @param userId the reader, whose own collections are called theirs. */
export function lossesOf(forecast: UnfollowForecast, userId: number | undefined, speech: Speech): Losses {
  const { total, following, leaves, stays, hidden, openActions, openAlerts, ownAlerts } = forecast;
  const counted = (key: CountedKey, count: number) =>
    speech.say(`unfollow:${key}`, { count, number: speech.number(count) });
  const some = (key: CountedKey, count: number) => (count > 0 ? [counted(key, count)] : []);
  const holders = (key: "leaves" | "stays", { total: all, first }: UnfollowForecast["leaves"]): Holders | null =>
    all === 0
      ? null
      : {
          text: counted(key, all),
          collections: first.map(({ id, name, owner, targets }) => {
            const whose = owner && (owner.id === userId ? speech.say("unfollow:yours") : owner.name);
            const note = speech.list([whose, total > 1 && counted("targets", targets)]);
            return { name, href: paths.collection(id), note: note || null };
          }),
          more: all > first.length ? counted("more", all - first.length) : null,
        };
  return {
    lines: [...some("noAlerts", following), ...(following > 0 ? some("notFollowed", total - following) : [])],
    leaves: holders("leaves", leaves),
    stays: holders("stays", stays),
    hidden: hidden > 0 ? counted("hidden", hidden) : null,
    goesOn: [...some("actions", openActions), ...some("alerts", openAlerts), ...some("own", ownAlerts)],
  };
}

type CountedKey =
  | "noAlerts"
  | "notFollowed"
  | "leaves"
  | "stays"
  | "hidden"
  | "targets"
  | "more"
  | "actions"
  | "alerts"
  | "own";
