/** One way of looking at a page. */
export interface Look {
  width: (typeof WIDTHS)[number];
  theme: "light" | "dark";
}

export const WIDTHS = [320, 1280] as const;

const look = (width: Look["width"], theme: Look["theme"]): Look => ({ width, theme });

/** Of four pages one after the other, how each is looked at. */
type Turns = readonly [readonly Look[], readonly Look[], readonly Look[], readonly Look[]];

/** In English with a script every page is looked at, at both widths and in both themes. */
const NARROW_LIGHT = [look(320, "light"), look(1280, "dark")];
const NARROW_DARK = [look(320, "dark"), look(1280, "light")];
const IN_FULL: Turns = [NARROW_LIGHT, NARROW_DARK, NARROW_LIGHT, NARROW_DARK];

/** By the document's `lang`: how pages are looked at with a script, and how without one. */
const LOOKS: Record<string, readonly [withScript: Turns, without: Turns]> = {
  en: [IN_FULL, [[look(320, "light")], [], [], [look(1280, "dark")]]],
  de: [
    [[look(1280, "light")], [], [look(1280, "light")], []],
    [[], [look(320, "dark")], [], [look(320, "dark")]],
  ],
  "zh-Hans": [
    [[], [look(320, "dark")], [], [look(320, "dark")]],
    [[look(1280, "light")], [], [look(1280, "light")], []],
  ],
  fr: [
    [[], [], [], [look(1280, "dark")]],
    [[], [], [look(320, "light")], []],
  ],
};

/**
 * How a walk in this language looks at its page of this turn; at none of some, which another walk sees. Every page is seen in every
 * language that its users have, and without a script; over all pages of a walk every language, width, theme and script meets every
 * other one (looks.test.ts): what is wrong is nearly always so by one of them or by two together, and never yet was by three.
 */
export function looksOf(language: string, hasScript: boolean, turn: number): readonly Look[] {
  return LOOKS[language]?.[hasScript ? 0 : 1][(turn % 4) as 0] ?? IN_FULL[(turn % 4) as 0];
}

/** The turn of a page that a journey comes to: by the letters of its address, since the numbers in it differ each time. */
export function turnOf(path: string): number {
  return [...path.replace(/^https?:\/\/[^/]+|[^a-z/]/g, "")].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4;
}
