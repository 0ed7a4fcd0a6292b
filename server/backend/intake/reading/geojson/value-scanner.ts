/** A value from its first byte to its last; `json` is null where it is longer than what is kept. */
export interface Ended {
  json: Buffer | null;
  /** Of the document, at which it begins. */
  byte: number;
  /** Of the piece, behind it. */
  at: number;
}

/** Values inside each other; deeper ones say nothing that a list could hold, and are cut off as too long. */
const DEEPEST = 64;

/** One JSON value in pieces: looks for its end by its brackets and quotes, and keeps its bytes. Whether it is one, its parser says. */
export class ValueScanner {
  #depth = 0;
  #inString = false;
  #isEscaped = false;
  #kept: Buffer[] | null = [];
  #length = 0;

  constructor(
    readonly byte: number,
    readonly most: number,
  ) {}

  /** Null where the value goes on in the next piece. */
  read(piece: Buffer, from: number): Ended | null {
    for (let at = from; at < piece.length; at++) {
      const byte = piece[at];
      if (this.#inString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === ESCAPE) this.#isEscaped = true;
        else if (byte === QUOTE) {
          this.#inString = false;
          if (this.#depth === 0) return this.#ended(piece, from, at + 1);
        }
      } else if (byte === QUOTE) this.#inString = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        if (++this.#depth > DEEPEST) this.#kept = null;
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        // A number or a word ends before the bracket of what it stands in.
        if (this.#depth === 0) return this.#ended(piece, from, at);
        if (--this.#depth === 0) return this.#ended(piece, from, at + 1);
      } else if (
        this.#depth === 0 &&
        (byte === COMMA || byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09)
      )
        return this.#ended(piece, from, at);
    }
    this.#keep(piece.subarray(from));
    return null;
  }

  #ended(piece: Buffer, from: number, to: number): Ended {
    this.#keep(piece.subarray(from, to));
    return { json: this.#kept && Buffer.concat(this.#kept), byte: this.byte, at: to };
  }

  #keep(bytes: Buffer): void {
    this.#length += bytes.length;
    if (this.#length > this.most) this.#kept = null;
    this.#kept?.push(bytes);
  }
}

const QUOTE = 0x22;
const ESCAPE = 0x5c;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
