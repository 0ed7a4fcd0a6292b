import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import type { Loss } from "./queries.server";

/** What unfollowing takes away and what it leaves, in words. */
export function questionOf({ leaves, stays, hidden }: Loss, speech: Speech) {
  const linked = (collections: Loss["leaves"]) =>
    collections.map(({ id, name }) => ({ name, href: paths.collection(id) }));
  return {
    leaves: linked(leaves),
    stays: linked(stays),
    hidden: hidden > 0 ? speech.say("profile:away.hidden", { count: hidden, number: speech.number(hidden) }) : null,
  };
}
export type Question = ReturnType<typeof questionOf>;
