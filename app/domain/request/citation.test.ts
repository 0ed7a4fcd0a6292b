import { expect, test } from "vitest";
import { citationIn } from "./citation";

test.each([
  ["LkSG § 3(2) no. 2", "§\u00a03 Abs. 2 Nr. 2 LkSG", "LkSG 第 3 条第 2 款第 2 项", "LkSG §\u00a03, al. 2, n° 2"],
  [
    "LkSG §§ 4–6, 8; CSDDD Art. 7, 14",
    "§§\u00a04–6, 8 LkSG; Art. 7, 14 CSDDD",
    "LkSG 第 4–6、8 条；CSDDD 第 7、14 条",
    "LkSG §§\u00a04–6, 8 ; CSDDD art. 7, 14",
  ],
  [
    "LkSG § 2(2) no. 9, § 2(3): Minamata, Stockholm, Basel",
    "§\u00a02 Abs. 2 Nr. 9, §\u00a02 Abs. 3 LkSG: Minamata, Stockholm, Basel",
    "LkSG 第 2 条第 2 款第 9 项、第 2 条第 3 款：Minamata, Stockholm, Basel",
    "LkSG §\u00a02, al. 2, n° 9, §\u00a02, al. 3 : Minamata, Stockholm, Basel",
  ],
  [
    "LkSG § 2(2) no. 1–2; ILO 138, 182",
    "§\u00a02 Abs. 2 Nr. 1–2 LkSG; ILO-Übereinkommen 138, 182",
    "LkSG 第 2 条第 2 款第 1–2 项；国际劳工组织第 138、182 号公约",
    "LkSG §\u00a02, al. 2, n° 1–2 ; Conventions OIT 138, 182",
  ],
  [
    "Regulation (EU) 2023/1542 Art. 49, Annex X",
    "Art. 49, Anhang X der Verordnung (EU) 2023/1542",
    "欧盟第 2023/1542 号条例第 49 条，附件 X",
    "Règlement (UE) 2023/1542 art. 49, annexe X",
  ],
])("%s is cited as each language writes it", (cited, de, ch, fr) => {
  expect(citationIn("en", cited)).toBe(cited.replaceAll("§ ", "§\u00a0").replaceAll("§§ ", "§§\u00a0"));
  expect(citationIn("de", cited)).toBe(de);
  expect(citationIn("ch", cited)).toBe(ch);
  expect(citationIn("fr", cited)).toBe(fr);
});
