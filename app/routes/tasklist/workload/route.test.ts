import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { loader } from "./route";

const OWNERS = [
  { kind: "user", id: 7, name: "Ana Lopez", due: 1200, overdue: 2 },
  { kind: "team", id: 4, name: "Castings", due: 1, overdue: 0 },
];

async function shown(
  search: string,
  onTime: Partial<Record<"due" | "onTime" | "late" | "open" | "aborted", number>>,
  status = 200,
) {
  const asked: Record<string, string>[] = [];
  const backend = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push({ pathname, ...Object.fromEntries(searchParams) });
    if (pathname.endsWith("/teams")) return Response.json([{ id: 4, name: "Castings", version: 1, members: [] }]);
    if (pathname.endsWith("/on-time"))
      return Response.json({ due: 0, onTime: 0, late: 0, open: 0, aborted: 0, ...onTime });
    if (status !== 200) return Response.json({ code: "not_found", message: "", requestId: "r" }, { status });
    return Response.json({ until: "2026-12-14", isWhole: false, owners: OWNERS });
  };
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const request = new Request(`http://tierwatch.test/tasklist/workload${search}`);
  const view = await loader({ request, context, params: {} });
  return { view, asked: (path: string) => asked.find(({ pathname }) => pathname?.endsWith(path)) };
}

test("a share stands beside what it is counted from, and what was not done in time", async () => {
  const { view, asked } = await shown("?teamId=4&days=30", { due: 8, onTime: 6, late: 1, open: 0, aborted: 1 });
  expect(view.onTime).toMatchObject({
    share: "75%",
    counted: "6 of 8 actions completed on time",
    few: null,
    rest: "Completed late: 1 · Still open: 0 · Aborted: 1",
  });
  expect(view.rows[0]).toMatchObject({ name: "Ana Lopez", due: "1,200", overdue: "2", href: null });
  expect(view.cut).toBe("Only the 5,000 most urgent tasks of this team and its members are counted.");
  expect(view.backHref).toBe("/tasklist/team/4");
  expect(view.exports.map(({ href }) => href)).toContain("/tasklist/workload/export/csv?teamId=4");
  const { dueRange = "", teamId } = asked("/on-time") ?? {};
  const [from, to] = dueRange.split("..").map((day) => Date.parse(day));
  expect([teamId, (Number(to) - Number(from)) / 86_400_000]).toEqual(["4", 29]);
});

test("of four no share is told, and it says why; of none there is nothing to say", async () => {
  const few = (await shown("", { due: 4, onTime: 4 })).view.onTime;
  expect(few).toMatchObject({ share: null, few: "No share is shown for fewer than 5 actions." });
  const none = (await shown("", {})).view.onTime;
  expect(none).toMatchObject({ share: null, few: null, rest: null });
  expect((await shown("", {})).view.cut).toBe("Only the 5,000 most urgent tasks are counted.");
});

test("what is no filter of ours is a quarter of all; a team that is none is not found", async () => {
  const { view, asked } = await shown("?teamId=x&days=7", {});
  expect([view.teamId, view.days, asked("/workload")?.teamId]).toEqual(["", "90", undefined]);
  await expect(shown("?teamId=99", {}, 404)).rejects.toMatchObject({ status: 404 });
});
