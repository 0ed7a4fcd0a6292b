import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { isOurForm, keyOf, readSubmission, type Submitted, submissionOf } from "./read-submission.server";
import { IDEMPOTENCY_FIELD } from "./result";

/** A file as it comes in with a form, after the fields that stand before it. */
export interface SentFile {
  /** As its sender calls it, without a folder. */
  name: string;
  content: ReadableStream<Uint8Array>;
  idempotencyKey: string | undefined;
}
/** What became of the file; null where none was chosen. */
export type Sent<F> = { ok: true; value: F } | { ok: false; error: unknown } | null;

/**
 * Reads a posted form that may carry one file: `send` gets it as it comes, nothing holds it whole, and its field is left out of what
 * `schema` sees. What `send` throws comes back beside the fields, so that what was typed can be shown again; the rest of the file is
 * read and dropped then, because a browser shows no answer before it has sent everything. The file's field belongs behind the others.
 * Throws like `readSubmission`; a client that goes away ends `content` with an error.
 */
export async function readUpload<S extends z.ZodType, F>(
  request: Request,
  schema: S,
  send: (file: SentFile) => Promise<F>,
): Promise<{ submission: Submitted<z.output<S>>; file: Sent<F> }> {
  const { submission, files } = await readUploads(request, schema, send, 1);
  return { submission, file: files[0] ?? null };
}

/**
 * The same for a form that may carry several files, which come one after the other; those beyond `most` are read and dropped, and
 * `tooMany` says that there were some.
 */
export async function readUploads<S extends z.ZodType, F>(
  request: Request,
  schema: S,
  send: (file: SentFile) => Promise<F>,
  most: number,
): Promise<{ submission: Submitted<z.output<S>>; files: Sent<F>[]; tooMany: boolean }> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type) || !request.body) {
    return { submission: await readSubmission(request, schema), files: [], tooMany: false };
  }
  const form = new FormData();
  const sent: Promise<Sent<F>>[] = [];
  const breakOff: ((reason: Error) => void)[] = [];
  let tooMany = false;
  const reader = readerOf(type, most);
  reader.on("field", (name, value) => form.append(name, value));
  reader.on("file", (_field, content, fileName) => {
    const name = plainName(fileName ?? "");
    const isOver = name !== "" && sent.length >= most;
    tooMany ||= isOver;
    if (name === "" || isOver) return void content.resume();
    const idempotencyKey = keyOf(form.get(IDEMPOTENCY_FIELD));
    const file = incoming(content);
    breakOff.push(file.breakOff);
    sent.push(outcomeOf(send({ name, content: file.stream, idempotencyKey })).finally(file.drop));
  });
  await pipeline(Readable.fromWeb(request.body as never), reader).catch(async (error: Error) => {
    for (const tell of breakOff) tell(error);
    await Promise.all(sent);
    throw data(null, { status: 400 });
  });
  const files = await Promise.all(sent);
  if (!isOurForm(form)) throw data(null, { status: 400 });
  return { submission: submissionOf(form, schema), files, tooMany };
}

/** More than any form of ours has. */
const LIMITS = { fields: 200, fieldSize: 100_000, parts: 210, headerPairs: 20, fieldNameSize: 200 };

function readerOf(type: string, most: number) {
  try {
    return new Busboy({ headers: { "content-type": type }, limits: { ...LIMITS, files: most + 1 } });
  } catch {
    throw data(null, { status: 400 });
  }
}

function outcomeOf<F>(work: Promise<F>): Promise<Sent<F>> {
  return work.then(
    (value) => ({ ok: true, value }) as const,
    (error: unknown) => ({ ok: false, error }) as const,
  );
}

/** Some browsers once sent a whole path. Nothing that a file system or a header would read otherwise stays. */
function plainName(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? "";
  return last
    .replace(/\p{Cc}|\p{Cf}|\p{Surrogate}/gu, "")
    .trim()
    .slice(-255);
}

/**
 * A part as it comes, read no faster than it is asked for. Once nobody asks any more (`drop`, or the stream is cancelled) the rest
 * flows away; the reader of the form tells when it breaks off.
 */
function incoming(content: BusboyFileStream) {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const drop = () => {
    control = undefined;
    content.resume();
  };
  const breakOff = (reason: Error) => {
    control?.error(reason);
    drop();
  };
  content.pause();
  content.on("error", breakOff);
  content.on("end", () => {
    control?.close();
    control = undefined;
  });
  content.on("data", (chunk: Buffer) => {
    control?.enqueue(new Uint8Array(chunk));
    if (control && (control.desiredSize ?? 0) <= 0) content.pause();
  });
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      control = controller;
    },
    pull: () => void content.resume(),
    cancel: drop,
  });
  return { stream, drop, breakOff };
}
