import { expect, test } from "vitest";
import { marksMarkup, type ShownMark } from "./mark-markup.server";

const mark = (n: number): ShownMark => ({
  ...{ x: n, y: 0, r: 7, href: `/network/map?cell=${n}`, label: `Mark ${n}`, risk: "High", isVague: false },
  ...{ number: "12", parts: [{ risk: "High", steps: 10 }] },
});

test("the tab key reaches the first two hundred marks, and the others by a click alone", () => {
  const html = String(marksMarkup(Array.from({ length: 260 }, (_, n) => mark(n))));
  const links = html.match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(260);
  expect(links.map((link) => link.includes('tabindex="-1"'))).toEqual([
    ...Array.from({ length: 200 }, () => false),
    ...Array.from({ length: 60 }, () => true),
  ]);
});
