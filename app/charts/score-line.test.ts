import { expect, test } from "vitest";
import { type Band, layOutScoreLine, NARROW, WIDE } from "./score-line";

const bands: Band[] = [
  { risk: "No", from: 0 },
  { risk: "Mid", from: 30 },
  { risk: "High", from: 55 },
];
const month = (n: number, value: number | null) => ({ month: `2026-${String(n).padStart(2, "0")}-01`, value });
const size = { width: 300, height: 100 };

test("the score goes in steps, a month wide each, and a month without data is a gap", () => {
  const months = [month(8, 20), month(9, 60), month(10, null), month(11, 75)];
  const { path, end } = layOutScoreLine({ months, events: [], bands }, { width: 400, height: 100 });
  expect(path).toBe("M0 80H100V40H200M300 25H400");
  expect(end).toEqual({ x: 400, y: 25 });
});

test("bands fill the picture from the bottom to the top", () => {
  const line = layOutScoreLine({ months: [], events: [], bands }, size);
  expect(line.bands.map(({ y, height }) => [y, height])).toEqual([
    [70, 30],
    [45, 25],
    [0, 45],
  ]);
  expect([line.path, line.end]).toEqual(["", null]);
});

test("an event stands on the line of its month; of two that hide each other the first is kept, and none is outside", () => {
  const months = [month(9, 20), month(10, 60), month(11, 60)];
  const at = (day: string, risk: "High" | "Low") => ({ at: `2026-${day}T08:00:00.000Z`, risk });
  const events = [at("10-16", "High"), at("10-17", "Low"), at("09-01", "Low"), at("11-30", "Low"), at("08-20", "High")];
  const { dots } = layOutScoreLine({ months, events, bands }, size);
  expect(dots.map(({ risk, y }) => [risk, y])).toEqual([
    ["High", 40],
    ["Low", 80],
    ["Low", 40],
  ]);
  for (const { x } of dots) expect(x >= 7 && x <= 293).toBe(true);
  // Without data there is no line to stand on.
  expect(layOutScoreLine({ months: [month(10, null)], events, bands }, size).dots).toEqual([]);
});

test("it is drawn again for a phone, with the same steps", () => {
  const months = Array.from({ length: 12 }, (_, n) => month(n + 1, 50));
  for (const each of [WIDE, NARROW])
    expect(layOutScoreLine({ months, events: [], bands }, each).end?.x).toBe(each.width);
});
