import { enterAsNewcomer, ofAdministrators } from "./accessible/walks";
import { test } from "./test";

for (const [language, tag] of [
  ["de", "de"],
  ["ch", "zh-Hans"],
] as const) {
  test(`the pages of administrators are accessible in ${language}, narrow and wide, in light and dark`, async ({
    page,
    baseURL,
    walkThrough,
  }) => {
    await walkThrough(tag, ofAdministrators(await enterAsNewcomer(page, baseURL, language)));
  });
}
