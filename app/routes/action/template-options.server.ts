import { ACTION_TYPE_IDS } from "~/backend/contract/action-words";
import type { Speech } from "~/i18n/speech.server";
import { planOptions } from "./plan-options.server";

/** What there is to choose from in a template. */
export const templateOptions = (speech: Speech) => ({
  ...planOptions(speech),
  types: ACTION_TYPE_IDS.map((value) => ({ value, label: speech.word("actionTypes", value) })),
});
