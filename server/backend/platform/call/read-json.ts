import { setImmediate as nextTurn } from "node:timers/promises";
import { type BeyondBounds, JsonCounter } from "~/backend/contract/json-bounds";
import { FilesInJson } from "./files-in-json";
import { Refusal } from "./refusal";

interface Reading {
  /** Bytes that the body may have. */
  limit: number;
  /** Texts longer than 64 kB are files in base64. */
  files?: boolean;
}

/**
 * Reads a JSON body as it comes, no byte beyond its limit, and counts what it holds before anything is made of it. Throws Refusal: 413
 * `too_large`, 400 `json_too_deep`, `json_too_long` or `malformed_json`; a body that breaks off, too, is malformed.
 */
export async function readJsonBody(
  body: ReadableStream<Uint8Array> | null,
  { limit, files = false }: Reading,
): Promise<unknown> {
  const counter = new JsonCounter();
  const cutter = files ? new FilesInJson() : null;
  const kept: Uint8Array[] = [];
  let bytes = 0;
  let sinceTurn = 0;
  for await (const chunk of chunksOf(body)) {
    bytes += chunk.length;
    if (bytes > limit) throw tooLarge(limit);
    // What a stream hands on may be megabytes at once.
    for (let at = 0; at < chunk.length; at += PIECE) {
      const piece = chunk.subarray(at, at + PIECE);
      const rest = cutter ? cutter.push(piece) : [piece];
      for (const part of rest) mustBeWithin(counter.push(part));
      kept.push(...rest);
      sinceTurn += piece.length;
      if (sinceTurn < AT_A_TURN) continue;
      // What a fast sender sends is there at once, and others want an answer, too.
      await nextTurn();
      sinceTurn = 0;
    }
  }
  if (cutter) kept.push(...cutter.end());
  const text = new TextDecoder().decode(Buffer.concat(kept));
  return parse(text, cutter);
}

async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void> {
  if (!body) return;
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) yield chunk;
  } catch {
    throw new Refusal(400, "malformed_json", "The body broke off");
  }
}

const PIECE = 64 * 1024;
/** Bytes; decoding and hashing them takes some milliseconds. */
const AT_A_TURN = 512 * 1024;

/** The same bounds for a body that comes as a value from who is in the same process: equal input is answered equally. */
export function asJsonBody(value: unknown, { limit }: Reading): unknown {
  const text = JSON.stringify(value);
  const bytes = Buffer.from(text ?? "null");
  if (bytes.length > limit) throw tooLarge(limit);
  mustBeWithin(new JsonCounter().push(bytes));
  return JSON.parse(text);
}

export const tooLarge = (limit: number): Refusal =>
  new Refusal(413, "too_large", `The body may have at most ${limit} bytes`, { limit });

function mustBeWithin(beyond: BeyondBounds | null): void {
  if (!beyond) return;
  const { what, limit, offset } = beyond;
  const [code, message] =
    what === "depth"
      ? ["json_too_deep", `At most ${limit} lists and objects may stand inside each other`]
      : ["json_too_long", `The body may hold at most ${limit} keys and values`];
  throw new Refusal(400, code, message, { limit, offset });
}

function parse(text: string, cutter: FilesInJson | null): unknown {
  try {
    if (!cutter || cutter.count === 0) return JSON.parse(text);
    return JSON.parse(text, (_, value) => (typeof value === "string" ? (cutter.fileOf(value) ?? value) : value));
  } catch {
    throw new Refusal(400, "malformed_json", "The body is not JSON");
  }
}
