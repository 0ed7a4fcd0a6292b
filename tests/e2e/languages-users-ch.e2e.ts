// Words that are longer, or written otherwise, on the pages of users; English is in accessible-users.e2e.ts.
import { enterAsNewcomer, OF_USERS } from "./accessible/walks";
import { test } from "./test";

test("the pages of users are accessible in Chinese, narrow and wide, in light and dark", async ({
  page,
  baseURL,
  walkThrough,
}) => {
  await enterAsNewcomer(page, baseURL, "ch");
  await walkThrough("zh-Hans", OF_USERS);
});
