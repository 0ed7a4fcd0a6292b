import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { posted } from "../../../../tests/support/posted";
import { action, loader } from "./route";

const EMPTY = {
  ...{ content: [], number: 0, numberOfElements: 0, totalElements: 0 },
  ...{ totalPages: 0, totalIsExact: true, after: null },
};

const ACTION = {
  ...{
    id: 7,
    version: 3,
    typeId: "watch",
    title: "Watch",
    description: "",
    metaStatus: "Planned",
    dueOn: "2026-01-09",
  },
  ...{ skipped: null, assignees: [], createdBy: null, createdAt: "2026-11-01T00:00:00.000Z", completedAt: null },
  targets: [1, 2, 3].map((id) => ({ id, name: `Mill ${id}` })),
  ...{ alertIds: [], purpose: null, rightConcerned: null, rootCause: "", steps: [], confidential: false },
  ...{ success: { measure: "", before: null, after: null }, blockedReason: null, completedReason: null, measure: null },
  ...{
    effectDueOn: null,
    effect: null,
    effectWaived: null,
    cost: null,
    isWithSupplier: false,
    everyMonths: null,
    followsId: null,
  },
};
const BOARD = [
  { metaStatus: "Planned", total: 23, content: [ACTION] },
  { metaStatus: "InProgress", total: 0, content: [] },
  { metaStatus: "Completed", total: 1, content: [{ ...ACTION, id: 8, metaStatus: "Completed", targets: [] }] },
  { metaStatus: "Aborted", total: 1001, content: [] },
].map((column) => ({ ...column, totalIsExact: column.total < 1001 }));

async function asked(path: string, refuses: (search: string) => boolean = () => false) {
  const searches: string[] = [];
  const backend = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith("/v2/actions/board")) {
      searches.push(`board${search}`);
      return Response.json(BOARD);
    }
    if (!pathname.endsWith("/v2/actions")) return Response.json(pathname.endsWith("/teams") ? [] : EMPTY);
    searches.push(search);
    if (refuses(search)) return Response.json({ code: "invalid_input", message: "", requestId: "r" }, { status: 422 });
    return Response.json(EMPTY);
  };
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const loaded = await loader({ request: new Request(`http://tierwatch.test${path}`), context, params: {} });
  return { searches, ...loaded };
}

test("one's own open actions come first by when they are due", async () => {
  const { searches } = await asked("/action?owner=me");
  expect(searches).toEqual(["?owner=me&state=open&timeZone=UTC&sort=dueOn&direction=asc&size=50"]);
});

test("all filters and the order go to the backend, and the way back to all is offered", async () => {
  const { searches, view } = await asked("/action?state=all&due=Overdue&typeId=watch&sort=title&direction=desc");
  expect(searches).toEqual(["?due=Overdue&typeId=watch&timeZone=UTC&sort=title&direction=desc&size=50"]);
  expect([view.allHref, view.kept]).toEqual(["/action", { sort: "title", direction: "desc" }]);
  expect((await asked("/action")).view.allHref).toBeNull();
});

test("a cursor that was cut short is a first page", async () => {
  const { searches } = await asked("/action?after=abc", (search) => search.includes("after=abc"));
  expect(searches.map((search) => search.includes("after"))).toEqual([true, false]);
});

test("the board asks for all states under the same filter, and leads to the list of what it leaves out of a column", async () => {
  const { searches, board, list, view } = await asked("/action?view=board&owner=me&q=mill&sort=title");
  expect(searches).toEqual(["board?owner=me&q=mill&timeZone=UTC&sort=title&direction=asc&size=20"]);
  expect(list).toBeNull();
  expect(board?.columns.map(({ key, count, cards, more }) => [key, count, cards.length, more?.href])).toEqual([
    ["Planned", "23", 1, "/action?owner=me&state=Planned&q=mill&sort=title"],
    ["InProgress", "0", 0, undefined],
    ["Completed", "1", 1, undefined],
    ["Aborted", "1,000+", 0, "/action?owner=me&state=Aborted&q=mill&sort=title"],
  ]);
  expect(board?.count).toBe("More than 1,024 actions");
  expect(view.views.map(({ href }) => href)).toEqual([
    "/action?owner=me&q=mill&sort=title",
    "/action?owner=me&view=board&q=mill&sort=title",
  ]);
  expect(view.choices.map(({ name }) => name)).not.toContain("state");
  expect([view.kept, view.allHref]).toEqual([{ view: "board", sort: "title" }, "/action?view=board"]);
});

test("a card says what it is about, and where it can go; what is over is only reopened", async () => {
  const [planned, , completed] = (await asked("/action?view=board")).board?.columns ?? [];
  expect(planned?.cards[0]).toMatchObject({ title: "Watch", href: "/action/7", isOver: false, version: 3 });
  expect(planned?.cards[0]?.targets).toContain("Mill 1, Mill 2");
  expect(planned?.cards[0]?.moves.map(({ value }) => value)).toEqual(["InProgress", "Completed", "Aborted"]);
  expect(completed?.cards[0]).toMatchObject({ isOver: true, targets: null, moves: [{ value: "InProgress" }] });
});

const MOVE = { intent: "move-7", actionId: "7", version: "3", to: "Completed" };
const path = "/action?view=board&owner=me";

test("a card is moved with the version that was seen, and the board stays filtered", async () => {
  const { asked, status, to } = await posted(action, MOVE, { path, answers: [200, ACTION] });
  expect(asked).toEqual([["PUT", "/v2/actions/7", { metaStatus: "Completed", version: 3 }]]);
  expect([status, to]).toEqual([303, "/action?owner=me&view=board"]);
  const reopened = { ...MOVE, to: "InProgress", reason: " By mistake " };
  const again = await posted(action, reopened, { path, answers: [200, ACTION] });
  expect(again.asked[0]?.[2]).toEqual({ metaStatus: "InProgress", version: 3, reason: "By mistake" });
  const why = await posted(action, { ...MOVE, reason: "Told by phone" }, { path, answers: [200, ACTION] });
  expect(why.asked[0]?.[2]).toEqual({ metaStatus: "Completed", version: 3, completedReason: "Told by phone" });
});

test("what an action's rules refuse is said with the card's own form, which keeps what was chosen", async () => {
  const open = await posted(action, MOVE, { path, answers: [409, "steps_open", { steps: ["Call"] }] });
  expect([open.status, open.problem]).toEqual([409, { key: "actions:problems.stepsOpen", params: { steps: "Call" } }]);
  expect(open.kept).toMatchObject({ intent: "move-7", to: "Completed" });
  const details = [{ path: "body.reason", message: "is needed" }];
  const reopened = await posted(
    action,
    { ...MOVE, to: "InProgress" },
    { path, answers: [422, "invalid_input", details] },
  );
  expect([reopened.status, reopened.errors]).toEqual([400, { reason: ["actions:problems.skipReason"] }]);
  const stale = await posted(action, MOVE, { path, answers: [409, "stale_version", { current: ACTION }] });
  expect([stale.status, stale.problem]).toMatchObject([409, { key: "actions:problems.changed" }]);
  const wrong = await posted(action, { ...MOVE, to: "Elsewhere", intent: "x" }, { path });
  expect([wrong.status, wrong.asked]).toEqual([400, []]);
});
