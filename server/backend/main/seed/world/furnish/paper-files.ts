import { crc32, deflateSync } from "node:zlib";

/** One page A4 with a heading and lines, as a certificate would have them. ASCII and Latin-1; other letters lose their signs. */
export function paperPdf(heading: string, lines: readonly string[]): Uint8Array {
  const text = [
    "0.05 0.37 0.43 RG 2 w 56 770 m 539 770 l S",
    `BT /F2 20 Tf 56 730 Td (${escaped(heading)}) Tj ET`,
    ...lines.map((line, n) => `BT /F1 11 Tf 56 ${690 - n * 20} Td (${escaped(line)}) Tj ET`),
    "BT /F1 8 Tf 56 48 Td (Demo document of Tierwatch. Company and content are invented.) Tj ET",
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, n) => {
    const at = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, "latin1");
}

const escaped = (text: string): string =>
  text
    .replace(/[ıİşŞğĞ]/g, (letter) => ({ ı: "i", İ: "I", ş: "s", Ş: "S", ğ: "g", Ğ: "G" })[letter] ?? "")
    .normalize("NFKD")
    .replace(/[\p{M}]/gu, "")
    .replace(/[^\x20-\x7e]/g, "-")
    .replace(/[()\\]/g, "\\$&");

/** A picture of 320 by 200 points that stands for a photo: a sky, a yard and a hall, in the product's colours. */
export function paperPng(): Uint8Array {
  const [width, height] = [320, 200];
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows.set(colourAt(x, y), y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number): [number, number, number] {
  const roof = 70 + Math.abs(x - 160) / 6;
  if (y > 150) return [186, 188, 184];
  if (x > 50 && x < 270 && y > roof) return x % 44 < 3 ? [72, 84, 92] : [120, 134, 142];
  return [196 + Math.floor(y / 8), 216 + Math.floor(y / 10), 228];
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named) >>> 0);
  return Buffer.concat([length, named, check]);
}
