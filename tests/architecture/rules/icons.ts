import ts from "typescript";
import { place, type Source, type Violation, walk } from "./source";

/** An icon is a block with a size: a class that makes it inline takes the size away, and nothing is drawn. */
export function iconsKeepTheirSize(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) => {
    const found: Violation[] = [];
    walk(source, (node) => {
      if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
      if (node.tagName.getText() !== "Icon") return;
      const classes = node.attributes.properties
        .filter(ts.isJsxAttribute)
        .filter(({ name }) => name.getText() === "className")
        .map(({ initializer }) => initializer?.getText() ?? "");
      if (!classes.some((text) => INLINE.test(text))) return;
      found.push({ rule: "icons-keep-their-size", at: place(source, node), why: "is inline, which has no size" });
    });
    return found;
  });
}

/** The class "inline" or "contents", at some width or at all; "inline-block" has a size. */
const INLINE = /(?<![\w-])(?:inline|contents)(?![\w-])/;
