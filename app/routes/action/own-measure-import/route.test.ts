import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const PASTED = '[{"names": {"de": "Sicherheitstag"}}, {"names": {}}]';
const REFUSED = [
  { row: 1, path: "topics.0", message: "is no event type", why: "topic", limit: null },
  { row: 1, path: "what", message: "Too small", why: "fewCharacters", limit: 20 },
  { row: 2, path: "", message: "Invalid", why: "row", limit: null },
];
const paste = (json: string, answers: NonNullable<Parameters<typeof posted>[2]>["answers"], cookie = "") =>
  posted(action, { json }, { answers, cookie });

test("rows that are wrong are told by row and field in the reader's language, and what was pasted is kept", async () => {
  const { status, problem, kept, said } = await paste(PASTED, [422, "rows_refused", { refused: REFUSED }]);
  expect([status, problem]).toEqual([400, { key: "measures:import.noneMade", params: { count: 2 } }]);
  expect(kept).toMatchObject({ json: PASTED });
  expect(said).toMatchObject({
    refused: {
      rows: [
        { where: "Row 1, Risks (topics.0):", why: "This risk does not exist. Use a key of the API documentation." },
        { where: "Row 1, What is done (what):", why: "Use at least 20 characters." },
        { where: "Row 2:", why: "Write an entry in curly brackets." },
      ],
      more: 0,
    },
  });
});

test("of hundreds that are wrong thirty are told, and how many more there are", async () => {
  const refused = Array.from({ length: 200 }, (_, at) => ({ ...REFUSED[0], row: at + 1 }));
  const { said } = await paste(PASTED, [422, "rows_refused", { refused }]);
  expect(said).toMatchObject({ refused: { more: 170 } });
});

test("all rows that are right are made, and it is said how many", async () => {
  const { asked, status, to } = await paste(PASTED, [200, { created: [{ row: 1, ownMeasureId: 4 }] }]);
  expect(asked).toEqual([["POST", "/v2/own-measures/import", { measures: JSON.parse(PASTED) }]]);
  expect([status, to]).toEqual([303, "/action-platform"]);
});

test.each([
  ["{", "measures:import.noJson"],
  ["7", "measures:import.noJson"],
  ["[]", "measures:import.noRows"],
  [" ", "measures:import.missing"],
  [JSON.stringify(Array.from({ length: 501 }, () => ({}))), "measures:import.tooMany"],
  [`["${"x".repeat(300_000)}"]`, "measures:import.long"],
])("%s asks nobody", async (json, error) => {
  const { status, errors, asked } = await paste(json, [204]);
  expect([status, errors, asked]).toEqual([400, { json: [error] }, []]);
});
