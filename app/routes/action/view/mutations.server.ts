import { callBackend } from "~/backend/client.server";
import { addActionAttachment, attachDocument, removeActionAttachment } from "~/backend/contract/action-attachments";
import { addActionComment } from "~/backend/contract/action-comments";
import { MOST_ATTACHMENTS, MOST_STEPS } from "~/backend/contract/action-words";
import { type Action, changeAction, readAction } from "~/backend/contract/actions";
import type { KeptFile } from "~/backend/contract/document-files";
import { BackendRefusedError } from "~/backend/errors";
import { withTicks } from "~/domain/action/ticks";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { Message } from "~/i18n/message";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { refusals } from "../conflict.server";
import type { AttachForm, ViewForm } from "./schema";

interface Asking {
  context: LoadContext;
  actionId: number;
  speech: Speech;
  /** What came with the form. */
  file: KeptFile | null;
  idempotencyKey?: string;
}

type ChangeForm = Exclude<ViewForm, { intent: "comment" | "attach" | "detach" | "steps" }>;
type StepsForm = Extract<ViewForm, { intent: "steps" }>;

/** Does what a form of the page asks for, and says what was done. */
export async function apply(asking: Asking, form: ViewForm): Promise<Attempted<Message>> {
  if (form.intent === "comment") return comment(asking, form.text);
  if (form.intent === "attach") return attach(asking, form);
  if (form.intent === "detach") return detach(asking, form.documentId);
  if (form.intent === "steps") return tick(asking, form);
  const changed = await change(asking, form.version, changeOf(form));
  return changed.ok ? { ok: true, value: told(form, changed.value, asking.speech) } : changed;
}

function changeOf(form: ChangeForm) {
  switch (form.intent) {
    case "step":
      return { metaStatus: form.to };
    case "skip":
      return { skipped: { reason: form.reason, until: form.until ?? null } };
    case "complete":
      return { metaStatus: "Completed" as const, completedReason: form.reason };
    case "reopen":
      return { metaStatus: form.to, reason: form.reason };
    case "resume":
      return { skipped: null };
  }
}

function told({ intent }: ViewForm, { title, metaStatus }: Action, speech: Speech): Message {
  if (intent === "skip") return { key: "actions:done.skipped", params: { title } };
  if (intent === "resume") return { key: "actions:done.resumed", params: { title } };
  return { key: "actions:done.moved", params: { title, status: speech.word("metaStatuses", metaStatus) } };
}

function change(
  { context, actionId, speech, idempotencyKey }: Asking,
  version: number,
  what: Omit<NonNullable<Parameters<typeof callBackend<typeof changeAction>>[2]["body"]>, "version">,
): Promise<Attempted<Action>> {
  const asked = { params: { actionId }, body: { ...what, version }, idempotencyKey };
  return attempt(() => callBackend(context, changeAction, asked), refusals(speech));
}

/** Ticks the steps that are done, and adds one: those that were there stay as they are otherwise. */
async function tick(asking: Asking, { newTitle, newDueOn, ...ticks }: StepsForm): Promise<Attempted<Message>> {
  const { context, actionId, speech } = asking;
  const read = await attempt(() => callBackend(context, readAction, { params: { actionId } }), refusals(speech));
  if (!read.ok) return read;
  const { version, steps: ticked } = withTicks(read.value, ticks);
  const steps = [...ticked, ...(newTitle ? [{ title: newTitle, dueOn: newDueOn ?? null }] : [])];
  if (steps.length > MOST_STEPS) return TOO_MANY_STEPS;
  const changed = await change(asking, version, { steps });
  if (changed.ok) return { ok: true, value: { key: "actions:done.steps" } };
  // The page's form has one field for a day.
  const late = Object.keys(changed.no.errors ?? {}).some((name) => name === "dueOn" || name.startsWith("steps"));
  return late ? { ok: false, no: { ...changed.no, errors: { newDueOn: ["actions:problems.stepLate"] } } } : changed;
}

const TOO_MANY_STEPS: Attempted<never> = {
  ok: false,
  no: { status: 400, errors: { newTitle: ["actions:problems.steps"] } },
};

async function comment(
  { context, actionId, speech, idempotencyKey }: Asking,
  text: string,
): Promise<Attempted<Message>> {
  const asked = { params: { actionId }, body: { text }, idempotencyKey };
  const added = await attempt(() => callBackend(context, addActionComment, asked), refusals(speech));
  return added.ok ? { ok: true, value: { key: "actions:done.commented" } } : added;
}

async function attach(asking: Asking, form: AttachForm): Promise<Attempted<Message>> {
  const { context, actionId, file, speech, idempotencyKey } = asking;
  const mappedFilename = file?.mappedFilename ?? form.mappedFilename;
  const { documentId } = form;
  if (!mappedFilename && !documentId) return NO_FILE;
  const attached = await attempt(
    () =>
      mappedFilename
        ? callBackend(context, addActionAttachment, { params: { actionId }, body: { mappedFilename }, idempotencyKey })
        : callBackend(context, attachDocument, {
            params: { actionId, documentId: String(documentId) },
            idempotencyKey,
          }),
    {
      ...refusals(speech),
      too_many: () => ({
        problem: { key: "actions:problems.attachments", params: { most: speech.number(MOST_ATTACHMENTS) } },
      }),
      invalid_input: () => ({ errors: { file: ["documents:problems.gone" as const] } }),
      // An action that is gone has no page to say so on.
      ...(documentId &&
        !mappedFilename && { not_found: () => ({ problem: { key: "actions:problems.documentGone" } }) }),
    },
  );
  if (!attached.ok) return attached;
  return { ok: true, value: { key: "actions:done.attached", params: { file: attached.value.originalFilename } } };
}

const NO_FILE: Attempted<never> = { ok: false, no: { status: 400, errors: { file: ["documents:problems.file"] } } };

/** What is off already is as good as taken off. */
async function detach(
  { context, actionId, speech, idempotencyKey }: Asking,
  documentId: number,
): Promise<Attempted<Message>> {
  const asked = { params: { actionId, documentId: String(documentId) }, idempotencyKey };
  const detached = await attempt(
    () =>
      callBackend(context, removeActionAttachment, asked).catch((error) => {
        if (!(error instanceof BackendRefusedError && error.status === 404)) throw error;
      }),
    {
      proof_kept: ({ details }) => {
        const { until = "" } = (details ?? {}) as { until?: string };
        return { problem: { key: "actions:problems.proofKept", params: { day: speech.day(until) } } };
      },
    },
  );
  return detached.ok ? { ok: true, value: { key: "actions:done.detached" } } : detached;
}
