import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { cut, type ParseLimits, type Refused, refused } from "../limits";
import { NAMED_CHARACTERS } from "./named-characters";
import type { XmlElement } from "./xml-element";
import type { FoundElement } from "./xml-elements";

/** Of one item; more are left out of it. */
const MOST_NODES = 20_000;

interface Ancestor {
  name: string;
  language: string | null;
  base: string | null;
}

/** Feeds text to the tokenizer and collects what was asked for. Holds one item, and text up to the record limit. */
export class XmlReader {
  /** Nothing more will be read. */
  stopped = false;
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #ancestors: Ancestor[] = [];
  readonly #open: XmlElement[] = [];
  #found: (FoundElement | Refused)[] = [];
  #began = { line: 1, nodes: 0, length: 0 };
  #sinceEvent = 0;
  /** Elements open inside a leaf, itself included; 0 outside of any. */
  #inLeaf = 0;
  /** What is told now is about a file that ends, or is given up, inside an element: more would have come. */
  #endsEarly = false;

  constructor(
    readonly wanted: ReadonlySet<string>,
    readonly limits: ParseLimits,
    readonly leaves: ReadonlySet<string> = new Set(),
  ) {
    Object.assign(this.#parser.ENTITIES, NAMED_CHARACTERS);
    this.#parser.on("error", (error) => this.#problem(error.message.replace(/^\d+:\d+: /, "")));
    this.#parser.on("doctype", (doctype) => this.#readDoctype(doctype));
    // The tokenizer finishes its piece after a stop.
    this.#parser.on("opentag", (tag) => this.stopped || this.#opened(tag));
    this.#parser.on("closetag", () => this.stopped || this.#closed());
    this.#parser.on("text", (text) => this.stopped || this.#read(text));
    this.#parser.on("cdata", (text) => this.stopped || this.#read(text));
    this.#parser.on("comment", () => this.#moved());
    this.#parser.on("processinginstruction", () => this.#moved());
  }

  *write(text: string): Generator<FoundElement | Refused, void> {
    // In pieces, so that a stop takes effect inside a large one.
    for (let at = 0; at < text.length && !this.stopped; at += PIECE) {
      const piece = text.slice(at, at + PIECE);
      this.#sinceEvent += piece.length;
      this.#safely(() => this.#parser.write(piece));
      if (this.#sinceEvent > this.limits.recordLength) this.#stop("text or a tag that does not end");
      yield* this.#taken();
    }
  }

  *end(): Generator<FoundElement | Refused, void> {
    this.#endsEarly = this.#ancestors.length > 0;
    this.#safely(() => this.#parser.close());
    this.#giveUp();
    yield* this.#taken();
  }

  #opened(tag: SaxesTagNS): void {
    this.#moved();
    const name = tag.local.toLowerCase();
    if (this.#ancestors.length >= this.limits.depth) {
      this.#stop(`more than ${this.limits.depth} elements inside each other`);
      return;
    }
    const above = this.#ancestors.at(-1);
    this.#ancestors.push({
      name: cut(name, 100),
      language: tag.attributes["xml:lang"]?.value ?? above?.language ?? null,
      base: tag.attributes["xml:base"]?.value ?? above?.base ?? null,
    });
    if (this.#inLeaf > 0) {
      this.#inLeaf++;
      return;
    }
    if (this.#open[0]?.name === name && this.#open[0].namespace === tag.uri) this.#giveUp();
    const inside = this.#open.at(-1);
    if (inside === undefined && !this.wanted.has(name)) return;
    if (inside === undefined) this.#began = { line: this.#parser.line, nodes: 0, length: 0 };
    const element = { name, namespace: tag.uri, attributes: this.#attributesOf(tag), text: "", children: [] };
    if (inside !== undefined && this.#began.nodes < MOST_NODES) inside.children.push(element);
    this.#began.nodes++;
    this.#open.push(element);
    if (this.leaves.has(name)) this.#inLeaf = 1;
  }

  #closed(): void {
    this.#moved();
    const path = this.#path();
    const ancestor = this.#ancestors.pop();
    if (this.#inLeaf > 0 && --this.#inLeaf > 0) return;
    const element = this.#open.pop();
    if (element === undefined || this.#open.length > 0) return;
    const { language = null, base = null } = ancestor ?? {};
    this.#found.push({ ok: true, element, line: this.#began.line, path, language, base });
  }

  #read(text: string): void {
    this.#moved();
    const element = this.#inLeaf > 0 ? undefined : this.#open.at(-1);
    if (element === undefined || element.text.length >= this.limits.fieldLength) return;
    element.text += this.#kept(text, this.limits.fieldLength - element.text.length);
  }

  /** As much of it as the field and the whole item have room for. */
  #kept(text: string, room: number): string {
    const kept = cut(text, Math.max(0, Math.min(room, this.limits.recordLength - this.#began.length)));
    this.#began.length += kept.length;
    return kept;
  }

  /** The item that is open was cut off, or its end tag is missing. */
  #giveUp(): void {
    const [first] = this.#open;
    if (first !== undefined) this.#found.push(this.#at(`<${first.name}> is never closed`, this.#began.line));
    this.#open.length = 0;
    this.#inLeaf = 0;
  }

  #attributesOf(tag: SaxesTagNS): Record<string, string> {
    const attributes: Record<string, string> = {};
    const written: SaxesAttributeNS[] = Object.values(tag.attributes).slice(0, 50);
    for (const { local, value } of written) {
      const name = local.toLowerCase();
      if (name !== "__proto__") attributes[name] ??= this.#kept(value, this.limits.fieldLength);
    }
    return attributes;
  }

  #readDoctype(doctype: string): void {
    this.#moved();
    if (/<!\s*ENTITY/i.test(doctype)) this.#stop("the file declares entities, which are not expanded here");
  }

  #safely(step: () => void): void {
    try {
      if (!this.stopped) step();
    } catch (error) {
      this.#stop(error instanceof Error ? error.message : "the file cannot be read");
    }
  }

  #stop(message: string): void {
    if (this.stopped) return;
    this.#endsEarly = true;
    this.#problem(message);
    this.stopped = true;
  }

  #problem(message: string): void {
    if (!this.stopped) this.#found.push(this.#at(message, this.#parser.line));
  }

  #at(message: string, line: number): Refused {
    const rest = this.#endsEarly ? ({ restUnread: true } as const) : {};
    return refused({ position: { line, path: this.#path() }, message: cut(message, 300), ...rest });
  }

  #path(): string {
    return this.#ancestors.map(({ name }) => name).join("/");
  }

  #moved(): void {
    this.#sinceEvent = 0;
  }

  #taken(): (FoundElement | Refused)[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }
}

const PIECE = 16 * 1024;
