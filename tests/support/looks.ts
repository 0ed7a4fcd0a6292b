/** One way of looking at a page. */
export interface Look {
  width: (typeof WIDTHS)[number];
  theme: "light" | "dark";
  /** Only what differs between light and dark: everything else was seen in light at this width. */
  coloursOnly: boolean;
}

export const WIDTHS = [320, 1280] as const;

const look = (width: Look["width"], theme: Look["theme"], coloursOnly = false): Look => ({ width, theme, coloursOnly });

/** In English with a script the page is looked at in full. */
const IN_FULL = [look(320, "light"), look(320, "dark", true), look(1280, "light"), look(1280, "dark", true)];

/** By the document's `lang`: how the page is looked at with a script, and how without one. */
const LOOKS: Record<string, readonly [withScript: readonly Look[], without: readonly Look[]]> = {
  en: [IN_FULL, [look(320, "light"), look(1280, "dark")]],
  de: [[look(1280, "light")], [look(320, "dark")]],
  "zh-Hans": [[look(320, "dark")], [look(1280, "light")]],
  fr: [[look(1280, "dark")], [look(320, "light")]],
};

/**
 * How a walk in this language looks at each page. Over all walks every language, width, theme and script meets every other one
 * (looks.test.ts): what is wrong is nearly always so by one of them or by two together, and never yet was by three.
 */
export function looksOf(language: string, hasScript: boolean): readonly Look[] {
  return LOOKS[language]?.[hasScript ? 0 : 1] ?? IN_FULL;
}
