import { data } from "@remix-run/node";
import type { KeptFile } from "~/backend/contract/document-files";
import { keeping } from "~/forms/file-problems.server";
import type { Submitted } from "~/forms/read-submission.server";
import type { Sent } from "~/forms/read-upload.server";
import type { FailedForm } from "~/forms/result";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import type { Saved } from "./mutations.server";
import { choiceOf, type TargetOption } from "./target-choice";

/** A refused form about a document, and the targets among which its reader has to choose. */
export interface RefusedDocument extends FailedForm {
  candidates?: TargetOption[];
}

/** The form again, with the file that came with it and with the targets that it may have meant. */
export function refusedDocument(
  saved: Extract<Saved, { ok: false }>,
  { submission, file, speech }: { submission: Submitted<unknown>; file: Sent<KeptFile>; speech: Speech },
) {
  const refused = keeping(submission.refuse(saved.no), file);
  const candidates = "candidates" in saved ? saved.candidates : [];
  return data<RefusedDocument>(
    {
      ...refused.data,
      candidates: candidates.map(({ id, name, ctype, city, country }) => ({
        value: choiceOf({ id, name }),
        label: name,
        hint: [speech.word("ctypes", ctype), city, country && speech.country(country)].filter(Boolean).join(DOT),
      })),
    },
    refused.init ?? undefined,
  );
}
