import { expect, test } from "vitest";
import { readLanguage } from "./read-language";

test.each([
  ["Workers walk out of the port", "en-GB", "en-GB", "source"],
  ["Nach Großbrand stellt das Werk die Produktion ein", "de", "de", "source"],
  // Declared wrong, and long enough to be sure.
  ["Nach Großbrand stellt das Werk in Hagen die Produktion zwei Wochen ein", "en", "de", "detected"],
  ["Les ouvriers de l’usine se sont mis en grève pour leurs salaires", "en", "fr", "detected"],
  ["Los trabajadores del puerto inician una huelga por sus salarios", null, "es", "detected"],
  ["港口工人罢工，码头停止作业", "en", "zh", "detected"],
  ["港口工人罢工，码头停止作业", "zh-CN", "zh-CN", "source"],
  [
    "港の労働者がストライキを行い、賃金の引き上げを求めた。会社は交渉を続けている。港は閉鎖された。",
    null,
    "ja",
    "detected",
  ],
  // Too short to be sure: the source is believed.
  ["Streik bei Bosch", "en", "en", "source"],
  ["12345 !!!", null, null, "source"],
  ["", "und", "und", "source"],
] as const)("%s, declared %s, is read as %s", async (text, declared, tag, by) => {
  expect(await readLanguage(text, declared)).toEqual({ tag, by });
});
