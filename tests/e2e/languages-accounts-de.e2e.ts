// Words that are longer, or written otherwise, on the pages of accounts; English is in accessible-accounts.e2e.ts.
import { enterAsNewcomer, OF_ACCOUNTS } from "./accessible/walks";
import { test } from "./test";

test("the pages of accounts are accessible in German, narrow and wide, in light and dark", async ({
  page,
  baseURL,
  walkThrough,
}) => {
  await enterAsNewcomer(page, baseURL, "de");
  await walkThrough("de", OF_ACCOUNTS);
});
