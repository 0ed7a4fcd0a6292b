import { expect, test } from "vitest";
import { LANGUAGE_TAGS, USER_LANGUAGES } from "~/i18n/languages";
import { type Look, looksOf, turnOf, WIDTHS } from "../support/looks";

/** Everything that can be seen of a page in one look. */
interface Seen extends Look {
  page: number;
  language: string;
  script: boolean;
}

const ALL = { language: Object.values(LANGUAGE_TAGS), width: WIDTHS, theme: ["light", "dark"], script: [true, false] };
const OF_USERS = { ...ALL, language: USER_LANGUAGES.map((language) => LANGUAGE_TAGS[language]) };
/** Pages that only journeys come to are looked at in English. */
const OF_JOURNEYS = { ...ALL, language: ["en"] };
type Factors = Record<"language" | "width" | "theme" | "script", readonly (string | number | boolean)[]>;
type Fault = Partial<Record<keyof Factors, string | number | boolean>>;

/** Faults that are there only where two factors meet, one for each two values of each two factors. */
function faultsOf(factors: Factors): Fault[] {
  const names = Object.keys(factors) as (keyof Factors)[];
  return names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .flatMap((other) => factors[one].flatMap((a) => factors[other].map((b) => ({ [one]: a, [other]: b })))),
  );
}

/** The fewest pages of a walk: those of administrators. */
const PAGES = [0, 1, 2, 3, 4, 5, 6, 7];

const seenOf = ({ language }: Factors): Seen[] =>
  PAGES.flatMap((page) =>
    language.flatMap((name) =>
      [true, false].flatMap((script) =>
        looksOf(String(name), script, page).map((look) => ({ ...look, page, language: String(name), script })),
      ),
    ),
  );

const missedBy = (seen: readonly Seen[], faults: readonly Fault[]): Fault[] =>
  faults.filter(
    (fault) =>
      !seen.some((look) => Object.entries(fault).every(([factor, value]) => look[factor as "theme"] === value)),
  );

test.each([
  ["visitors", ALL, 5],
  ["users", OF_USERS, 4.5],
  ["journeys", OF_JOURNEYS, 2.5],
])(
  "over the pages of %s no fault is missed that two of language, width, theme and script bring out",
  (_, factors, most) => {
    const seen = seenOf(factors);
    const faults = faultsOf(factors);
    expect(faults.length).toBeGreaterThanOrEqual(15);
    expect(missedBy(seen, faults)).toEqual([]);
    expect(seen.length / PAGES.length).toBeLessThanOrEqual(most);
  },
);

test("each page is seen at both widths and in both themes, in every language of its users, with and without a script", () => {
  for (const page of PAGES) {
    const seen = seenOf(OF_USERS).filter((look) => look.page === page);
    const single = Object.entries(OF_USERS).flatMap(([factor, values]) => values.map((value) => ({ [factor]: value })));
    expect([page, missedBy(seen, single)]).toEqual([page, []]);
  }
});

test("with one walk less something is missed, so that nothing is looked at in vain", () => {
  const faults = faultsOf(ALL);
  for (const language of ALL.language) {
    for (const script of [true, false]) {
      const others = seenOf(ALL).filter((look) => look.language !== language || look.script !== script);
      expect([language, script, missedBy(others, faults).length > 0]).toEqual([language, script, true]);
    }
  }
});

test("the pages of journeys take all turns, and a page the same one whatever its number and host", () => {
  const paths = [
    "/feed/all",
    "/certificate",
    "/certificate/new",
    "/network/collection/my",
    "/feed/rules",
    "/reset-password",
    "/feed/views",
  ];
  expect(new Set(paths.map(turnOf)).size).toBe(4);
  expect(turnOf("http://127.0.0.1:4000/certificate/17")).toBe(turnOf("/certificate/4"));
});
