/**
 * HTML as text, written by templates of ours: for what a page repeats many times and no script draws. Everything put into a template is
 * escaped for its place; what is not text there (an address, further attributes, other markup) says so by its type.
 *
 *     html`<a href="${address}"${attributes({ "aria-current": isOpen && "true" })}>${name}</a>`
 */
export function html(parts: TemplateStringsArray, ...holes: readonly Hole[]): Markup {
  const places = placesOf(parts);
  let text = parts[0] ?? "";
  holes.forEach((hole, at) => {
    text += written(hole, places[at] ?? "text") + parts[at + 1];
  });
  return new Written(text);
}

/** Several attributes, each left out where its value is false, null or undefined; true is an attribute without a value. */
export function attributes(values: Readonly<Record<string, string | number | boolean | null | undefined>>): Attributes {
  let text = "";
  for (const [name, value] of Object.entries(values)) {
    if (value === false || value === null || value === undefined) continue;
    if (!ATTRIBUTE.test(name) || isForbidden(name)) throw new TypeError(`No attribute for a template: ${name}`);
    text += value === true ? ` ${name}=""` : ` ${name}="${inPlace(value, ADDRESSES.has(name) ? "address" : "value")}"`;
  }
  return new WrittenAttributes(text);
}

/** What `html` made: safe as it stands. Nothing else can make one. */
export type Markup = Written;
export type Attributes = WrittenAttributes;

/** What can be put into a template. */
export type Hole = Markup | Attributes | string | number | false | null | undefined | readonly Hole[];

class Written {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

class WrittenAttributes {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

/** Where in the template a hole is: between tags, in a quoted value, in one that is an address, or among a tag's attributes. */
type Place = "text" | "value" | "address" | "attributes";

function written(hole: Hole, place: Place): string {
  if (hole === false || hole === null || hole === undefined) return "";
  if (place === "attributes") {
    if (hole instanceof WrittenAttributes) return hole.toString();
    throw new TypeError("Among a tag's attributes stands only what attributes() made");
  }
  if (typeof hole === "string" || typeof hole === "number") return inPlace(hole, place);
  if (place !== "text") throw new TypeError("In an attribute stands a text or a number");
  if (hole instanceof Written) return hole.toString();
  if (Array.isArray(hole)) return hole.map((one: Hole) => written(one, place)).join("");
  throw new TypeError("No text for a template");
}

function inPlace(value: string | number, place: Place): string {
  if (typeof value === "number") return String(value);
  return escaped(place === "address" && !SAFE_ADDRESS.test(value) ? "#" : value);
}

/** Of this site, or of the web; what a browser would run, such as `javascript:`, leads nowhere. */
const SAFE_ADDRESS = /^(?:$|[#?]|\/(?![/\\])|https?:\/\/|mailto:)/i;
const ADDRESSES: ReadonlySet<string> = new Set(["href", "src", "action", "formaction", "cite", "poster"]);

const SPECIAL = /[&<>"']/;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "") : text;
}

/** A template is read once. Throws where a hole stands at a place that no escaping makes safe. */
function placesOf(parts: TemplateStringsArray): readonly Place[] {
  const known = read.get(parts);
  if (known) return known;
  const places: Place[] = [];
  let before = "";
  for (const part of parts.slice(0, -1)) {
    before += part;
    places.push(placeAfter(before));
    before += HOLE;
  }
  read.set(parts, places);
  return places;
}

const read = new WeakMap<TemplateStringsArray, readonly Place[]>();
/** Stands for what was put in, while the rest is read. */
const HOLE = "0";

function placeAfter(before: string): Place {
  const tag = before.slice(before.lastIndexOf("<"));
  if (/<(?:script|style|textarea|title|iframe|noscript)\b[^>]*>[^<]*$/i.test(before) || /<!--(?!.*-->)/s.test(before)) {
    throw new TypeError(`No place for a hole: ${before.slice(-40)}`);
  }
  if (!tag.startsWith("<") || CLOSED_TAG.test(tag)) return "text";
  const [, name] = OPEN_VALUE.exec(tag) ?? [];
  if (name !== undefined && !isForbidden(name)) return ADDRESSES.has(name) ? "address" : "value";
  if (name === undefined && AMONG_ATTRIBUTES.test(tag)) return "attributes";
  throw new TypeError(`No place for a hole: ${tag}`);
}

const WHOLE_ATTRIBUTE = String.raw`(?:\s*0|\s+[a-z][\w-]*(?:="[^"]*")?)`;
const CLOSED_TAG = new RegExp(`^</?[a-z][\\w-]*${WHOLE_ATTRIBUTE}*\\s*/?>[^<]*$`);
const OPEN_VALUE = new RegExp(`^<[a-z][\\w-]*${WHOLE_ATTRIBUTE}*\\s+([a-z][\\w-]*)="[^"]*$`);
const AMONG_ATTRIBUTES = new RegExp(`^<[a-z][\\w-]*${WHOLE_ATTRIBUTE}*$`);
const ATTRIBUTE = /^[a-z][a-z0-9-]*$/;

/** What holds code or styles: the page's policy allows neither, and no escaping makes them safe. */
const isForbidden = (name: string): boolean => /^on|^style$|^srcdoc$|^nonce$/.test(name);
