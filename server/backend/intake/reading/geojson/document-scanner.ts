import { ImportRefused } from "../import-refused";
import { type Ended, ValueScanner } from "./value-scanner";

/** A member of the document besides its features, or one of the features: as JSON, with the byte at which it begins. */
export type DocumentPart =
  | { type: "member"; key: string; byte: number; json: Buffer | null }
  | { type: "feature"; number: number; byte: number; json: Buffer };

type Expected =
  | "document"
  | "keyOrEnd"
  | "key"
  | "colon"
  | "value"
  | "commaOrEnd"
  | "elementOrEnd"
  | "element"
  | "commaOrEndOfArray"
  | "nothing";

/** Bytes of one feature: a country's outline has some hundred thousand, and as many again are made of it when it is parsed. */
export const LONGEST_FEATURE = 4 * 1024 * 1024;
/** Bytes of one other member: of a longer one nothing is kept. */
const LONGEST_MEMBER = 64 * 1024;

/**
 * The bytes of a JSON object → its members, those of the array `features` one by one, so that no more than one of them is held. What is
 * inside a value is for whoever parses it; all between the values has to be JSON. Throws ImportRefused `geoJsonBroken` with the byte,
 * and `geoJsonLong` for a feature beyond all measure.
 */
export class DocumentScanner {
  #expected: Expected = "document";
  #value: ValueScanner | null = null;
  #key = "";
  /** Features so far. */
  #features = 0;
  #inArray = false;
  /** Bytes before the piece that is being read. */
  #before = 0;

  *push(piece: Buffer): Generator<DocumentPart, void> {
    let at = 0;
    while (at < piece.length) {
      if (this.#value !== null) {
        const ended = this.#value.read(piece, at);
        if (ended === null) break;
        at = ended.at;
        const part = this.#take(ended);
        if (part !== null) yield part;
      } else if (isBlank(piece[at])) at++;
      else if (this.#begins(piece[at])) this.#value = this.#newValue(at);
      else this.#step(piece, at++);
    }
    this.#before += piece.length;
  }

  /** Throws where the document is not at its end. */
  end(): void {
    if (this.#expected !== "nothing") throw brokenAt(this.#value?.byte ?? this.#before);
  }

  /** Whether a value, or the key of one, begins with this byte. */
  #begins(byte: number | undefined): boolean {
    if (this.#expected === "value" && this.#key === FEATURES && byte === OPEN_ARRAY) return false;
    if (this.#expected === "key" || this.#expected === "keyOrEnd") return byte === QUOTE;
    if (this.#expected === "elementOrEnd") return byte !== CLOSE_ARRAY;
    return this.#expected === "value" || this.#expected === "element";
  }

  #newValue(at: number): ValueScanner {
    const isFeature = this.#expected === "element" || this.#expected === "elementOrEnd";
    const most = isFeature ? LONGEST_FEATURE : LONGEST_MEMBER;
    return new ValueScanner(this.#before + at, most);
  }

  #take({ json, byte }: Ended): DocumentPart | null {
    this.#value = null;
    if (this.#inArray) {
      const number = ++this.#features;
      this.#expected = "commaOrEndOfArray";
      if (json === null) throw new ImportRefused("geoJsonLong", { params: { number, limit: LONGEST_FEATURE } });
      return { type: "feature", number, byte, json };
    }
    if (this.#expected === "value") {
      this.#expected = "commaOrEnd";
      return { type: "member", key: this.#key, byte, json };
    }
    const key = json === null ? null : parsedJson(json, byte);
    if (typeof key !== "string") throw brokenAt(byte);
    this.#key = key;
    this.#expected = "colon";
    return null;
  }

  /** A byte between the values. */
  #step(piece: Buffer, at: number): void {
    const byte = piece[at] ?? 0;
    const next = NEXT[this.#expected]?.[String.fromCharCode(byte)];
    if (next === undefined) throw brokenAt(this.#before + at);
    this.#expected = next;
    if (next === "elementOrEnd") this.#inArray = true;
    if (byte === CLOSE_ARRAY) this.#inArray = false;
  }
}

const NEXT: Readonly<Partial<Record<Expected, Readonly<Record<string, Expected>>>>> = {
  document: { "{": "keyOrEnd" },
  keyOrEnd: { "}": "nothing" },
  colon: { ":": "value" },
  value: { "[": "elementOrEnd" },
  commaOrEnd: { ",": "key", "}": "nothing" },
  elementOrEnd: { "]": "commaOrEnd" },
  commaOrEndOfArray: { ",": "element", "]": "commaOrEnd" },
};

/** Throws ImportRefused `geoJsonBroken` with the byte at which the value begins. */
export function parsedJson(json: Buffer, byte: number): unknown {
  try {
    return JSON.parse(json.toString("utf8"));
  } catch (cause) {
    throw brokenAt(byte, cause);
  }
}

/** Bytes are told from 1 on, as editors count them. */
export const brokenAt = (byte: number, cause?: unknown): ImportRefused =>
  new ImportRefused("geoJsonBroken", { params: { byte: byte + 1 }, cause });

const FEATURES = "features";
const QUOTE = 0x22;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const isBlank = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
