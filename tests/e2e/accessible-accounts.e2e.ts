import { enterAsNewcomer, OF_ACCOUNTS } from "./accessible/walks";
import { test } from "./test";

test("the pages of accounts are accessible in en, narrow and wide, in light and dark", async ({
  page,
  baseURL,
  walkThrough,
}) => {
  await enterAsNewcomer(page, baseURL);
  await walkThrough("en", OF_ACCOUNTS);
});
