import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { expect, test } from "vitest";
import { allCatalogues } from "~/i18n/catalogues.server";
import { createTranslator } from "~/i18n/translator";
import { TranslationProvider } from "~/i18n/use-translation";
import { ExplanationText } from "./explanation-text";
import { PaletteFoot } from "./palette/palette-foot";
import { PaletteNote } from "./palette/palette-note";

const english = createTranslator("en", allCatalogues("en"));
const drawn = (part: ReactElement) =>
  renderToStaticMarkup(
    <StaticRouter location="/feed">
      <TranslationProvider value={english}>{part}</TranslationProvider>
    </StaticRouter>,
  );
const nothing = () => undefined;

test("a search that failed is said in the palette, with the page that asks again", () => {
  const failed = drawn(<PaletteNote q="mill" state="failed" onFollow={nothing} />);
  expect(failed).toContain('role="alert"');
  expect(failed).toContain("Search does not answer.");
  expect(failed).toContain('href="/search?q=mill"');
  expect(drawn(<PaletteNote q="mill" state="none" onFollow={nothing} />)).toContain("No results for “mill”.");
  expect(drawn(<PaletteNote q="mill" state={null} onFollow={nothing} />)).toBe("");
});

test("below a search that failed nobody is told that it goes on", () => {
  const foot = (hasFailed: boolean) =>
    drawn(<PaletteFoot q="mill" found={null} hasFailed={hasFailed} onFollow={nothing} />);
  expect(foot(false)).toContain("Searching …");
  expect(foot(true)).not.toContain("Searching …");
});

test("an explanation that did not come says so, and leads to its page", () => {
  const to = "/context-help/graph.size";
  const failed = drawn(<ExplanationText explained={{ shown: null, mayChange: false }} to={to} />);
  expect(failed).toContain("This explanation did not load.");
  expect(failed).toContain(`href="${to}"`);
  const shown = drawn(
    <ExplanationText explained={{ shown: { title: "Size", body: "How many" }, mayChange: false }} to={to} />,
  );
  expect(shown).toContain("How many");
  expect(shown).not.toContain("href");
});
