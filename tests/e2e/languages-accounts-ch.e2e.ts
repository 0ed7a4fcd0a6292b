// Words that are longer, or written otherwise, on the pages of accounts; English is in accessible-accounts.e2e.ts.
import { enterAsNewcomer, OF_ACCOUNTS } from "./accessible/walks";
import { test } from "./test";

test("the pages of accounts are accessible in Chinese, narrow and wide, in light and dark", async ({
  page,
  baseURL,
  walkThrough,
}) => {
  await enterAsNewcomer(page, baseURL, "ch");
  await walkThrough("zh-Hans", OF_ACCOUNTS);
});
