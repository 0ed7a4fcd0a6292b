import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { loader } from "./route";

function ask(language: string, namespace: string, headers: HeadersInit = {}) {
  const request = new Request("http://tierwatch.test/", { headers });
  return loader({
    request,
    context: { translations: async () => null } as Partial<AppLoadContext> as AppLoadContext,
    params: { language, namespace },
  });
}

test("a section's texts come in the language asked for", async () => {
  const answer = await ask("de", "login");
  expect(await answer.json()).toMatchObject({ title: "Anmelden" });
});

test("asked again with the tag it gave, weak or not, it answers 304", async () => {
  const tag = (await ask("ch", "feed")).headers.get("ETag") ?? "";
  expect((await ask("ch", "feed", { "If-None-Match": tag })).status).toBe(304);
  expect((await ask("ch", "feed", { "If-None-Match": `W/${tag}` })).status).toBe(304);
  expect((await ask("en", "feed", { "If-None-Match": tag })).status).toBe(200);
});

test.each([
  ["xx", "feed"],
  ["en", "nothing"],
  ["__proto__", "feed"],
  ["en", "../shell"],
])("there are no texts at %s/%s", async (language, namespace) => {
  await expect(ask(language, namespace)).rejects.toMatchObject({ status: 404 });
});
