import type { ActionTypeName } from "~/backend/contract/action-words";
import type { Speech } from "~/i18n/speech.server";
import { teamOptions } from "../team-options.server";
import { type Start, TYPES } from "./queries.server";

/** The names of the types come from the catalogue, which stays on the server; what is recommended stands first and says so. */
export function toStartView(offered: Start, asked: string | null, speech: Speech) {
  const { recommended, teams, ...rest } = offered;
  const ordered = [...recommended, ...TYPES.filter((id) => !recommended.includes(id))];
  const types = ordered.map((value) => {
    const name = speech.word("actionTypes", value);
    return { value, label: recommended.includes(value) ? speech.say("actions:start.recommended", { name }) : name };
  });
  const chosen = TYPES.find((id) => id === asked) ?? ordered[0];
  return { ...rest, types, chosen, teams: teamOptions(teams, speech) };
}

/** "On-site audit: Vantor Steel". */
export function usualTitle(typeId: ActionTypeName, { targets }: Start, speech: Speech): string {
  const type = speech.word("actionTypes", typeId);
  const [target] = targets;
  return (target ? `${type}: ${target.name}` : type).slice(0, 200);
}
