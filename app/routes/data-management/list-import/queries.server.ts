import { LIST_FILES_LIMIT, LIST_FORMATS, MOST_LIST_FILES } from "~/backend/contract/sanctions-lists";
import { sizeInWords } from "~/domain/document/document-words.server";
import { formatInWords } from "~/domain/sanctions-list/list-words.server";
import { whoManages } from "~/domain/sanctions-list/who-manages";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";

/** What the form offers. */
export const formViewOf = ({ session }: Pick<LoadContext, "session">, speech: Speech) => ({
  /** Whether a new list may be one of all companies. */
  mayShare: whoManages(session, false).mayManage,
  limits: { count: MOST_LIST_FILES, size: sizeInWords(LIST_FILES_LIMIT, speech) },
  formats: LIST_FORMATS.map((value) => ({ value, label: formatInWords(value, speech) })),
});
export type FormView = ReturnType<typeof formViewOf>;
