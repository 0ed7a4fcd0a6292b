import { escaped } from "./escaped";

/**
 * Texts that stand once in a workbook and by their number in its cells (ECMA-376 part 1, 18.4.8 and 18.4.9). For those that come again
 * and again: the rest would have to be held until the end. `MOST` short ones are some hundred kilobytes.
 */
export interface SharedTexts {
  /** What follows the address in a cell of this text; undefined for one that stands in its cell itself. */
  cellOf(text: string): string | undefined;
  /** The part of the file that holds them, once all cells are written. */
  xml(): string;
}

const LONGEST = 32;
const MOST = 10_000;

export function sharedTexts(): SharedTexts {
  const cells = new Map<string, string>();
  return {
    cellOf(text) {
      if (text.length > LONGEST) return undefined;
      const known = cells.get(text);
      if (known !== undefined || cells.size === MOST) return known;
      const cell = `" t="s"><v>${cells.size}</v></c>`;
      cells.set(text, cell);
      return cell;
    },
    xml() {
      const items = [...cells.keys()].map((text) => `<si>${textXml(text)}</si>`);
      return `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${items.join("")}</sst>`;
    },
  };
}

/** A text in a cell or a table of texts. Only at its ends would white space be lost without being told of. */
export function textXml(text: string): string {
  const ends = text.charCodeAt(0) <= SPACE || text.charCodeAt(text.length - 1) <= SPACE;
  return `${ends ? '<t xml:space="preserve">' : "<t>"}${escaped(text)}</t>`;
}

const SPACE = 32;
