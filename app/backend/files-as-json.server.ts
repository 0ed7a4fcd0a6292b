import { Readable } from "node:stream";

export interface FileInPieces {
  name: string;
  /** Taken away one after the other: what has been sent is held no longer. */
  pieces: Uint8Array[];
}

/** A multiple of three, so that base64 needs no padding in between. */
const AT_ONCE = 48 * 1024;

/**
 * The body `{…fields,"files":[{"name":…,"content":base64},…]}` as it is sent, a portion at a time: as one text, files of megabytes would hold the
 * process while they are encoded, written as JSON, read and decoded.
 */
export function filesAsJson(files: readonly FileInPieces[], fields: object = {}): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(textOf(files, fields))) as ReadableStream<Uint8Array>;
}

/** The same for one file beside other fields: `{…fields,"content":base64}`. */
export function fileAsJson(fields: object, { pieces }: FileInPieces): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(textWith(fields, pieces))) as ReadableStream<Uint8Array>;
}

async function* textWith(fields: object, pieces: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"content":"`);
  yield* base64Of(pieces);
  yield Buffer.from('"}');
}

async function* textOf(files: readonly FileInPieces[], fields: object): AsyncGenerator<Uint8Array> {
  const said = JSON.stringify(fields).slice(1, -1);
  let before = `{${said}${said === "" ? "" : ","}"files":[`;
  for (const { name, pieces } of files) {
    yield Buffer.from(`${before}{"name":${JSON.stringify(name)},"content":"`);
    yield* base64Of(pieces);
    yield Buffer.from('"}');
    before = ",";
  }
  yield Buffer.from("]}");
}

async function* base64Of(pieces: Uint8Array[]): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = Buffer.alloc(0);
  for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
    for (let at = 0; at < piece.length; at += AT_ONCE) {
      const part = Buffer.concat([rest, piece.subarray(at, at + AT_ONCE)]);
      const whole = part.length - (part.length % 3);
      rest = part.subarray(whole);
      yield Buffer.from(part.toString("base64", 0, whole));
    }
  }
  yield Buffer.from(Buffer.from(rest).toString("base64"));
}
