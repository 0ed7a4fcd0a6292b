/** One element with what is inside; names without prefix and in lower case, as feeds mix both. */
export interface XmlElement {
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly inside, character data included, cut to the field limit. */
  text: string;
  children: XmlElement[];
}

/** The first child of one of these names. */
export function childOf(element: XmlElement, ...names: string[]): XmlElement | undefined {
  return element.children.find(({ name }) => names.includes(name));
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The trimmed text of the first child of one of these names that has any; null when none has. */
export function textIn(element: XmlElement, ...names: string[]): string | null {
  for (const child of element.children) {
    const text = names.includes(child.name) ? child.text.trim() : "";
    if (text !== "") return text;
  }
  return null;
}

/** Every element of a name inside this one, at any depth. */
export function* descendantsOf(element: XmlElement, name: string): Generator<XmlElement, void> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    yield* descendantsOf(child, name);
  }
}

/** All text inside, in order of the elements; blocks apart. */
export function wholeText(element: XmlElement): string {
  return [element.text, ...element.children.map(wholeText)].filter((text) => text.trim() !== "").join("\n");
}
