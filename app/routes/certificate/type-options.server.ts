import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_TYPE_IDS,
  DOCUMENT_TYPES,
  type DocumentCategory,
} from "~/backend/contract/document-words";
import type { Speech } from "~/i18n/speech.server";

export interface TypeOptions {
  group: string;
  options: { value: string; label: string }[];
}

/** Everybody's types by what they are about. */
export function typeOptions(speech: Speech): TypeOptions[] {
  return DOCUMENT_CATEGORIES.map((category: DocumentCategory) => ({
    group: speech.say(`documents:categories.${category}`),
    options: DOCUMENT_TYPE_IDS.filter((id) => DOCUMENT_TYPES[id] === category).map((id) => ({
      value: id,
      label: speech.say(`documents:types.${id}`),
    })),
  }));
}
