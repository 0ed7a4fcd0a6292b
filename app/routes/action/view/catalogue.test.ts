import { expect, test } from "vitest";
import type { Measure } from "~/backend/contract/measures";
import { speechIn } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { ANALYST } from "../../../../tests/support/node-server";
import { catalogueOf } from "./catalogue.server";
import { entryOf } from "./queries.server";

const speech = await speechIn("en", { translations: async () => [] }, "UTC");
const ENTRY = {
  ...{ id: "joint-audit", version: "1", title: "Joint audit", language: "en", own: false },
  laws: ["lksg-6-4", "csddd-10"],
} as unknown as Measure;
const STARTED = "2026-11-24T09:00:00.000Z";

test("an action names its entry of the catalogue, in the version of then, and the law of that day", () => {
  expect(catalogueOf(ENTRY, STARTED, speech)).toMatchObject({
    ...{ title: "Joint audit", href: "/action-platform/joint-audit?version=1" },
    version: "Version 1, valid on 24 Nov 2026, when this action was started",
    laws: [
      {
        text: "LkSG §\u00a06(4): prevention at direct suppliers",
        href: "/action-platform/laws/lksg-6-4?on=2026-11-24",
      },
      {
        text: "CSDDD Art. 10: prevention, from 26 Jul 2029 (transposition 26 Jul 2028)",
        href: "/action-platform/laws/csddd-10?on=2026-11-24",
      },
    ],
    note: "As of 24 Nov 2026. This is not legal advice.",
  });
  expect(catalogueOf({ ...ENTRY, own: true, laws: [] }, STARTED, speech)).toMatchObject({
    version: "Your own entry, unchanged since it was published",
    note: null,
  });
  expect(catalogueOf(null, STARTED, speech)).toBeNull();
});

test("the backend is asked for an entry and a version only, and by who may read them", async () => {
  const asked: string[] = [];
  const context = (permissions: readonly string[]) =>
    ({
      session: { ...ANALYST, permissions },
      backend: async ({ url }: Request) => {
        asked.push(url.slice(url.indexOf("/v2")));
        return Response.json({ code: "not_found", message: "", requestId: "r" }, { status: 404 });
      },
    }) as unknown as LoadContext;
  const reader = context(["actions:recommend"]);
  for (const ref of [null, "", "Any text", "joint-audit", "joint-audit@", `joint-audit@${"1".repeat(41)}`, "../x@1"])
    expect([ref, await entryOf(reader, ref)]).toEqual([ref, null]);
  expect(await entryOf(context([]), "joint-audit@1")).toBeNull();
  expect(asked).toEqual([]);
  expect(await entryOf(reader, "joint-audit@1")).toBeNull();
  expect(asked).toEqual(["/v2/measures/joint-audit?version=1"]);
});
