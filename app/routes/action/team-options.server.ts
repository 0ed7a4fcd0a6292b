import type { Speech } from "~/i18n/speech.server";

/** Teams to choose from, each with how many it is. */
export const teamOptions = (
  teams: readonly { value: string; label: string; members: number }[],
  speech: Pick<Speech, "say">,
) =>
  teams.map(({ value, label, members }) => ({
    value,
    label,
    hint: speech.say("actions:start.members", { count: members }),
  }));
