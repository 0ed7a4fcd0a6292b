import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { posted } from "../../../../tests/support/posted";
import { action, loader } from "./route";

test("one's perspectives are named in one's own language, and one of an unknown name by that", async () => {
  const user = { ...ANALYST.user, language: "de" };
  const session = { ...ANALYST, user, perspectives: ["Disruption", "Water"] };
  const context = { session, translations: async () => null } as unknown as AppLoadContext;
  const { perspectives } = await loader({ request: new Request("http://tierwatch.test/"), context, params: {} });
  expect(perspectives).toEqual([
    { value: "Disruption", label: "Versorgung" },
    { value: "Water", label: "Water" },
  ]);
});

test("what was chosen is saved, and the page comes as a new document", async () => {
  const fields = { language: "en", theme: "dark", shortcuts: "on", perspective: "Disruption" };
  const { asked, status, to } = await posted(action, fields, { answers: [200, ANALYST] });
  expect([status, to]).toEqual([303, "/management/preferences"]);
  expect(asked.map(([, path]) => path)).toContain("/v2/session/preferences");
  expect(asked.find(([, path]) => path.endsWith("preferences"))?.[2]).toMatchObject({
    theme: "dark",
    shortcuts: true,
    perspectives: ["Disruption"],
  });
});
