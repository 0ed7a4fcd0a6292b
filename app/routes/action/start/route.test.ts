import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { loader } from "./route";

const TEMPLATE = {
  ...{ id: 12, title: "Yearly audit", typeId: "on-site-audit", purpose: "prevent", rightConcerned: null },
  ...{ description: "By train", evidence: "Signed report", version: 3 },
  steps: [
    { title: "Invite", afterDays: 0 },
    { title: "Visit", afterDays: null },
  ],
};
const EMPTY = {
  ...{ content: [], number: 0, numberOfElements: 0, totalElements: 0 },
  ...{ totalPages: 0, totalIsExact: true, after: null },
};

async function opened(search: string) {
  const backend = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/v2/action-templates")) return Response.json([TEMPLATE]);
    return Response.json(pathname.endsWith("/teams") ? [] : EMPTY);
  };
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  return loader({ request: new Request(`http://tierwatch.test/action/new${search}`), context, params: {} });
}

test("an action that starts from a template has what the template says, each step on its day", async () => {
  const { typed, evidence, notices } = await opened("?template=12@3");
  expect(typed).toMatchObject({ typeId: "on-site-audit", title: "Yearly audit", description: "By train" });
  expect(typed).toMatchObject({
    purpose: "prevent",
    steps: [
      { title: "Invite", dueOn: new Date().toISOString().slice(0, 10), assigneeId: "" },
      { title: "Visit", dueOn: "", assigneeId: "" },
    ],
  });
  expect([evidence, notices]).toEqual(["Signed report", []]);
});

test("of an older version, or one that never was, the newest is taken and said to be it", async () => {
  for (const version of ["2", "99"]) {
    const { typed, notices } = await opened(`?template=12@${version}`);
    expect(typed).toMatchObject({ title: "Yearly audit" });
    expect(notices).toEqual([expect.stringContaining("newest version")]);
  }
  expect((await opened("?template=12")).notices).toEqual([]);
});

test("a template that is gone leaves an empty form that says so", async () => {
  const { typed, evidence, notices } = await opened("?template=13@1");
  expect(typed).toMatchObject({ title: "", steps: [] });
  expect(evidence).toBeNull();
  expect(notices).toEqual([expect.stringContaining("no longer exists")]);
});
