import { enterAsNewcomer, ofAdministrators } from "./accessible/walks";
import { test } from "./test";

// In other languages: languages-administrators.e2e.ts.
test("the pages of administrators are accessible in en, narrow and wide, in light and dark", async ({
  page,
  baseURL,
  walkThrough,
}) => {
  await walkThrough("en", ofAdministrators(await enterAsNewcomer(page, baseURL)));
});
