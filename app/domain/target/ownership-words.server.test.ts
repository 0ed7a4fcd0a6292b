import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { speechOf } from "~/i18n/speech.server";
import { ownershipWords } from "./ownership-words.server";

const context = { session: null, translations: async () => null } as unknown as AppLoadContext;
const speech = await speechOf(new Request("http://tierwatch.test/"), context);

const [FIRST, LAST] = [speech.day("2022-01-01"), speech.day("2022-12-31")];

test.each([
  [{ share: 51.5, shareBound: null, since: null, until: null }, "51.5%"],
  [{ share: 77.3226, shareBound: null, since: "2022-01-01", until: null }, `77.32%, since ${FIRST}`],
  [{ share: 5, shareBound: "below", since: null, until: "2022-12-31" }, `below 5%, until ${LAST}`],
  [{ share: 25, shareBound: "above", since: "2022-01-01", until: "2022-12-31" }, `at least 25%, ${FIRST} to ${LAST}`],
  [{ share: null, shareBound: null, since: null, until: null }, ""],
] as const)("%j reads %j", (ownership, words) => {
  expect(ownershipWords(ownership, speech)).toBe(words);
});
