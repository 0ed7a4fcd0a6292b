import type { SupplierImport } from "~/backend/contract/imports";
import { LONGEST_FILE } from "~/backend/contract/imports";
import { sizeInWords } from "~/domain/document/document-words.server";
import { intentOf, readSubmission, type Submitted } from "~/forms/read-submission.server";
import { readUpload } from "~/forms/read-upload.server";
import { FileTooLarge, takeFile } from "~/forms/take-file.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { startFile, startText } from "./mutations.server";
import { MOST_LINES, pastedFile, typedFile } from "./pasted";
import { fileForm, handForm, pasteForm } from "./schema";

type Refusal = ReturnType<Submitted<unknown>["refuse"]>;
type Started = { ok: true; value: SupplierImport } | { ok: false; refusal: Refusal };
type Into = { collectionId?: number | undefined };

/** Starts an import of what one of the page's three forms sent. */
export async function startFrom(request: Request, context: LoadContext, into: Into, speech: Speech): Promise<Started> {
  const isFile = /^multipart\//i.test(request.headers.get("content-type") ?? "");
  if (isFile) return fromFile(request, context, into, speech);
  return (await intentOf(request)) === "hand"
    ? fromHand(request, context, into)
    : fromPaste(request, context, into, speech);
}

async function fromPaste(request: Request, context: LoadContext, into: Into, speech: Speech): Promise<Started> {
  const submission = await readSubmission(request, pasteForm);
  if (!submission.ok) return no(submission.refuse());
  const pasted = pastedFile(submission.value.list);
  if (!pasted) return no(submission.refuse({ errors: { list: ["addSuppliers:problems.paste"] } }));
  if (pasted.lines > MOST_LINES) {
    return no(submission.refuse({ errors: { list: ["addSuppliers:problems.tooLong"] } }));
  }
  const fileName = speech.say("addSuppliers:paste.fileName", { when: speech.dateTime(new Date().toISOString()) });
  const started = await startText(context, { fileName, into, file: pasted.file }, submission.idempotencyKey);
  return started.ok ? started : no(submission.refuse(started.no));
}

async function fromHand(request: Request, context: LoadContext, into: Into): Promise<Started> {
  const submission = await readSubmission(request, handForm);
  if (!submission.ok) return no(submission.refuse());
  const { name } = submission.value;
  const given = { fileName: name, into, file: typedFile(submission.value) };
  const started = await startText(context, given, submission.idempotencyKey);
  return started.ok ? started : no(submission.refuse(started.no));
}

async function fromFile(request: Request, context: LoadContext, into: Into, speech: Speech): Promise<Started> {
  const { submission, file } = await readUpload(request, fileForm, takeFile(LONGEST_FILE));
  if (file && !file.ok) {
    if (!(file.error instanceof FileTooLarge)) throw file.error;
    const params = { size: sizeInWords(LONGEST_FILE, speech) };
    return no(submission.refuse({ status: 413, problem: { key: "addSuppliers:problems.fileTooLarge", params } }));
  }
  if (!submission.ok) return no(submission.refuse());
  if (!file) return no(submission.refuse({ errors: { file: ["addSuppliers:problems.file"] } }));
  if (file.value.size === 0) return no(submission.refuse({ errors: { file: ["addSuppliers:problems.fileEmpty"] } }));
  const started = await startFile(context, { file: file.value, into }, submission.idempotencyKey);
  return started.ok ? started : no(submission.refuse(started.no));
}

const no = (refusal: Refusal): Started => ({ ok: false, refusal });
