import { expect, test } from "vitest";
import type { RouteData } from "~/access/route-data";
import { chromeFor } from "./chrome";

test("an ordinary page has header, footer, scripts and the classic theme", () => {
  expect(chromeFor([{}, {}])).toEqual({
    header: true,
    footer: true,
    guestBanner: true,
    container: "page",
    theme: "classic",
    isPaper: false,
    scripts: true,
  });
});

test("what is printed is seen as on paper", () => {
  expect(chromeFor([{ isPrintPage: true }]).isPaper).toBe(true);
  expect(chromeFor([{ isNavigationHidden: true }]).isPaper).toBe(false);
});

const WITHOUT_HEADER = [
  "isPrintPage",
  "isExposurePage",
  "isDisruptionRequestPage",
  "isEubrPage",
  "isEudrPage",
  "isCbamPage",
  "isNavigationHidden",
  "isDashboardPage",
] as const satisfies readonly (keyof RouteData)[];

test.each(WITHOUT_HEADER)("%s on any route of the match hides the header", (flag) => {
  expect(chromeFor([{ [flag]: true }, {}]).header).toBe(false);
  expect(chromeFor([{}, { [flag]: true }]).header).toBe(false);
  expect(chromeFor([{ [flag]: false }]).header).toBe(true);
});

test("a redesigned page has its own container and theme, and keeps the header", () => {
  expect(chromeFor([{ isRedesignedPage: true }])).toMatchObject({
    container: "redesigned",
    theme: "redesigned",
    header: true,
  });
});

test("the dashboard is bare, even where it is a redesigned page", () => {
  expect(chromeFor([{ isRedesignedPage: true, isDashboardPage: true }])).toMatchObject({
    container: "bare",
    header: false,
  });
});

test("visitors are not told to sign in where they are about to, nor on pages without a header", () => {
  expect(chromeFor([{}, { isWayIn: true }])).toMatchObject({ header: true, footer: true, guestBanner: false });
  expect(chromeFor([{ isNavigationHidden: true }]).guestBanner).toBe(false);
});

test("one route that ships no script keeps it from the whole page", () => {
  expect(chromeFor([{}, { shipsNoScript: true }]).scripts).toBe(false);
});
