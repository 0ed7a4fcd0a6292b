import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ownMeasureContent } from "~/backend/contract/own-measures";
import { ANALYST } from "../../../../tests/support/node-server";
import { ownMeasure } from "../../../../tests/support/sample-requests";
import { importForm } from "../own-measure-import/schema";
import { loader as templates } from "../templates-export/route";
import { loader } from "./route";

const content = ownMeasureContent.parse(ownMeasure());
const row = (id: number, successor: number | null, more: object = {}) => ({
  ...{
    id,
    measureId: `own.${id}`,
    state: "draft",
    replaces: null,
    successor,
    reviewedBy: null,
    returned: null,
    version: 1,
  },
  writtenBy: { id: 1, name: "Ana Lopez" },
  content: { ...content, ...more },
});
const TEMPLATE = {
  ...{ id: 4, version: 3, title: "Audit", typeId: "on-site-audit", purpose: null, rightConcerned: null },
  ...{ description: "", evidence: "Report", steps: [{ title: "Visit", afterDays: 10 }] },
};

const context = {
  session: ANALYST,
  backend: async (request: Request) =>
    Response.json(
      new URL(request.url).pathname.endsWith("/action-templates")
        ? [TEMPLATE]
        : { content: [row(1, null), row(2, 3, { source: "Old" }), row(3, null, { source: "New" })] },
    ),
} as unknown as AppLoadContext;
const asked = (path: string) => ({ request: new Request(`http://tierwatch.test${path}`), context, params: {} });

test("what is exported is what the form of the import takes, each as it was, and none that was replaced", async () => {
  const file = await loader(asked("/action-platform/own/export"));
  expect(file.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="own-measures-\d{4}-\d\d-\d\d\.json"$/,
  );
  const rows = importForm.parse({ json: await file.text() }).json;
  expect(rows.map((one) => ownMeasureContent.parse(one))).toEqual([content, { ...content, source: "New" }]);
});

test("templates are a file of what makes each anew", async () => {
  const { id: _, version: __, ...template } = TEMPLATE;
  expect(JSON.parse(await (await templates(asked("/action/templates/export"))).text())).toEqual({
    templates: [template],
  });
});
