import type { Source } from "../../../platform/db/shapes/raw-event";
import type { ParseLimits, Refused } from "../limits";
import { refused } from "../limits";
import { textOf } from "./text-of";
import type { XmlElement } from "./xml-element";
import { XmlReader } from "./xml-reader";

/** An element that was asked for, with where it stood and what its ancestors say for it. */
export interface FoundElement {
  ok: true;
  element: XmlElement;
  line: number;
  /** `rss/channel/item` */
  path: string;
  /** `xml:lang` and `xml:base` of the nearest ancestor that has one. */
  language: string | null;
  base: string | null;
}

/**
 * XML → the outermost elements of the wanted names (lower case, without prefix), in order, one held at a time. What is
 * not well-formed is a problem and read over where possible. Declarations of entities are refused, and with them the
 * rest of the file; so are nesting and text beyond the limits. Of elements whose names are `leaves` only the attributes are kept: a list
 * may carry its own history inside an item, with items of the same name.
 */
export async function* readElements(
  source: Source,
  wanted: ReadonlySet<string>,
  limits: ParseLimits,
  leaves: ReadonlySet<string> = new Set(),
): AsyncGenerator<FoundElement | Refused, void> {
  const file = await textOf(source, declaredEncoding);
  if (file === null) {
    yield refused({ position: { line: 1 }, message: "this is not text" });
    return;
  }
  const reader = new XmlReader(wanted, limits, leaves);
  for await (const piece of file.text) {
    yield* reader.write(piece);
    if (reader.stopped) return;
  }
  yield* reader.end();
}

function declaredEncoding(ascii: string): string | null {
  const name = /^\s{0,20}<\?xml[^>]{0,200}?encoding\s{0,5}=\s{0,5}["']([A-Za-z0-9._:-]{1,40})["']/.exec(ascii)?.[1];
  // Read as bytes, a declaration of UTF-16 cannot be true; what says UTF-8 is looked at all the same.
  return name === undefined || /^utf-?(?:8|16)/i.test(name) ? null : name;
}
