import type { Source } from "../../../platform/db/shapes/raw-event";
import { decode } from "../../reading/text-files/decode";
import { detectEncoding, type Encoding } from "../../reading/text-files/encoding";
import { SourceFailed } from "../limits";

export interface SourceText {
  /** The first characters, to look at; `text` gives them again. */
  head: string;
  /** True when the head is everything. */
  complete: boolean;
  text: AsyncGenerator<string, void>;
}

const HEAD_BYTES = 64 * 1024;

/**
 * The text of a source; null when its bytes are no text in any encoding. `declared` finds the encoding that the text
 * itself names; a byte order mark goes before it. Broken sequences become U+FFFD. Throws SourceFailed when the bytes
 * stop coming.
 */
export async function textOf(
  source: Source,
  declared: (ascii: string) => string | null = () => null,
): Promise<SourceText | null> {
  if (typeof source === "string") {
    const whole = source.startsWith("\ufeff") ? source.slice(1) : source;
    const head = whole.slice(0, HEAD_BYTES);
    return { head, complete: head.length === whole.length, text: pieces(whole) };
  }
  const incoming = source[Symbol.asyncIterator]();
  const { head, complete } = await readHead(incoming);
  const encoding = encodingOf(head, declared);
  if (encoding === null) {
    await incoming.return?.();
    return null;
  }
  const text = decode(complete ? only(head) : allOf(head, incoming), encoding).text;
  let headText = "";
  for await (const piece of decode(only(head), encoding).text) headText += piece;
  return { head: headText, complete, text };
}

function encodingOf(head: Buffer, declared: (ascii: string) => string | null): Encoding | null {
  const marked = /^(?:efbbbf|fffe|feff)/.test(head.subarray(0, 3).toString("hex"));
  const name = marked ? null : declared(head.toString("latin1", 0, 1024));
  try {
    return detectEncoding(head, name === null ? undefined : name);
  } catch {
    // A wrong name, or a few bytes that no text holds: read what can be read.
    return mostlyText(head) ? { label: "ascii", bomLength: 0 } : null;
  }
}

function mostlyText(head: Buffer): boolean {
  let controls = 0;
  for (const byte of head) if (byte < 0x09 || (byte > 0x0d && byte < 0x20)) controls++;
  return controls <= head.length * 0.05;
}

async function readHead(incoming: AsyncIterator<Uint8Array>): Promise<{ head: Buffer; complete: boolean }> {
  const firsts: Buffer[] = [];
  let total = 0;
  while (total < HEAD_BYTES) {
    const chunk = await nextOf(incoming);
    if (chunk === null) return { head: Buffer.concat(firsts), complete: true };
    firsts.push(chunk);
    total += chunk.length;
  }
  return { head: Buffer.concat(firsts), complete: false };
}

async function* allOf(head: Buffer, incoming: AsyncIterator<Uint8Array>): AsyncGenerator<Buffer, void> {
  try {
    yield head;
    for (let chunk = await nextOf(incoming); chunk !== null; chunk = await nextOf(incoming)) yield chunk;
  } finally {
    await incoming.return?.();
  }
}

async function nextOf(incoming: AsyncIterator<Uint8Array>): Promise<Buffer | null> {
  const { done, value } = await incoming.next().catch((cause: unknown) => {
    throw new SourceFailed("the source stopped", { cause });
  });
  return done ? null : Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}

async function* only(head: Buffer): AsyncGenerator<Buffer, void> {
  if (head.length > 0) yield head;
}

async function* pieces(whole: string): AsyncGenerator<string, void> {
  for (let at = 0; at < whole.length; at += HEAD_BYTES) yield whole.slice(at, at + HEAD_BYTES);
}
