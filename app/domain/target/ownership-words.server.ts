import type { TargetProfile } from "~/backend/contract/profile";
import type { Speech } from "~/i18n/speech.server";

type Ownership = Pick<TargetProfile["parents"][number], "share" | "shareBound" | "since" | "until">;

/** How much of one target belongs to the other, and since when: "51.5 %, since 1 Jan 2020". "" where neither is told. */
export function ownershipWords({ share, shareBound, since, until }: Ownership, speech: Speech): string {
  const percent = share === null ? null : speech.percent(share / 100, 2);
  const held =
    percent === null || shareBound === null
      ? percent
      : speech.say(`profile:ownership.${shareBound}`, { share: percent });
  return speech.list([held, daysOf(since && speech.day(since), until && speech.day(until), speech)]);
}

function daysOf(from: string | null, to: string | null, speech: Speech): string | null {
  if (from && to) return speech.say("profile:ownership.between", { from, to });
  if (from) return speech.say("profile:ownership.since", { from });
  return to ? speech.say("profile:ownership.until", { to }) : null;
}
