/** What a text is looked for by: a string fits wherever it occurs, in either case, or as a whole; a pattern fits what it fits. */
export type Wanted = string | RegExp;

export const normalise = (text: string): string =>
  text
    .replace(/\u200b/g, "")
    .trim()
    .replace(/\s+/g, " ");

export function fits(text: string, wanted: Wanted, exact = false): boolean {
  if (typeof wanted !== "string") return wanted.test(text);
  const [is, looked] = [normalise(text), normalise(wanted)];
  return exact ? is === looked : is.toLowerCase().includes(looked.toLowerCase());
}

/** Whatever stands in an element, seen or not; of a button that is an input, what is written on it. */
export function textOf(element: Element): string {
  if (isUnreadable(element)) return "";
  if (element.localName === "input") return isWrittenOn(element) ? (element.getAttribute("value") ?? "") : "";
  let text = "";
  for (const node of element.childNodes) {
    if (node.nodeType === 3) text += node.nodeValue ?? "";
    else if (node.nodeType === 1) text += textOf(node as Element);
  }
  return text;
}

/** The smallest elements with this text, from `root` on: those none of whose children has it, too. */
export function byText(root: Element, wanted: Wanted, exact: boolean): Element[] {
  const found: Element[] = [];
  const read = (element: Element): string => {
    if (isUnreadable(element)) return "";
    const at = found.length;
    let text = element.localName === "input" ? textOf(element) : "";
    let below = false;
    for (const node of element.childNodes) {
      if (node.nodeType === 3) text += node.nodeValue ?? "";
      if (node.nodeType !== 1) continue;
      const inside = read(node as Element);
      below ||= fits(inside, wanted, exact);
      text += inside;
    }
    if (!below && fits(text, wanted, exact)) found.splice(at, 0, element);
    return text;
  };
  read(root);
  return found;
}

const isWrittenOn = (element: Element) => ["submit", "button", "reset"].includes(element.getAttribute("type") ?? "");
const isUnreadable = ({ localName }: Element) => ["script", "noscript", "style", "head"].includes(localName);
