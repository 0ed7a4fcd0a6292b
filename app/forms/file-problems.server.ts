import type { KeptFile } from "~/backend/contract/document-files";
import { FILE_FAULTS } from "~/backend/contract/file-words";
import { BackendRefusedError } from "~/backend/errors";
import { sizeInWords } from "~/domain/document/document-words.server";
import type { Speech } from "~/i18n/speech.server";
import { type No, STORAGE_FULL } from "./attempt.server";
import type { Submitted } from "./read-submission.server";
import type { Sent } from "./read-upload.server";

/** Why a file was not kept, at its field; null where it was, or none was sent. What nobody expected is thrown. */
export function problemOf(file: Sent<unknown>, speech: Speech): No | null {
  if (file === null || file.ok) return null;
  const { error } = file;
  if (!(error instanceof BackendRefusedError)) throw error;
  const at = (key: `documents:problems.${"store" | (typeof FAULTS)[number]}`, status: number) => ({
    status,
    errors: { file: [key] },
  });
  if (error.code === "store_away" || error.code === STORAGE_FULL) return at("documents:problems.store", 503);
  if (error.code === "too_large") {
    const { limit } = error.details as { limit: number };
    const problem = { key: "documents:problems.too_large" as const, params: { size: sizeInWords(limit, speech) } };
    return { ...at("documents:problems.tooLarge", 413), problem };
  }
  const fault = FAULTS.find((known) => known === error.code);
  if (!fault) throw error;
  return at(`documents:problems.${fault}`, 400);
}

const FAULTS = [...FILE_FAULTS.filter((fault) => fault !== "too_large"), "tooLarge"] as const;

type Refused = ReturnType<Submitted<unknown>["refuse"]>;

/** A refused form that says which file it has already, so that nobody has to send it again. */
export function keeping(refused: Refused, file: Sent<KeptFile>): Refused {
  if (!file?.ok) return refused;
  const { mappedFilename, originalFilename: keptName } = file.value;
  const { submission } = refused.data;
  submission.initialValue = { ...submission.initialValue, mappedFilename, keptName };
  return refused;
}
