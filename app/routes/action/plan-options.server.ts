import { ACTION_PURPOSES, RIGHTS } from "~/backend/contract/action-words";
import type { Speech } from "~/i18n/speech.server";

/** What there is to choose from in a plan; nothing has to be chosen. */
export const planOptions = (speech: Pick<Speech, "say">) => ({
  purposes: [
    { value: "", label: speech.say("actions:plan.none") },
    ...ACTION_PURPOSES.map((value) => ({ value, label: speech.say(`actions:purposes.${value}`) })),
  ],
  rights: [
    { value: "", label: speech.say("actions:plan.none") },
    ...RIGHTS.map((value) => ({ value, label: speech.say(`actions:rights.${value}`) })),
  ],
});
export type PlanOptions = ReturnType<typeof planOptions>;
