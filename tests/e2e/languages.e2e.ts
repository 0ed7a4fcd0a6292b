// Words that are longer, or written otherwise, on the pages of visitors; English is in accessible.e2e.ts.
import { OF_VISITORS } from "./accessible/walks";
import { LOCALES, test } from "./test";

for (const [language, locale, tag] of [
  ["de", LOCALES.de, "de"],
  ["ch", LOCALES.ch, "zh-Hans"],
  ["fr", "fr-FR", "fr"],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test("the pages of visitors are accessible, narrow and wide, in light and dark", async ({ walkThrough }) => {
      await walkThrough(tag, OF_VISITORS);
    });
  });
}
