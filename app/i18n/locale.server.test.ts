import { expect, test } from "vitest";
import { languageCookie, languageOf } from "./locale.server";

const visitor = { session: null };
const asking = (headers: Record<string, string>) => new Request("http://tierwatch.test/", { headers });

test.each([
  ["de-AT,fr;q=0.9", "de"],
  ["zh-CN", "ch"],
  ["fr", "fr"],
  ["pl", "en"],
])("a browser that says %s is answered in %s", async (wish, language) => {
  expect(await languageOf(asking({ "accept-language": wish }), visitor)).toBe(language);
});

test("the cookie's language is used, and nonsense in it is not", async () => {
  const choice = async (value: string) => asking({ cookie: await languageCookie.serialize(value) });
  expect(await languageOf(await choice("ch"), visitor)).toBe("ch");
  expect(await languageOf(await choice("xx"), visitor)).toBe("en");
});
