// Words that are longer, or written otherwise, on the pages of users; English is in accessible-users.e2e.ts.
import { enterAsNewcomer, OF_USERS } from "./accessible/walks";
import { test } from "./test";

for (const [language, tag] of [
  ["de", "de"],
  ["ch", "zh-Hans"],
] as const) {
  test(`the pages of users are accessible in ${language}, narrow and wide, in light and dark`, async ({
    page,
    baseURL,
    walkThrough,
  }) => {
    await enterAsNewcomer(page, baseURL, language);
    await walkThrough(tag, OF_USERS);
  });
}
