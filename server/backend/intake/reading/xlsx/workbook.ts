import { posix } from "node:path";
import { readXml } from "./xml";
import type { Zip } from "./zip";

export interface Sheet {
  name: string;
  hidden: boolean;
  /** Path inside the zip. */
  part: string;
}

export interface Workbook {
  sheets: Sheet[];
  /** Serial dates count from 1904 instead of 1900. */
  from1904: boolean;
  sharedStrings: string | null;
  styles: string | null;
}

/** The table of contents of a workbook. A part that is missing leaves its sheet out. */
export async function readWorkbookParts(zip: Zip): Promise<Workbook> {
  const roots = await relations(zip, "_rels/.rels", "");
  const main = roots.find(({ type }) => type === "officeDocument")?.target ?? "xl/workbook.xml";
  const folder = posix.dirname(main);
  const parts = await relations(zip, `${folder}/_rels/${posix.basename(main)}.rels`, folder);
  const sheets: Sheet[] = [];
  let from1904 = false;
  await readXml(zip.part(main), {
    open(name, attributes) {
      if (name === "workbookPr") from1904 = /^(?:1|true)$/.test(attributes.date1904 ?? "");
      if (name !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1];
      const part = parts.find((relation) => relation.id === id)?.target;
      if (part === undefined || !zip.has(part)) return;
      sheets.push({ name: attributes.name ?? "", hidden: /hidden/i.test(attributes.state ?? ""), part });
    },
  });
  const target = (type: string): string | null => parts.find((relation) => relation.type === type)?.target ?? null;
  return { sheets, from1904, sharedStrings: target("sharedStrings"), styles: target("styles") };
}

interface Relation {
  id: string;
  /** The last word of its address. */
  type: string;
  target: string;
}

async function relations(zip: Zip, part: string, folder: string): Promise<Relation[]> {
  const found: Relation[] = [];
  await readXml(zip.part(part), {
    open(name, { Id = "", Type = "", Target = "", TargetMode }) {
      if (name !== "Relationship" || TargetMode === "External") return;
      const target = Target.startsWith("/") ? Target.slice(1) : posix.join(folder, Target);
      found.push({ id: Id, type: Type.split("/").at(-1) ?? "", target });
    },
  });
  return found;
}
