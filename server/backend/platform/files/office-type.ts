import { buffer } from "node:stream/consumers";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import type { FileType } from "~/backend/contract/file-words";
import { FileRefused } from "./file-refused";

/**
 * Which kind of office document a zip is; null for one that is none. Throws FileRefused: `file_damaged`, and `file_macros` for a
 * document that brings programs along.
 */
export async function officeTypeOf(path: string): Promise<FileType | null> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    throw new FileRefused("file_damaged", undefined, cause);
  });
  // An error that comes after the one that was reported has nobody waiting for it.
  zip.on("error", () => {});
  try {
    return await look(zip);
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused("file_damaged", undefined, error);
  } finally {
    zip.close();
  }
}

/** A long workbook has some hundreds. */
const MOST_PARTS = 20_000;
const MACROS = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|^(?:Basic|Scripts)\/./i;

async function look(zip: ZipFile): Promise<FileType | null> {
  let type: FileType | null = null;
  let parts = 0;
  for await (const entry of zip.eachEntry()) {
    parts += 1;
    if (parts > MOST_PARTS) throw new FileRefused("file_damaged");
    if (MACROS.test(entry.fileName)) throw new FileRefused("file_macros");
    type ??= OOXML[entry.fileName] ?? null;
    if (entry.fileName === "mimetype") type ??= await openDocumentType(zip, entry);
  }
  return type;
}

const OOXML: Record<string, FileType> = {
  "word/document.xml": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "xl/workbook.xml": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "ppt/presentation.xml": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
};
const OPEN_DOCUMENTS: readonly FileType[] = [
  "application/vnd.oasis.opendocument.text",
  "application/vnd.oasis.opendocument.spreadsheet",
  "application/vnd.oasis.opendocument.presentation",
];

/** An OpenDocument says what it is in a first part of its own. */
async function openDocumentType(zip: ZipFile, entry: Entry): Promise<FileType | null> {
  if (entry.uncompressedSize > 100) return null;
  const text = (await buffer(await zip.openReadStreamPromise(entry))).toString("latin1").trim();
  return OPEN_DOCUMENTS.find((type) => type === text) ?? null;
}
