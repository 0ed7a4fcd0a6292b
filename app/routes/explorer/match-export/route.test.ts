import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { loader } from "./route";

const TARGET = { id: 41, name: "Gusswerk Aalbach GmbH", country: "DE", city: "Aalbach" };
const CANDIDATE = {
  target: { ...TARGET, own: true, following: true, tier: 2 },
  ...{ score: 0.97, matchedName: null, reasons: [{ key: "imports:duplicates.name", params: { likeness: 97 } }] },
};
const SAID = { name: "=Gusswerk", country: "DE", city: null, identifiers: [] };
const DECISION = { kind: "none", target: null, by: "Ada Guss", at: "2026-11-30T10:00:00.000Z", remembered: false };
const LINES = [
  { line: 1, said: SAID, state: "found", score: 0.97, candidates: [CANDIDATE], decision: null },
  {
    line: 2,
    said: { ...SAID, name: "Nobody" },
    state: "several",
    score: 0.8,
    candidates: [CANDIDATE],
    decision: DECISION,
  },
].map((line) => ({ ...line, importId: null, version: 1 }));
const LIST = {
  ...{ operationId: 5, name: null, state: "Done", done: 2, total: 2, targets: 0, rest: 1, createdBy: null },
  counts: { found: 1, several: 0, none: 0, decided: 1 },
  leftOut: { count: 0, lines: [] },
  ...{ createdAt: "2026-11-30T09:00:00.000Z", keptUntil: "2027-02-28T09:00:00.000Z" },
};

async function fileOf(search: string, status = 200) {
  const asked: string[] = [];
  const backend = async (request: Request) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    if (status !== 200) return Response.json({ code: "not_found", message: "", requestId: "r" }, { status });
    const isFirst = !searchParams.has("after");
    const content = isFirst ? LINES.slice(0, 1) : LINES.slice(1);
    const page = { number: 0, numberOfElements: 1, totalElements: 2, totalPages: 2, totalIsExact: true };
    return Response.json({ content, ...page, after: isFirst ? "1" : null, list: LIST, adopted: null, importId: null });
  };
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const request = new Request(`http://tierwatch.test/explorer/match/5/export${search}`);
  return { asked, answer: await loader({ request, context, params: { operationId: "5" } }) };
}

test("all lines of a list are in its file, with whom each means, numbers as numbers, and what looks like a formula as text", async () => {
  const { asked, answer } = await fileOf("");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="tierwatch-matches.csv"');
  const [head = "", first, second] = (await answer.text()).split("\r\n");
  expect(head.split(",").slice(-4)).toEqual(["Similarity (0 to 1)", "Reasons", "Decided by", "Decided on"]);
  expect(first).toBe(
    "1,'=Gusswerk,Germany,,,Found,Gusswerk Aalbach GmbH,41,Germany,Aalbach,Your target,Following,2,0.97,Names 97% similar,,",
  );
  expect(second).toBe("2,Nobody,Germany,,,Not known here,,,,,,,,,,Ada Guss,2026-11-30T10:00:00.000Z");
  expect(asked).toEqual(["size=200", "size=200&after=1"]);
});

test("a file of one part asks for that part alone", async () => {
  const { asked, answer } = await fileOf("?part=several");
  await answer.text();
  expect(asked[0]).toContain("part=several");
});

test("a list that is not there is no file", async () => {
  await expect(fileOf("", 404)).rejects.toMatchObject({ status: 404 });
});
