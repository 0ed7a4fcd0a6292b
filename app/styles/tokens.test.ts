import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contrastOf } from "~/backend/contract/contrast";
import { PALEST } from "~/graph/picture/edge-line";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name ?? "",
    { light: light ?? "", dark: dark ?? "" },
  ]),
);

const GROUNDS = ["page", "card", "sunken", "hover"];
const RISKS = ["none", "low", "mid", "high", "critical", "na"].map((risk) => `risk-${risk}`);

/** What is read, and on what it stands. */
const WORDS: [string, readonly string[]][] = [
  ...["ink", "ink-2", "accent-strong"].map((name): [string, string[]] => [name, [...GROUNDS, "accent-soft"]]),
  // The colour of placeholders too.
  ["ink-3", GROUNDS],
  ["accent", ["page", "card", "accent-soft"]],
  ["bad", ["page", "card", "hover", "bad-soft"]],
  ["good", ["page", "card"]],
  ["on-accent", ["accent", "accent-strong"]],
  ["on-bad", ["bad-strong"]],
  ...RISKS.map((name): [string, string[]] => [name, [...GROUNDS, "accent-soft"]]),
];

/** What is seen and not read: edges of controls and the ring of the focus (WCAG 1.4.11). */
const SHAPES: [string, readonly string[]][] = [
  ["control", ["page", "card", "sunken"]],
  ["focus", [...GROUNDS, "accent-soft", "bad-soft"]],
];

for (const scheme of ["light", "dark"] as const) {
  const below = (pairs: typeof WORDS, least: number) =>
    pairs.flatMap(([name, grounds]) =>
      grounds
        .map((ground) => ({ name, ground, ratio: contrastOf(colour(name), colour(ground)) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ name, ground, ratio }) => `${name} on ${ground}: ${ratio.toFixed(2)}`),
    );
  const colour = (name: string) => tokens.get(name)?.[scheme] ?? `no token ${name}`;

  test(`words have a contrast of 4.5 to 1 or more in ${scheme}`, () => {
    expect(below(WORDS, 4.5)).toEqual([]);
  });

  test(`edges of controls and the ring of the focus have 3 to 1 or more in ${scheme}`, () => {
    expect(below(SHAPES, 3)).toEqual([]);
  });

  test(`the palest edge of the graph has 3 to 1 or more in ${scheme}`, () => {
    const drawn = laidOver(colour("ink-3"), PALEST, colour("card"));
    expect(contrastOf(drawn, colour("card"))).toBeGreaterThanOrEqual(3);
  });
}

/** What is seen of a colour that lets some of its ground through. */
function laidOver(colour: string, opacity: number, ground: string): string {
  const [above, below] = [colour, ground].map(
    (one) => one.match(/[0-9a-f]{2}/g)?.map((part) => parseInt(part, 16)) ?? [],
  );
  const mixed = (above ?? []).map((part, at) => Math.round(part * opacity + (below?.[at] ?? 0) * (1 - opacity)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
