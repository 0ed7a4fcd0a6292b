import { expect, test } from "vitest";
import { codePageOf } from "./code-page";

const bytes = (latin1: string): Buffer => Buffer.from(latin1, "latin1");
/** "Поставщик;Страна" in Windows-1251, "供应商名称" in GBK, "공급업체명칭국가도시" in EUC-KR. */
const CYRILLIC = Buffer.from("cfeef1f2e0e2f9e8ea3bd1f2f0e0ede0", "hex");
const CHINESE = Buffer.from("b9a9d3a6c9ccc3fbb3c6", "hex");
/** "仕入先名,住所,国\n東京精密工業株式会社,大田区4-5,日本" in Shift JIS. */
const JAPANESE = Buffer.from(
  "8e6493fc90e696bc2c8f5a8f8a2c8d910a938c8b9e90b896a78d488bc68a948eae89ef8ed02c91e593638be6342d352c93fa967b",
  "hex",
);
const KOREAN = Buffer.from("b0f8b1dec3bcb8edc4a2b1b9b0a1b5b5bdc3b0f8b1dec3bcb8edc4a2b1b9b0a1", "hex");

test.each([
  ["Łódź und Zakłady", bytes("£ód\x9f; Zak³ady"), "windows-1250"],
  ["Příbram, Škoda", bytes("Pøíbram;\x8akoda"), "windows-1250"],
  ["İstanbul, Şti.", bytes("Ýstanbul;Ltd. Þti."), "windows-1254"],
  ["a Russian list", CYRILLIC, "windows-1251"],
  ["a Chinese list", CHINESE, "gb18030"],
  ["a Korean list", KOREAN, "euc-kr"],
  ["a Japanese list", JAPANESE, "shift_jis"],
  ["a Czech list without š and ž", bytes("PSÈ;Mìsto;Prùmyslová 9"), "windows-1250"],
  ["Italian words that end so", bytes("Cantù;Lunedì;Città;Forlì S.p.A.;Più"), "windows-1252"],
  [
    "curly apostrophes",
    bytes("l\x92usine d\x92acier;Soci\xe9t\xe9 de l\x92Est;\x93Forge\x94;Men\x92s"),
    "windows-1252",
  ],
  ["Müller & Söhne", bytes("Müller & Söhne;Straße;Zürich;Cœur"), "windows-1252"],
  ["a Spanish list", bytes("¿activo?;Población;España;Ñuñoa;m³"), "windows-1252"],
  ["an Icelandic list", bytes("Þórður ehf.;Reykjavík;Ísland;Fyrirtæki á Íslandi"), "windows-1252"],
  ["a Danish list", bytes("Møller & Søn A/S;Ærøskøbing;Århus"), "windows-1252"],
  ["pounds", bytes("Spend (£m);£k;£ 12"), "windows-1252"],
  ["accents side by side", bytes("Création;Noël;à Évreux;ÄÖÜ"), "windows-1252"],
])("%s is read in its code page", (_, content, page) => {
  expect(codePageOf(content)).toBe(page);
});
