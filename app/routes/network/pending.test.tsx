import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { matchRoutes } from "react-router-dom";
import { createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import type { Operation } from "~/backend/contract/operations";
import { allCatalogues } from "~/i18n/catalogues.server";
import { createTranslator } from "~/i18n/translator";
import { TranslationProvider } from "~/i18n/use-translation";
import { BulkBar } from "./bulk/bulk-bar";
import type { TablePageView } from "./collection/table-page.server";
import { OperationNote } from "./components/operation-note";
import { SettingsForm } from "./settings/components/settings-form";
import type { SettingsView } from "./settings/queries.server";

const english = createTranslator("en", allCatalogues("en"));

/** The part as it stands on its page, while these fields are sent and have no answer yet. */
function drawn(part: ReactElement, sent?: Record<string, string>): string {
  const routes = [
    { id: "page", path: "/", element: <TranslationProvider value={english}>{part}</TranslationProvider> },
  ];
  const [match] = matchRoutes(routes, "/") ?? [];
  const context = { ...NOTHING_LOADED, matches: match ? [match] : [] } as unknown as ComponentProps<
    typeof StaticRouterProvider
  >["context"];
  const router = createStaticRouter(routes, context);
  const formData = new FormData();
  for (const [name, value] of Object.entries(sent ?? {})) formData.set(name, value);
  const navigation = sent ? { state: "submitting", formMethod: "POST", formData } : router.state.navigation;
  const meanwhile = { ...router, state: { ...router.state, navigation } } as typeof router;
  return renderToStaticMarkup(<StaticRouterProvider router={meanwhile} context={context} hydrate={false} />);
}

const NOTHING_LOADED = {
  basename: "",
  location: { pathname: "/", search: "", hash: "", state: null, key: "" },
  loaderData: {},
  actionData: null,
  errors: null,
};

/** Of each button whether it can be pressed. */
const buttons = (html: string) =>
  new Map(
    [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, of = "", text = ""]) => [
      text,
      !of.includes(`disabled=""`),
    ]),
  );

const SAVE = english.text("collection", "settings.save");
const SETTINGS = {
  tiersEnabled: false,
  parents: [],
  mayChooseScope: false,
  version: 1,
  forecast: null,
  values: { name: "Powertrain", parentId: "" },
} as unknown as SettingsView;

test("a collection is being saved until its answer is there, and is not saved twice meanwhile", () => {
  const form = <SettingsForm settings={SETTINGS} constraints={{}} failed={undefined} forecast={null} typed={null} />;
  expect(buttons(drawn(form)).get(SAVE)).toBe(true);
  const saving = drawn(form, { intent: "save" });
  expect(buttons(saving).get(english.text("collection", "settings.saving"))).toBe(false);
  expect(saving).toContain('aria-busy="true"');
  expect(buttons(drawn(form, { intent: "monitor" })).get(SAVE)).toBe(true);
});

const VIEW = {
  id: 7,
  matching: null,
  collections: [{ value: "7", label: "Powertrain" }],
  edgeTypes: [{ type: "Supplier", word: "Supplier" }],
  mayAct: true,
  mayAsk: true,
  mayScreen: true,
} as unknown as TablePageView;

test("while a change of many targets is under way it says so, and no second one can be begun", () => {
  const bar = <BulkBar view={VIEW} ticked={0} />;
  expect([...buttons(drawn(bar)).values()]).not.toContain(false);
  expect(drawn(bar)).not.toContain(english.text("network", "bulk.pending"));
  const under = drawn(bar, { change: "follow" });
  expect([...buttons(under).values()]).not.toContain(true);
  expect(under).toContain(english.text("network", "bulk.pending"));
});

test("the bar says how many targets are selected where a script counts them", () => {
  expect(drawn(<BulkBar view={VIEW} ticked={0} />)).toContain(english.text("network", "bulk.selected"));
  expect(drawn(<BulkBar view={VIEW} ticked={2} />)).toContain("2 selected");
});

test("what a job has changed can be taken back from the note about it, once it is done and as long as it can be", () => {
  const operation = { id: 9, kind: "targets.change", state: "Done", done: 700, total: 700, error: null, changed: 700 };
  const note = (more: Partial<Operation>) =>
    buttons(drawn(<OperationNote operation={{ ...operation, canUndo: true, ...more } as Operation} doneHref="/x" />));
  expect(note({}).has(english.text("network", "undo"))).toBe(true);
  expect([note({ canUndo: false }).size, note({ state: "Running", done: 5 }).size]).toEqual([0, 0]);
});
