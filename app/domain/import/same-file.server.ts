import type { ImportRead } from "~/backend/contract/imports";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export interface SameFileView {
  text: string;
  href: string;
  /** What it made is still there: importing the file again takes a tick. */
  isImported: boolean;
}

/** The other import of the same file, only while it is being decided whether this one is applied, too. */
export function sameFileInWords(
  { sameFile, step, appliedAt }: Pick<ImportRead, "sameFile" | "step" | "appliedAt">,
  speech: Speech,
): SameFileView | null {
  if (sameFile === null || appliedAt !== null || (step !== "review" && step !== "read" && step !== "apply"))
    return null;
  const { id, createdAt, isImported } = sameFile;
  const text = speech.say(isImported ? "importPages:same" : "importPages:sameSent", {
    date: speech.dateTime(createdAt),
  });
  return { text, href: paths.importResult(id), isImported };
}
