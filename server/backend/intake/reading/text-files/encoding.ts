import { isUtf8 } from "node:buffer";
import { ImportRefused } from "../import-refused";
import { type CodePage, codePageOf } from "./code-page";

/** `ascii` is not decided yet: the first other byte shows whether it is UTF-8 or a code page. */
export interface Encoding {
  label: "ascii" | "utf-8" | "utf-16le" | "utf-16be" | (string & {});
  bomLength: number;
}

/**
 * The encoding of a text file by its byte order mark, or by its bytes.
 * Throws ImportRefused: `binary` when no encoding makes it text, `unknownEncoding` for UTF-32 or an unknown `forced`.
 */
export function detectEncoding(head: Buffer, forced?: string): Encoding {
  if (forced !== undefined) return { label: labelOf(forced), bomLength: 0 };
  const start = head.subarray(0, 4).toString("hex");
  if (start === "fffe0000" || start === "0000feff") {
    throw new ImportRefused("unknownEncoding", { params: { encoding: "UTF-32" } });
  }
  if (start.startsWith("efbbbf")) return { label: "utf-8", bomLength: 3 };
  if (start.startsWith("fffe")) return { label: "utf-16le", bomLength: 2 };
  if (start.startsWith("feff")) return { label: "utf-16be", bomLength: 2 };
  if (head.includes(0)) return { label: utf16WithoutMark(head), bomLength: 0 };
  if (controlShare(head) > 0.02) throw new ImportRefused("binary", { row: 1 });
  return { label: "ascii", bomLength: 0 };
}

/** Bytes that are not ASCII, with a few more behind them: UTF-8 if that explains most of them, else a code page. */
export function utf8OrCodePage(bytes: Buffer): "utf-8" | CodePage {
  if (isUtf8(bytes)) return "utf-8";
  const lossy = bytes.toString("utf8");
  const broken = lossy.split("\ufffd").length - 1;
  const whole = lossy.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return whole > broken * 2 ? "utf-8" : codePageOf(bytes);
}

function labelOf(forced: string): string {
  try {
    return new TextDecoder(forced).encoding;
  } catch (cause) {
    throw new ImportRefused("unknownEncoding", { params: { encoding: forced }, cause });
  }
}

/** Delimiters, digits and line ends are ASCII in any language, so the right byte order shows more of them. */
function utf16WithoutMark(head: Buffer): "utf-16le" | "utf-16be" {
  const even = head.subarray(0, head.length - (head.length % 2));
  const little = plausibleShare(even, "utf-16le");
  const big = plausibleShare(even, "utf-16be");
  if (Math.max(little, big) < 0.05) throw new ImportRefused("binary", { row: 1 });
  return little >= big ? "utf-16le" : "utf-16be";
}

/** How much of it is printable ASCII; 0 when it holds what no text holds: half of a surrogate pair, for one. A written U+FFFD is text. */
function plausibleShare(bytes: Buffer, label: "utf-16le" | "utf-16be"): number {
  // Not by a TextDecoder: what it cannot read looks as if U+FFFD had been written.
  const text = (label === "utf-16le" ? bytes : Buffer.from(bytes).swap16()).toString("utf16le");
  const impossible = text.match(/(?!\s)\p{Cc}|\p{Cs}|\p{Cn}|\p{Co}/gu)?.length ?? 0;
  if (text.length === 0 || impossible > text.length * 0.01) return 0;
  return (text.match(/[\x20-\x7e\t\r\n]/g)?.length ?? 0) / text.length;
}

function controlShare(bytes: Buffer): number {
  let controls = 0;
  for (const byte of bytes) if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) controls++;
  return bytes.length === 0 ? 0 : controls / bytes.length;
}
