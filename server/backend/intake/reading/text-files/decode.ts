import { type Encoding, utf8OrCodePage } from "./encoding";

/** Characters that the choice between UTF-8 and a code page waits for, counted from the first that is not ASCII. */
const DECISION_BYTES = 16 * 1024;

export interface Decoded {
  text: AsyncGenerator<string, void>;
  /** What it has turned out to be so far. */
  encoding(): string;
}

/** Bytes → text. A broken sequence becomes U+FFFD and is left for the row's validation to point at. */
export function decode(bytes: AsyncIterable<Buffer>, { label, bomLength }: Encoding): Decoded {
  let known = label;
  let decoder = label === "ascii" ? null : decoderFor(label);

  async function* text(): AsyncGenerator<string, void> {
    let skip = bomLength;
    let undecided: Buffer[] = [];
    const decide = (): string => {
      const waiting = Buffer.concat(undecided);
      undecided = [];
      known = utf8OrCodePage(withoutCutCharacter(waiting));
      decoder = decoderFor(known);
      return decoder.decode(waiting);
    };
    for await (const whole of bytes) {
      const chunk = skip > 0 ? whole.subarray(skip) : whole;
      skip = Math.max(0, skip - whole.length);
      if (decoder !== null) yield decoder.decode(chunk);
      else if (undecided.length > 0) undecided.push(chunk);
      else {
        const first = firstBeyondAscii(chunk);
        if (first > 0) yield chunk.toString("latin1", 0, first);
        if (first < chunk.length) undecided.push(chunk.subarray(first));
      }
      if (undecided.reduce((sum, { length }) => sum + length, 0) >= DECISION_BYTES) yield decide();
    }
    if (undecided.length > 0) yield decide();
    if (decoder !== null) yield decoder.end();
  }
  return { text: text(), encoding: () => (known === "ascii" ? "utf-8" : known) };
}

interface Decoder {
  decode(chunk: Buffer): string;
  end(): string;
}

function decoderFor(label: string): Decoder {
  // Node's own windows-1252 has been plain Latin-1 in several releases: no euro sign, no curly quotes.
  if (label === "windows-1252") return { decode: fromWindows1252, end: () => "" };
  const decoder = new TextDecoder(label, { ignoreBOM: true });
  return { decode: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() };
}

const BYTES_80_TO_9F = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function fromWindows1252(chunk: Buffer): string {
  return chunk
    .toString("latin1")
    .replace(/[\x80-\x9f]/g, (control) => BYTES_80_TO_9F[control.charCodeAt(0) - 0x80] ?? control);
}

function firstBeyondAscii(chunk: Buffer): number {
  let index = 0;
  while (index < chunk.length && (chunk[index] ?? 0) < 0x80) index++;
  return index;
}

/** Without the up to three bytes at the end that begin a character of which the rest is still to come. */
function withoutCutCharacter(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return bytes.subarray(0, bytes.length - back);
    if (byte < 0x80) break;
  }
  return bytes;
}
