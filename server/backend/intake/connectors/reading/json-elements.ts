import type { Source } from "../../../platform/db/shapes/raw-event";
import { type ParseLimits, type Refused, refused } from "../limits";
import { textOf } from "./text-of";

export interface JsonElement {
  ok: true;
  value: unknown;
  line: number;
  /** `features[3]` */
  path: string;
}

/**
 * A JSON document → the objects of the array under one key, one held at a time. Keys with dots between them are looked for one behind
 * the other (`articles.results`); a dot alone is a document that is an array itself. A broken object is a problem at its
 * line, and the next one is looked for behind it.
 */
export async function* readArray(
  source: Source,
  key: string,
  limits: ParseLimits,
): AsyncGenerator<JsonElement | Refused, void> {
  const file = await textOf(source);
  if (file === null) {
    yield refused({ position: { line: 1 }, message: "this is not text" });
    return;
  }
  const scanner = new ArrayScanner(key, limits.recordLength);
  for await (const piece of file.text) {
    yield* scanner.write(piece);
    if (scanner.state === "after") return;
  }
  yield* scanner.end();
}

/** Counts braces outside of strings. A string cannot hold a line break, so one that is never closed ends there. */
class ArrayScanner {
  state: "before" | "between" | "inside" | "after" = "before";
  #line = 1;
  #began = 1;
  #index = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #held = "";
  /** What has still to be met before the array begins; the last one is its bracket. */
  readonly #starts: RegExp[];

  constructor(
    readonly key: string,
    readonly longest: number,
  ) {
    this.#starts = startsOf(key);
  }

  *write(piece: string): Generator<JsonElement | Refused, void> {
    const text = this.state === "before" ? this.#findArray(piece) : piece;
    let from = 0;
    for (let at = 0; at < text.length && this.state !== "after"; at++) {
      const code = text.charCodeAt(at);
      if (code === LINE_BREAK) this.#line++;
      if (this.state === "between") {
        if (code === ARRAY_END) this.state = "after";
        else if (code === OPEN) {
          this.#begin();
          from = at;
        }
      } else if (code === OPEN && this.#restarts(text, at)) {
        this.#held = "";
        yield this.#giveUp("the object before the next one does not end");
        this.#begin();
        from = at;
      } else if (this.#closes(code)) {
        yield this.#element(this.#held + text.slice(from, at + 1));
        this.state = "between";
      }
    }
    if (this.state !== "inside") return;
    this.#held += text.slice(from);
    if (this.#held.length > this.longest) yield this.#giveUp("an object that does not end");
  }

  *end(): Generator<JsonElement | Refused, void> {
    if (this.state === "before") {
      yield refused({ position: { line: 1, path: this.key }, message: `there is no array "${this.key}"` });
    } else if (this.state === "inside") yield this.#giveUp("the file ends inside an object");
    else if (this.state === "between") {
      yield refused({ position: { line: this.#line, path: this.key }, message: "the file ends inside the array" });
    }
  }

  #findArray(piece: string): string {
    let text = this.#held + piece;
    for (let [start] = this.#starts; start !== undefined; [start] = this.#starts) {
      const match = start.exec(text);
      if (match === null) {
        // Enough to see the key when it comes in two pieces.
        const keep = text.slice(-200);
        this.#line += breaksIn(text) - breaksIn(keep);
        this.#held = keep;
        return "";
      }
      this.#starts.shift();
      const end = match.index + match[0].length;
      this.#line += breaksIn(text.slice(0, end));
      text = text.slice(end);
    }
    this.#held = "";
    this.state = "between";
    return text;
  }

  #begin(): void {
    this.state = "inside";
    this.#began = this.#line;
    this.#depth = 1;
    this.#inString = false;
  }

  #closes(code: number): boolean {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (code === ESCAPE) this.#escaped = true;
      else if (code === QUOTE || code === LINE_BREAK) this.#inString = false;
      return false;
    }
    if (code === QUOTE) this.#inString = true;
    else if (code === OPEN) this.#depth++;
    else if (code === CLOSE) this.#depth--;
    return code === CLOSE && this.#depth === 0;
  }

  /** Raw quotes cannot stand in a string, so this is a new feature even where a broken string seems to go on. */
  #restarts(text: string, at: number): boolean {
    FEATURE.lastIndex = at;
    return FEATURE.test(text);
  }

  #element(text: string): JsonElement | Refused {
    const path = `${this.key}[${this.#index++}]`;
    this.#held = "";
    try {
      return { ok: true, value: JSON.parse(text), line: this.#began, path };
    } catch {
      return refused({ position: { line: this.#began, path }, message: "this is not JSON" });
    }
  }

  #giveUp(message: string): Refused {
    const path = `${this.key}[${this.#index++}]`;
    this.#held = "";
    this.state = "between";
    return refused({ position: { line: this.#began, path }, message });
  }
}

function startsOf(path: string): RegExp[] {
  if (path === ".") return [/^\s{0,100}\[/];
  const keys = path.split(".").map((key) => key.replace(/[^\p{L}\p{N}_-]/gu, "\\$&"));
  return keys.map((key, at) => new RegExp(`"${key}"\\s{0,100}:\\s{0,100}${at === keys.length - 1 ? "\\[" : "\\{"}`));
}

const FEATURE = /\{\s{0,9}"type"\s{0,9}:\s{0,9}"Feature"/y;
const LINE_BREAK = 0x0a;
const QUOTE = 0x22;
const ESCAPE = 0x5c;
const ARRAY_END = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;

const breaksIn = (text: string): number => text.split("\n").length - 1;
