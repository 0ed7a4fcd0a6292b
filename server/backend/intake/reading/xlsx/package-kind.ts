import { ImportRefused } from "../import-refused";
import type { Zip } from "./zip";

const ARCHIVE = /\.(?:zip|7z|rar|gz|tgz|jar|xls[xmb]?)$/i;

/** Throws ImportRefused when the zip is not a plain .xlsx workbook, with the code that says what to do about it. */
export function requirePlainWorkbook(zip: Zip): void {
  const inside = (pattern: RegExp): boolean => zip.names.some((name) => pattern.test(name));
  if (inside(/^xl\/workbook\.bin$/i)) throw new ImportRefused("binaryWorkbook");
  if (inside(/(?:^|\/)vbaProject\.bin$/i)) throw new ImportRefused("macros");
  if (inside(/^EncryptedPackage$/)) throw new ImportRefused("encrypted");
  if (inside(/^content\.xml$/) && inside(/^mimetype$/)) throw new ImportRefused("openDocument");
  if (inside(/^word\/document\.xml$/)) throw new ImportRefused("otherFormat", { params: { format: "DOCX" } });
  if (inside(/^ppt\/presentation\.xml$/)) throw new ImportRefused("otherFormat", { params: { format: "PPTX" } });
  if (inside(/\.iwa$/)) throw new ImportRefused("otherFormat", { params: { format: "Numbers" } });
  const workbook = zip.has("_rels/.rels") && zip.has("[Content_Types].xml");
  const nested = zip.names.some((name) => ARCHIVE.test(name) && !name.startsWith("xl/embeddings/"));
  if (!workbook || nested) throw new ImportRefused("archive", { params: { format: "zip" } });
}
