import type { NameList } from "~/backend/contract/name-lists";
import type { Speech } from "~/i18n/speech.server";

/** Of its file, or that it was pasted. */
export const nameOfList = ({ name }: NameList, speech: Speech): string => name ?? speech.say("match:pasted");

/** How far it is, or that it failed or was cancelled; null once its figures tell more. */
export function stateOfList({ state, done, total }: NameList, speech: Speech): string | null {
  if (state === "Done") return null;
  if (state === "Failed") return speech.say("match:problems.stopped");
  const figures = { done: speech.number(done), total: speech.number(total) };
  return speech.say(state === "Cancelled" ? "match:running.cancelled" : "match:running.text", figures);
}
