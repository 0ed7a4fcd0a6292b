import { isUtf8 } from "node:buffer";
import { codePageOf } from "../../reading/text-files/code-page";

/** Bytes in which a page says how it is written. */
const HEAD = 4_096;

/**
 * The text of a page: by its byte order mark, by what its bytes are, or else by what its answer or the page itself claims. A claim is not
 * believed against the bytes: many servers send one charset for all that they have.
 */
export function decodePage(bytes: Buffer, contentType: string): string {
  const marked = markOf(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  if (isUtf8(bytes)) return bytes.toString("utf8");
  const label = charsetIn(contentType) ?? charsetIn(bytes.toString("latin1", 0, HEAD));
  const decoder = decoderOf(label ?? "");
  // UTF-8 it is not, or not wholly: one broken letter in a long text is no other alphabet. UTF-16 without a mark would not have let its claim be read.
  if (decoder && !decoder.encoding.startsWith("utf-")) return decoder.decode(bytes);
  const lossy = bytes.toString("utf8");
  const broken = lossy.split("\ufffd").length - 1;
  const whole = lossy.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return whole > broken * 2 ? lossy : new TextDecoder(codePageOf(bytes)).decode(bytes);
}

function markOf(bytes: Buffer): string | null {
  const start = bytes.toString("hex", 0, 3);
  if (start === "efbbbf") return "utf-8";
  if (start.startsWith("fffe")) return "utf-16le";
  return start.startsWith("feff") ? "utf-16be" : null;
}

const charsetIn = (text: string): string | undefined => /charset\s{0,5}=\s{0,5}["']?([\w:.-]{1,40})/i.exec(text)?.[1];

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
