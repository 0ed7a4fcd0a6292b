import { expect, test } from "vitest";
import { LANGUAGE_TAGS, USER_LANGUAGES } from "~/i18n/languages";
import { type Look, looksOf, WIDTHS } from "../support/looks";

/** Everything that can be seen of a page in one look. */
interface Seen extends Look {
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

const seenOf = ({ language }: Factors): Seen[] =>
  language.flatMap((name) =>
    [true, false].flatMap((script) =>
      looksOf(String(name), script).map((look) => ({ ...look, language: String(name), script })),
    ),
  );

const missedBy = (seen: readonly Seen[], faults: readonly Fault[]): Fault[] =>
  faults.filter(
    (fault) =>
      !seen.some((look) => Object.entries(fault).every(([factor, value]) => look[factor as "theme"] === value)),
  );

test.each([
  ["visitors", ALL, 12],
  ["users", OF_USERS, 10],
])(
  "on the pages of %s no fault is missed that two of language, width, theme and script bring out",
  (_, factors, most) => {
    const seen = seenOf(factors);
    const faults = faultsOf(factors);
    expect(faults.length).toBeGreaterThanOrEqual(30);
    expect(missedBy(seen, faults)).toEqual([]);
    // Nor one that has nothing to do with colours.
    expect(
      missedBy(
        seen.filter(({ coloursOnly }) => !coloursOnly),
        faults,
      ),
    ).toEqual([]);
    expect(seen.length).toBeLessThanOrEqual(most);
  },
);

test("on a page that is seen in English alone none is missed either, light being looked at for more than colours", () => {
  const seen = seenOf(OF_JOURNEYS);
  expect(missedBy(seen, faultsOf(OF_JOURNEYS))).toEqual([]);
  const apart = faultsOf(OF_JOURNEYS).filter(({ theme }) => theme !== "dark");
  expect(
    missedBy(
      seen.filter(({ coloursOnly }) => !coloursOnly),
      apart,
    ),
  ).toEqual([]);
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
