import { DELIVERING_TYPES } from "~/backend/contract/supplier-words";
import type { Speech } from "~/i18n/speech.server";

/** What somebody can be to whom they deliver, in words. */
export const relationTypes = (speech: Speech) =>
  DELIVERING_TYPES.map((value) => ({ value, label: speech.word("edgeTypes", value) }));
