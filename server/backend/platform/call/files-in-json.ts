import { createHash, randomUUID } from "node:crypto";
import { FileBytes } from "~/backend/contract/file-content";

/** A text of a call's own is shorter; a longer one can only be a file. */
const LONGEST_TEXT = 64 * 1024;

/**
 * Cuts long texts out of JSON while it comes and decodes them as base64: a file of 20 MB is never a text of 28 million characters,
 * which would hold the process while it is decoded, parsed, checked and decoded again. A mark nobody can guess stands in its place.
 */
export class FilesInJson {
  readonly #mark = randomUUID();
  readonly #files: FileBytes[] = [];
  #inText = false;
  #escaped = false;
  /** Of the text that is open, as long as it may still be a short one. */
  #held: Uint8Array[] = [];
  #heldBytes = 0;
  #file: Base64File | null = null;

  get count(): number {
    return this.#files.length;
  }

  /** The bytes that stay, with a mark for each file that ended in them. */
  push(bytes: Uint8Array): Uint8Array[] {
    const rest: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; )
      at = this.#inText ? this.#text(bytes, at, rest) : this.#between(bytes, at, rest);
    return rest;
  }

  /** A body that ends inside a text: what was held back, for the parser to stumble over. */
  end(): Uint8Array[] {
    return this.#held;
  }

  /** The file that a mark stands for. */
  fileOf(text: string): FileBytes | undefined {
    return text.startsWith(this.#mark) ? this.#files[Number(text.slice(this.#mark.length))] : undefined;
  }

  #between(bytes: Uint8Array, from: number, rest: Uint8Array[]): number {
    const quote = bytes.indexOf(QUOTE, from);
    const end = quote === -1 ? bytes.length : quote + 1;
    rest.push(bytes.subarray(from, end));
    this.#inText = quote !== -1;
    return end;
  }

  #text(bytes: Uint8Array, from: number, rest: Uint8Array[]): number {
    const end = this.#endOfText(bytes, from);
    const part = bytes.subarray(from, end === -1 ? bytes.length : end);
    if (this.#file) this.#file.push(part);
    else {
      this.#held.push(part);
      this.#heldBytes += part.length;
      if (this.#heldBytes > LONGEST_TEXT) this.#beginFile();
    }
    if (end === -1) return bytes.length;
    rest.push(...this.#closed(), bytes.subarray(end, end + 1));
    this.#inText = false;
    return end + 1;
  }

  #beginFile(): void {
    this.#file = new Base64File();
    for (const part of this.#held) this.#file.push(part);
    this.#held = [];
  }

  #closed(): Uint8Array[] {
    const held = this.#held;
    const file = this.#file;
    this.#held = [];
    this.#heldBytes = 0;
    this.#file = null;
    if (!file) return held;
    this.#files.push(file.end());
    return [Buffer.from(`${this.#mark}${this.#files.length - 1}`)];
  }

  /** Where the quote is that ends the text; -1 for further on. One step a byte: a text of nothing but escapes costs no more than another. */
  #endOfText(bytes: Uint8Array, from: number): number {
    let escaped = this.#escaped;
    let at = from;
    for (; at < bytes.length; at++) {
      const byte = bytes[at];
      if (escaped) escaped = false;
      else if (byte === ESCAPE) escaped = true;
      else if (byte === QUOTE) break;
    }
    this.#escaped = escaped;
    return at === bytes.length ? -1 : at;
  }
}

const QUOTE = 0x22;
const ESCAPE = 0x5c;

const PIECE = 1024 * 1024;

/** Base64 in pieces → bytes, a megabyte at a time, hashed as they come. */
class Base64File {
  readonly #pieces: Uint8Array[] = [];
  readonly #hash = createHash("sha256");
  #open: Buffer = Buffer.alloc(0);
  #filled = 0;
  #size = 0;
  #rest = "";
  #ended = false;
  #isBase64 = true;

  push(bytes: Uint8Array): void {
    if (!this.#isBase64) return;
    const text = this.#rest + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
    const whole = text.length - (text.length % 4);
    this.#rest = text.slice(whole);
    this.#decode(text.slice(0, whole));
  }

  end(): FileBytes {
    // Padding may be left out.
    this.#decode(this.#rest);
    this.#keepOpen();
    return new FileBytes(this.#pieces, this.#size, this.#hash.digest("hex"), this.#isBase64);
  }

  #decode(text: string): void {
    if (text === "") return;
    this.#isBase64 &&= !this.#ended && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
    if (!this.#isBase64) return;
    this.#ended = text.endsWith("=") || text.length % 4 !== 0;
    for (let at = 0; at < text.length; ) {
      if (this.#filled + 3 > this.#open.length) this.#keepOpen(PIECE);
      const room = Math.floor((this.#open.length - this.#filled) / 3) * 4;
      const part = text.slice(at, at + room);
      const from = this.#filled;
      this.#filled += this.#open.write(part, from, "base64");
      this.#hash.update(this.#open.subarray(from, this.#filled));
      at += part.length;
    }
  }

  /** Large pieces go back to the system as soon as they are done with; many small ones stay in between others. */
  #keepOpen(next = 0): void {
    if (this.#filled > 0) this.#pieces.push(this.#open.subarray(0, this.#filled));
    this.#size += this.#filled;
    this.#open = Buffer.allocUnsafeSlow(next);
    this.#filled = 0;
  }
}
