/** How much JSON may hold before it is parsed. `values` counts keys, texts, numbers, literals, lists and objects. */
export interface JsonBounds {
  depth: number;
  values: number;
}

/** Ten thousand ids, the longest list of the contract, with what stands around them; nothing of ours is deeper than ten. */
export const JSON_BOUNDS: JsonBounds = { depth: 32, values: 20_000 };

export interface BeyondBounds {
  what: "depth" | "values";
  limit: number;
  /** Of the byte at which it was too much. */
  offset: number;
}

/**
 * Counts what a JSON text holds, byte by byte as it comes, without making anything of it: a parser takes a hundred bytes of memory for
 * each of `[[[[…`. It does not check the grammar; that is the parser's. Its work is one step for each byte, whatever the bytes are.
 */
export class JsonCounter {
  #depth = 0;
  #values = 0;
  #read = 0;
  #inText = false;
  #escaped = false;
  #inScalar = false;

  constructor(readonly bounds: JsonBounds = JSON_BOUNDS) {}

  /** Answers what went beyond the bounds in these bytes, at the first place where something did. */
  push(bytes: Uint8Array): BeyondBounds | null {
    for (let at = 0; at < bytes.length; at++) {
      const beyond = this.#step(bytes[at] ?? 0);
      if (beyond) return { ...beyond, offset: this.#read + at };
    }
    this.#read += bytes.length;
    return null;
  }

  #step(byte: number): Pick<BeyondBounds, "what" | "limit"> | null {
    if (this.#inText) {
      if (this.#escaped) this.#escaped = false;
      else if (byte === ESCAPE) this.#escaped = true;
      else if (byte === QUOTE) this.#inText = false;
      return null;
    }
    if (byte === LIST || byte === OBJECT) {
      this.#inScalar = false;
      this.#depth++;
      if (this.#depth > this.bounds.depth) return { what: "depth", limit: this.bounds.depth };
      return this.#count();
    }
    if (byte === QUOTE) {
      this.#inText = true;
      this.#inScalar = false;
      return this.#count();
    }
    if (byte === LIST_END || byte === OBJECT_END) this.#depth--;
    const wasScalar = this.#inScalar;
    this.#inScalar = byte > SPACE && byte !== COMMA && byte !== COLON && byte !== LIST_END && byte !== OBJECT_END;
    return this.#inScalar && !wasScalar ? this.#count() : null;
  }

  #count(): Pick<BeyondBounds, "what" | "limit"> | null {
    this.#values++;
    return this.#values > this.bounds.values ? { what: "values", limit: this.bounds.values } : null;
  }
}

/** `JSON.parse` for a text of somebody else's. Throws SyntaxError for what is no JSON, and for what is beyond the bounds. */
export function parseBounded(text: string, bounds: JsonBounds = JSON_BOUNDS): unknown {
  const beyond = new JsonCounter(bounds).push(new TextEncoder().encode(text));
  if (beyond) throw new SyntaxError(`More than ${beyond.limit} (${beyond.what}) at byte ${beyond.offset}`);
  return JSON.parse(text);
}

const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const LIST = 0x5b;
const ESCAPE = 0x5c;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
