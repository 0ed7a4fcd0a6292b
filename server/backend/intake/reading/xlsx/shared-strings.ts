import { ImportRefused } from "../import-refused";
import type { ReadLimits } from "../limits";
import { RichText } from "./rich-text";
import { readXml } from "./xml";

/** The texts that cells refer to by number. They are the one thing of a workbook that has to be held in memory. */
export async function readSharedStrings(bytes: AsyncIterable<Buffer>, limits: ReadLimits): Promise<string[]> {
  const strings: string[] = [];
  const item = new RichText(limits.cellLength);
  let characters = 0;
  await readXml(bytes, {
    open: (name) => item.open(name),
    text: (text) => item.add(text),
    close(name) {
      item.close(name);
      if (name !== "si") return;
      const text = item.take();
      // An empty text costs its place in the table too.
      characters += text.length + 8;
      if (characters > limits.sharedCharacters) {
        throw new ImportRefused("zipBomb", { params: { part: "sharedStrings", limit: limits.sharedCharacters } });
      }
      strings.push(text);
    },
  });
  return strings;
}
