export type CodePage = "windows-1252" | "windows-1250" | "windows-1251" | "windows-1254" | Asian;
type Asian = "gb18030" | "euc-kr" | "shift_jis";

/**
 * The code page that explains bytes which are no UTF-8: what Excel writes into a CSV file in western and central Europe, Turkey, eastern Europe,
 * China, Korea and Japan. Windows-1252 where nothing speaks for another one.
 */
export function codePageOf(bytes: Buffer): CodePage {
  return (
    asianPage(bytes) ??
    japanesePage(bytes) ??
    (isCyrillic(bytes) ? "windows-1251" : latinPage(bytes.toString("latin1")))
  );
}

/**
 * GB 2312 and KS X 1001 write each character of their language with two bytes from 0xa1 on, the first of them from 0xb0 (of a Korean syllable to 0xc8);
 * western accents stand alone between ASCII letters.
 */
function asianPage(bytes: Buffer): "gb18030" | "euc-kr" | null {
  let [alone, pairs, common, korean] = [0, 0, 0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[at + 1] ?? 0;
    if (trail < 0xa1 || lead < 0xa1) {
      // The last one may have been cut.
      if (at + 1 < bytes.length) alone++;
      continue;
    }
    pairs++;
    at++;
    if (lead >= 0xb0 && lead <= 0xf7) common++;
    if (lead >= 0xb0 && lead <= 0xc8) korean++;
  }
  if (pairs < 4 || alone > pairs * 0.05 || common < pairs * 0.8 || isCyrillic(bytes)) return null;
  return pairs >= 12 && korean >= common * 0.98 ? "euc-kr" : "gb18030";
}

/**
 * JIS X 0208 has its characters in two bytes, the first from 0x81 to 0x9f or from 0xe0 on, side by side in words. What western pages have there, curly
 * quotes for the most part, stands alone between ASCII letters.
 */
function japanesePage(bytes: Buffer): "shift_jis" | null {
  let [alone, pairs, early, joined, before] = [0, 0, 0, 0, -2];
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    // Katakana of one byte tell nothing.
    if (lead < 0x80 || (lead >= 0xa1 && lead <= 0xdf)) continue;
    const trail = bytes[at + 1] ?? 0;
    if (lead === 0x80 || lead === 0xa0 || lead > 0xfc || trail < 0x40 || trail === 0x7f || trail > 0xfc) {
      if (at + 1 < bytes.length) alone++;
      continue;
    }
    pairs++;
    if (lead <= 0x9f) early++;
    if (before === at - 2) joined++;
    before = at;
    at++;
  }
  return pairs >= 4 && alone <= pairs * 0.05 && early >= pairs * 0.6 && joined >= pairs * 0.4 ? "shift_jis" : null;
}

/** Words of Cyrillic letters are runs of bytes from 0xc0 on; no other language here has three of them side by side. */
function isCyrillic(bytes: Buffer): boolean {
  let [high, letters, runs, before] = [0, 0, 0, 0];
  for (const byte of bytes) {
    if (byte >= 0x80) {
      high++;
      if (byte >= 0xc0) letters++;
      if (before < 0x80) runs++;
    }
    before = byte;
  }
  return high >= 8 && letters >= high * 0.95 && high / Math.max(1, runs) >= 3;
}

/** By letters that would make no words: "Zak³ady" is Zakłady, "Ýstanbul" İstanbul. Icelandic, which has Ý and þ, has accents that Turkish lacks. */
function latinPage(text: string): "windows-1252" | "windows-1250" | "windows-1254" {
  if (/(?<=[A-Za-zÀ-ÿ])[³¹¿](?=[a-zà-ÿ])|£(?=[à-ÿ])/.test(text)) return "windows-1250";
  if (/[øìØÌ]/.test(text) && /[\x8a\x8e\x9a\x9e]/.test(text) && !/[åÅ]/.test(text)) return "windows-1250";
  // "Prùmyslová" is Průmyslová, "Mìsto" Město: Italian has such letters at the end of words.
  if (/(?<=[A-Za-zÀ-ÿ])[ìù](?=[a-z])/.test(text) && /[áéíýÁÍÝ]/.test(text)) return "windows-1250";
  if (/[ðýþÐÝÞ]/.test(text) && !/[áíóúæÁÍÓÚÆ]/.test(text)) return "windows-1254";
  return "windows-1252";
}
