import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { askFor, decide } from "./mutations.server";
import { loader } from "./route";
import { allForm, decideForm, stepForm } from "./schema";

const IMPORT = {
  ...{ id: 7, kind: "suppliers", fileName: "liste.csv", fileHash: "", state: "Done", step: "applied", dryRun: false },
  ...{
    done: 4,
    total: 4,
    counts: { created: 2, repeated: 1, refused: 1 },
    places: { address: 1, town: 2, none: 1 },
    table: null,
    refusal: null,
    collection: null,
    since: "2024-01-31",
  },
  columns: [
    { column: 1, title: "Lieferant", field: "name", confidence: 1, reasons: [], alternatives: [] },
    { column: 2, title: "Notiz", field: null, confidence: null, reasons: [], alternatives: [] },
  ],
  ...{ createdBy: null, createdAt: "2026-11-23T10:00:00.000Z", appliedAt: null, undoneAt: null, version: 1 },
};
const MERGED = {
  ...{ row: 3, state: "repeated", name: "NORDWERK", kind: "organization", country: "DE", city: "Ulm", address: null },
  ...{ place: null, problems: [], score: 0.93, target: null, repeats: 2, repeatsName: "Nordwerk AG" },
  reasons: [
    { key: "imports:duplicates.repeats", params: { row: 2 } },
    { key: "imports:duplicates.name", params: { likeness: 100 } },
    { key: "imports:duplicates.other.house", params: { one: "1", other: "2" } },
  ],
};

async function asked(
  search: string,
  refuses: (search: string) => boolean = () => false,
  { row, total }: { row: object; total: number } = { row: MERGED, total: 1 },
) {
  const searches: string[] = [];
  const backend = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.endsWith("/rows")) return Response.json(IMPORT);
    searches.push(search);
    if (refuses(search)) return Response.json({ code: "invalid_input", message: "", requestId: "r" }, { status: 422 });
    const page = {
      number: 0,
      numberOfElements: 1,
      totalElements: total,
      totalPages: 1,
      totalIsExact: true,
      after: "3",
    };
    return Response.json({ content: [row], ...page });
  };
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const request = new Request(`http://tierwatch.test/data-management/imports/7${search}`);
  const { view } = await loader({ request, context, params: { importId: "7" } });
  return { searches, view };
}

test("rows that repeat another stand with the row that they repeat, and with what speaks for it and against it", async () => {
  const { searches, view } = await asked("?result=repeated");
  expect(searches).toEqual(["?state=repeated&size=50"]);
  expect(view.rows).toEqual([
    {
      ...{
        href: "/data-management/imports/7/rows/3",
        row: 3,
        name: "NORDWERK",
        place: "Ulm, Germany",
        state: "Duplicate",
      },
      target: { text: "Row 2: Nordwerk AG", href: null },
      why: ["Names 100% similar", "Different house numbers: 1 and 2"],
      choices: [],
      seen: "repeated",
    },
  ]);
  expect(view.tabs.map(({ text, href, current }) => [text, href, current])).toEqual([
    ["All 4", "/data-management/imports/7", false],
    ["Created 2", "/data-management/imports/7?result=created", false],
    ["Duplicate 1", "/data-management/imports/7?result=repeated", true],
    ["Rejected 1", "/data-management/imports/7?result=refused", false],
  ]);
  const [all, ...parts] = view.tabs.map(({ text }) => Number(/\d+$/.exec(text)?.[0]));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
  expect(view.columns).toEqual([
    "Columns read: Lieferant",
    "Columns not read: Notiz",
    "Places: 1 exact, 2 by town, 1 without location",
    "New targets are matched with events since 31 Jan 2024.",
  ]);
  expect(view.nextHref).toBe("/data-management/imports/7?result=repeated&after=3");
});

test("a result that is none is all rows, and a cursor that was cut short is a first page", async () => {
  expect((await asked("?result=nonsense")).searches).toEqual(["?size=50"]);
  const { searches } = await asked("?after=abc", (search) => search.includes("after=abc"));
  expect(searches.map((search) => search.includes("after"))).toEqual([true, false]);
});

test("an import whose number is none is not there", async () => {
  const context = { session: ANALYST } as unknown as AppLoadContext;
  const request = new Request("http://tierwatch.test/data-management/imports/abc");
  await expect(loader({ request, context, params: { importId: "abc" } })).rejects.toMatchObject({ status: 404 });
});

test("a row that is decided on this page is decided as it was shown, and what somebody else said meanwhile is told", async () => {
  let sent: unknown;
  const backend = async (request: Request) => {
    sent = await request.json();
    return Response.json({ code: "import_row_decided", message: "", requestId: "r" }, { status: 409 });
  };
  const context = { backend, session: ANALYST } as unknown as AppLoadContext;
  const form = decideForm.parse({ row: "3", decision: "join", targetId: "9", seen: "waiting:9" });
  const decided = await decide(context, 7, form);
  expect(sent).toEqual({ decision: "join", targetId: 9, seen: "waiting", seenTargetId: 9 });
  expect(decided).toMatchObject({ ok: false, no: { problem: { key: "importPages:problems.decidedMeanwhile" } } });
});

test("a file that was imported before says so with the way to that import, and takes a tick; without it the form is refused at its field", async () => {
  const sameFile = { id: 4, createdAt: "2026-11-20T10:00:00.000Z", isImported: true };
  const backend = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === "POST") {
      sent.push(new URL(request.url).search);
      return Response.json({ code: "import_same_file", message: "", requestId: "r" }, { status: 409 });
    }
    if (pathname.endsWith("/rows")) {
      const page = { number: 0, numberOfElements: 0, totalElements: 0, totalPages: 0, totalIsExact: true, after: null };
      return Response.json({ content: [], ...page });
    }
    return Response.json({ ...IMPORT, step: "review", sameFile });
  };
  const sent: string[] = [];
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const request = new Request("http://tierwatch.test/data-management/imports/7");
  const { view } = await loader({ request, context, params: { importId: "7" } });
  expect(view.same).toEqual({
    ...{ text: expect.stringMatching(/^The same file was imported on 20 Nov 2026/), isImported: true },
    href: "/data-management/imports/4",
  });
  const refused = await askFor(context, stepForm.parse({ intent: "apply", revision: "0", version: "1" }), 7);
  expect(refused).toMatchObject({ ok: false, no: { status: 409, errors: { again: ["importPages:problems.again"] } } });
  await askFor(context, stepForm.parse({ intent: "apply", revision: "0", version: "1", again: "yes" }), 7);
  expect(sent.map((search) => search.includes("again=true"))).toEqual([false, true]);
});

test("rows that wait are shown and decided from a likeness on, with their count first", async () => {
  const { searches, view } = await asked("?result=waiting&alike=90");
  expect(searches).toEqual(["?state=waiting&leastScore=0.9&size=50"]);
  expect(view.alikeTabs.map(({ text, href, current }) => [text, href, current])).toEqual([
    ["Any", "/data-management/imports/7?result=waiting", false],
    ["95% or more", "/data-management/imports/7?result=waiting&alike=95", false],
    ["90% or more", "/data-management/imports/7?result=waiting&alike=90", true],
    ["80% or more", "/data-management/imports/7?result=waiting&alike=80", false],
  ]);
  expect((await asked("?result=waiting&alike=7")).searches).toEqual(["?state=waiting&size=50"]);
  expect(allForm.parse({ decision: "join", alike: "90" })).toEqual({ decision: "join", alike: 90 });
  expect(allForm.safeParse({ decision: "join", alike: "12" }).success).toBe(false);
});

test("many rows are decided from the list of all that wait, and not from that of those which others changed", async () => {
  const waiting = { row: { ...MERGED, state: "waiting" }, total: 3 };
  const all = await asked("?result=waiting", undefined, waiting);
  expect(all.view.bulk).toMatchObject({ alike: null });
  const changed = await asked("?result=waiting&changed=2", undefined, waiting);
  expect(changed.searches).toEqual(["?state=waiting&changedSince=2&size=50"]);
  expect(changed.view.bulk).toBeNull();
});
