import { expect, test } from "vitest";
import { codePageOf } from "./code-page";

const bytes = (latin1: string): Buffer => Buffer.from(latin1, "latin1");
/** "Поставщик;Страна" in Windows-1251, "供应商名称" in GBK, "공급업체명칭국가도시" in EUC-KR. */
const CYRILLIC = Buffer.from("cfeef1f2e0e2f9e8ea3bd1f2f0e0ede0", "hex");
const CHINESE = Buffer.from("b9a9d3a6c9ccc3fbb3c6", "hex");
const KOREAN = Buffer.from("b0f8b1dec3bcb8edc4a2b1b9b0a1b5b5bdc3b0f8b1dec3bcb8edc4a2b1b9b0a1", "hex");

test.each([
  ["Łódź und Zakłady", bytes("£ód\x9f; Zak³ady"), "windows-1250"],
  ["Příbram, Škoda", bytes("Pøíbram;\x8akoda"), "windows-1250"],
  ["İstanbul, Şti.", bytes("Ýstanbul;Ltd. Þti."), "windows-1254"],
  ["a Russian list", CYRILLIC, "windows-1251"],
  ["a Chinese list", CHINESE, "gb18030"],
  ["a Korean list", KOREAN, "euc-kr"],
  ["Müller & Söhne", bytes("Müller & Söhne;Straße;Zürich;Cœur"), "windows-1252"],
  ["a Spanish list", bytes("¿activo?;Población;España;Ñuñoa;m³"), "windows-1252"],
  ["an Icelandic list", bytes("Þórður ehf.;Reykjavík;Ísland;Fyrirtæki á Íslandi"), "windows-1252"],
  ["a Danish list", bytes("Møller & Søn A/S;Ærøskøbing;Århus"), "windows-1252"],
  ["pounds", bytes("Spend (£m);£k;£ 12"), "windows-1252"],
  ["accents side by side", bytes("Création;Noël;à Évreux;ÄÖÜ"), "windows-1252"],
])("%s is read in its code page", (_, content, page) => {
  expect(codePageOf(content)).toBe(page);
});
