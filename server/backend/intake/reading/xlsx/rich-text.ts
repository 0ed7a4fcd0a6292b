import { ImportRefused } from "../import-refused";

/** Collects the text of a string item: all its runs, without the reading aids of Japanese. */
export class RichText {
  #text = "";
  #inText = false;
  #inPhonetic = false;

  constructor(readonly limit: number) {}

  open(name: string): void {
    if (name === "t") this.#inText = !this.#inPhonetic;
    if (name === "rPh") this.#inPhonetic = true;
  }

  close(name: string): void {
    if (name === "t") this.#inText = false;
    if (name === "rPh") this.#inPhonetic = false;
  }

  add(text: string): void {
    if (!this.#inText) return;
    this.#text += text;
    if (this.#text.length > this.limit) throw new ImportRefused("cellTooLong", { params: { limit: this.limit } });
  }

  take(): string {
    const text = unescapeControls(this.#text);
    this.#text = "";
    // A copy: a piece of a text keeps the whole piece of XML it was cut from in memory.
    return text.length < 13 ? text : Buffer.from(text).toString();
  }
}

/** Workbooks write control characters as _x000D_. */
export function unescapeControls(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
