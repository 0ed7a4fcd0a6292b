import { ImportRefused } from "./import-refused";

const OLE_MAGIC = "d0cf11e0a1b11ae1";
const OTHER_FORMATS: readonly [magic: string, format: string][] = [
  ["25504446", "PDF"],
  ["89504e47", "PNG"],
  ["ffd8ff", "JPEG"],
  ["47494638", "GIF"],
  ["7b5c727466", "RTF"],
  ["7f454c46", "ELF"],
  ["4d5a9000", "EXE"],
  ["53514c69746520666f726d6174", "SQLite"],
  ["50415231", "Parquet"],
];
const ARCHIVES: readonly [magic: string, format: string][] = [
  ["1f8b", "gzip"],
  ["425a68", "bzip2"],
  ["fd377a585a00", "xz"],
  ["28b52ffd", "zstd"],
  ["377abcaf271c", "7z"],
  ["526172211a07", "rar"],
];

/**
 * What the first bytes say a file is. Its name is not asked: people rename files. `ole` is the container of old
 * workbooks and of encrypted new ones; `json` is an object, and GeoJSON is one. Throws ImportRefused: `empty`, `archive`, `otherFormat`.
 */
export function fileKind(head: Buffer): "zip" | "ole" | "json" | "text" {
  if (head.length === 0) throw new ImportRefused("empty");
  const magic = head.subarray(0, 16).toString("hex");
  if (/^504b0(?:304|506|708)/.test(magic)) return "zip";
  if (magic.startsWith(OLE_MAGIC)) return "ole";
  const archive = ARCHIVES.find(([start]) => magic.startsWith(start));
  if (archive) throw new ImportRefused("archive", { params: { format: archive[1] } });
  const other = OTHER_FORMATS.find(([start]) => magic.startsWith(start));
  if (other) throw new ImportRefused("otherFormat", { params: { format: other[1] } });
  const text = head
    .subarray(0, 512)
    .toString("latin1")
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .trimStart();
  if (/^(?:<!doctype html|<html|<\?xml|<Workbook)/i.test(text)) {
    throw new ImportRefused("otherFormat", { params: { format: /html/i.test(text) ? "HTML" : "XML" } });
  }
  if (/^\[\s*[[{"]/.test(text)) throw new ImportRefused("otherFormat", { params: { format: "JSON" } });
  if (/^\{\s*"/.test(text)) return "json";
  return "text";
}

/** Says why a file in the old container cannot be read: an encrypted workbook or an old one. */
export function refuseOle(content: Buffer): never {
  const named = (stream: string): boolean => content.includes(Buffer.from(stream, "utf16le"));
  if (named("EncryptedPackage") || named("EncryptionInfo")) throw new ImportRefused("encrypted");
  if (named("Workbook") || named("Book")) throw new ImportRefused("oldWorkbook");
  throw new ImportRefused("otherFormat", { params: { format: "OLE" } });
}
