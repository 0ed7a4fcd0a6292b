import { childrenOf, textIn, type XmlElement } from "../../connectors/reading/xml-element";
import { oneLine } from "../../connectors/values/plain-text";
import type { NameFact } from "../joining/subjects";

/** Of one name in all its spellings. */
const MOST_SPELLINGS = 40;

/** The names of an identity: of the main one the primary name, of others what they are also known by. */
export function namesIn(identity: XmlElement): NameFact[] {
  const isMain = identity.attributes.main !== "false";
  return childrenOf(identity, "name").flatMap((name) => {
    const type = name.attributes["name-type"];
    const weak = name.attributes.quality === "low";
    const kind = type === "formerly-known-as" ? "former" : type === "primary-name" && isMain ? "primary" : "alias";
    return spellingsOf(name).map((text, index) => ({
      text,
      weak,
      kind: index === 0 || kind === "former" ? kind : "alias",
    }));
  });
}

interface Part {
  order: number;
  value: string;
  /** By language and script. */
  variants: Map<string, string[]>;
}

/**
 * A name in parts, each with spellings of its own: first as the parts' values give it, then in each language and script that a part is
 * spelled in, with the value of a part that has no such spelling.
 */
function spellingsOf(name: XmlElement): string[] {
  const parts = childrenOf(name, "name-part")
    .filter(({ attributes }) => attributes["name-part-type"] !== "title")
    .map(partOf)
    .filter(({ value, variants }) => value !== "" || variants.size > 0)
    .sort((a, b) => a.order - b.order);
  const spellings = new Set([parts.map(({ value }) => value)].map((values) => oneLine(values.join(" "))));
  for (const key of new Set(parts.flatMap(({ variants }) => [...variants.keys()]))) {
    let whole = [""];
    for (const { value, variants } of parts) {
      // Latin spellings of one part stand beside each other, so that each goes with each.
      const here = variants.get(key) ?? [value];
      whole = whole.flatMap((before) => here.map((one) => `${before} ${one}`)).slice(0, MOST_SPELLINGS);
    }
    for (const one of whole) if (spellings.size < MOST_SPELLINGS) spellings.add(oneLine(one));
  }
  return [...spellings].filter((spelling) => spelling !== "");
}

function partOf(part: XmlElement): Part {
  const variants = new Map<string, string[]>();
  for (const { attributes, text } of childrenOf(part, "spelling-variant")) {
    const written = oneLine(text);
    if (written === "") continue;
    const key = `${attributes.lang ?? ""} ${attributes.script ?? ""}`;
    variants.set(key, [...(variants.get(key) ?? []), written]);
  }
  const order = Number(part.attributes.order);
  return { order: Number.isFinite(order) ? order : 0, value: oneLine(textIn(part, "value") ?? ""), variants };
}
