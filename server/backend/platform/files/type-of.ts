import { FILE_TYPES, type FileType } from "~/backend/contract/file-words";
import { FileRefused } from "./file-refused";
import type { Bytes } from "./metadata/bytes";
import { officeTypeOf } from "./office-type";

/**
 * What a file is, by its content. Its name decides nothing, but has to agree: what is called a PDF and is none was meant for
 * somebody who trusts names. Throws FileRefused: `file_type_unknown`, `file_type_differs`, `file_damaged`, `file_macros`.
 */
export async function typeOf(bytes: Bytes, path: string, fileName: string): Promise<FileType> {
  const ending = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const named = (Object.keys(FILE_TYPES) as FileType[]).find((type) => endingsOf(type).includes(ending));
  const inside = await typeInside(bytes, path, named);
  if (!inside) throw new FileRefused("file_type_unknown");
  if (inside !== named) throw new FileRefused("file_type_differs");
  return inside;
}

const endingsOf = (type: FileType): readonly string[] => FILE_TYPES[type];

async function typeInside(bytes: Bytes, path: string, named: FileType | undefined): Promise<FileType | null> {
  const head = (await bytes.read(0, Math.min(16, bytes.size))).toString("latin1");
  if (head.startsWith("%PDF-")) return "application/pdf";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "image/webp";
  if (head.startsWith("PK\x03\x04")) return officeTypeOf(path);
  // Texts have no mark of their own, so only what is named one is looked at whole.
  if (named !== "text/csv" && named !== "text/plain") return null;
  return (await isText(bytes)) ? named : null;
}

/** No byte that no text in any of the usual encodings holds, UTF-16 apart. */
async function isText(bytes: Bytes): Promise<boolean> {
  for await (const chunk of bytes.stream(0, bytes.size)) {
    for (const byte of chunk) if (byte < 0x20 && !SPACES.includes(byte)) return false;
  }
  return true;
}

const SPACES = [0x09, 0x0a, 0x0c, 0x0d];
