import { readXml } from "./xml";

/** How a number is meant: as itself, as a date or time, or as an identifier padded with zeros to a width. */
export type NumberMeaning = "number" | "date" | "time" | { zeros: number };

/** Meanings by the style number of a cell. */
export async function readStyles(bytes: AsyncIterable<Buffer>): Promise<NumberMeaning[]> {
  const custom = new Map<number, NumberMeaning>();
  const meanings: NumberMeaning[] = [];
  let inCells = false;
  await readXml(bytes, {
    open(name, attributes) {
      if (name === "numFmt") custom.set(Number(attributes.numFmtId), meaningOfFormat(attributes.formatCode ?? ""));
      if (name === "cellXfs") inCells = true;
      if (name !== "xf" || !inCells) return;
      const format = Number(attributes.numFmtId ?? 0);
      meanings.push(custom.get(format) ?? meaningOfBuiltIn(format));
    },
    close(name) {
      if (name === "cellXfs") inCells = false;
    },
  });
  return meanings;
}

/** Built-in formats of ECMA-376, 18.8.30, with the East Asian ones. */
function meaningOfBuiltIn(format: number): NumberMeaning {
  if ((format >= 18 && format <= 21) || (format >= 45 && format <= 47)) return "time";
  const date = (format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 50 && format <= 58);
  return date ? "date" : "number";
}

/** "dd.mm.yyyy" → date, "[h]:mm" → time, "000000000" → nine digits. */
export function meaningOfFormat(code: string): NumberMeaning {
  if (/^0{2,}$/.test(code)) return { zeros: code.length };
  const placeholders = code
    .split(";", 1)[0]
    ?.replace(/"[^"]*"|[\\_*]./g, "")
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "")
    .toLowerCase();
  if (placeholders === undefined || /general|standard|[#0?]/.test(placeholders.replace(/s\.0+/g, "s"))) return "number";
  if (/[yd]/.test(placeholders)) return "date";
  if (/[hs]/.test(placeholders)) return "time";
  return /m/.test(placeholders) ? "date" : "number";
}
