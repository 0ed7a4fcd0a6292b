import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import type { Message, MessageKey } from "~/i18n/message";
import { type Constraints, type FailedForm, IDEMPOTENCY_FIELD, INTENT_FIELD } from "./result";

interface Refusal {
  /** 400 unless said. */
  status?: number;
  problem?: Message;
  /** Errors of single fields that only the backend could find. */
  errors?: Record<string, (MessageKey | Message)[]>;
  headers?: HeadersInit;
  isStale?: boolean;
  unexpected?: { message: Message; isOutcomeKnown: boolean };
}

interface Readable {
  idempotencyKey: string | undefined;
  /** The answer that shows the form again, with what was typed (never a password). */
  refuse(refusal?: Refusal): ReturnType<typeof data<FailedForm>>;
}

export type Submitted<T> = Readable & ({ ok: true; value: T } | { ok: false });

/** Reads a posted form by its schema, whose messages are message keys. */
export async function readSubmission<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<Submitted<z.output<S>>> {
  return submissionOf(await readForm(request), schema);
}

/** The same of a form that has been read already; its fields have to have passed `isOurForm`. */
export function submissionOf<S extends z.ZodType>(form: FormData, schema: S): Submitted<z.output<S>> {
  const submission = parseWithZod(form, { schema, error: inOurWords });
  const readable: Readable = {
    idempotencyKey: keyOf(form.get(IDEMPOTENCY_FIELD)),
    refuse: ({ status = 400, problem, errors, headers, isStale = false, unexpected } = {}) => {
      const reply = submission.reply({ formErrors: [], fieldErrors: errors && keysOf(errors) });
      const failed = { ...reply, status: "error" as const, initialValue: withoutSecrets(reply.initialValue) };
      const answer: FailedForm = { submission: failed, problem: problem ?? null, isStale };
      const sentKey = unexpected?.isOutcomeKnown === false ? readable.idempotencyKey : undefined;
      const said = errors && withParams(errors);
      if (said) answer.said = said;
      if (unexpected) answer.unexpected = { message: unexpected.message, retryKey: sentKey ?? null };
      return data<FailedForm>(answer, { status, headers });
    },
  };
  if (submission.status !== "success") return { ok: false, ...readable };
  return { ok: true, value: submission.value as z.output<S>, ...readable };
}

type Errors = NonNullable<Refusal["errors"]>;

const keysOf = (errors: Errors): Record<string, MessageKey[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, all]) => [name, all.map((one) => (typeof one === "string" ? one : one.key))]),
  );

/** The errors of those fields that have one which names what was typed. */
function withParams(errors: Errors): Record<string, Message[]> | undefined {
  const some = Object.entries(errors).filter(([, all]) => all.some((one) => typeof one !== "string"));
  if (some.length === 0) return undefined;
  return Object.fromEntries(
    some.map(([name, all]) => [name, all.map((one) => (typeof one === "string" ? { key: one } : one))]),
  );
}

/** For every check whose schema gives no message of its own, which zod would put into English. No page of ours sends such values. */
const inOurWords: z.core.$ZodErrorMap = ({ code, input }): MessageKey => {
  if (input === undefined || input === "") return "shell:form.missing";
  if (code === "invalid_value") return "shell:form.choice";
  return code === "too_big" && typeof input === "string" ? "shell:form.tooLong" : "shell:form.wrong";
};

/** What a form sent, without its files. Throws like `readSubmission`. */
export async function sentForm(request: Request): Promise<FormData> {
  const form = await readForm(request);
  for (const [name, value] of [...form]) if (typeof value !== "string") form.delete(name);
  return form;
}

/** The fields of a form that stand in an address, by their schema; null where they do not fit it. */
export function readQuery<S extends z.ZodType>(query: URLSearchParams, schema: S): z.output<S> | null {
  const form = new FormData();
  for (const [name, value] of query) form.append(name, value);
  const read = isOurForm(form) ? submissionOf(form, schema) : null;
  return read?.ok ? read.value : null;
}

/**
 * Throws 415 for what is no form at all and 400 for one that breaks off or whose fields no page of ours has: conform makes
 * a list as long as the number in `x[4294967294]`, which would stop the server.
 */
async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!FORM_TYPES.includes(type)) throw data(null, { status: 415 });
  const form = await request.formData().catch(() => null);
  if (!form || !isOurForm(form)) throw data(null, { status: 400 });
  return form;
}

export function isOurForm(form: FormData): boolean {
  const names = [...form.keys()];
  return names.length <= MOST_FIELDS && names.every((name) => FIELD_NAME.test(name));
}

/** Several times what the longest list's form has. */
const MOST_FIELDS = 1000;
/** Such as `email` or `suppliers[12].name`; what begins with an underscore steers conform. */
const FIELD_NAME = /^[a-z][\w-]{0,63}(?:\[\d{1,3}\]|\.[a-z][\w-]{0,63}){0,6}(?:\[\])?$/i;
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Which of a page's forms was posted; reading it leaves the body to `readSubmission`. */
export async function intentOf(request: Request): Promise<string | null> {
  const form = await readForm(request.clone());
  const intent = form.get(INTENT_FIELD);
  return typeof intent === "string" ? intent : null;
}

/** What a browser can check by itself before it sends a form of this schema. */
export function constraintsOf(schema: z.ZodType): Constraints {
  return getZodConstraint(schema) as Constraints;
}

export function keyOf(value: FormDataEntryValue | null): string | undefined {
  return typeof value === "string" && /^[\w-]{16,100}$/.test(value) ? value : undefined;
}

function withoutSecrets<V>(values: Record<string, V> | null | undefined): Record<string, V> {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter(
      ([name]) => name !== IDEMPOTENCY_FIELD && !/password|secret|^code$/i.test(name),
    ),
  );
}
