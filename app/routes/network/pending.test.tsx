import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { BulkBar } from "./collection/components/bulk-bar";
import type { TableView } from "./collection/view.server";
import { SettingsForm } from "./settings/components/settings-form";
import type { SettingsView } from "./settings/queries.server";

const navigation = vi.hoisted(() => ({
  formMethod: undefined as string | undefined,
  formData: undefined as FormData | undefined,
}));
vi.mock("@remix-run/react", () => ({
  useNavigation: () => navigation,
  useFetcher: () => ({ data: undefined, state: "idle", submit: () => {} }),
  Form: "form",
  Link: "a",
}));
vi.mock("~/i18n/use-translation", () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: "en" } }),
}));

beforeEach(() => Object.assign(navigation, { formMethod: undefined, formData: undefined }));

/** While this is sent. */
function sending(fields: Record<string, string>): void {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  Object.assign(navigation, { formMethod: "POST", formData });
}

/** Of each button whether it can be pressed. */
const buttons = (html: string) =>
  new Map(
    [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, of = "", text = ""]) => [
      text,
      !of.includes(`disabled=""`),
    ]),
  );

const settings = {
  tiersEnabled: false,
  parents: [],
  mayChooseScope: false,
  version: 1,
  forecast: null,
  values: { name: "Powertrain", parentId: "" },
} as unknown as SettingsView;
const form = () =>
  renderToStaticMarkup(
    <SettingsForm settings={settings} constraints={{}} failed={undefined} forecast={null} typed={null} />,
  );

test("a collection is being saved until its answer is there, and is not saved twice meanwhile", () => {
  expect(buttons(form()).get("settings.save")).toBe(true);
  sending({ intent: "save" });
  expect(buttons(form()).get("settings.saving")).toBe(false);
  expect(form()).toContain('aria-busy="true"');
  sending({ intent: "monitor" });
  expect(buttons(form()).get("settings.save")).toBe(true);
});

const bar = () =>
  renderToStaticMarkup(
    <BulkBar
      view={
        {
          id: 7,
          matching: null,
          collections: [{ value: "7", label: "Powertrain" }],
          edgeTypes: [{ type: "Supplier", word: "Supplier" }],
          mayAct: true,
          mayAsk: true,
        } as unknown as TableView
      }
    />,
  );

test("while a change of many targets is under way it says so, and no second one can be begun", () => {
  expect([...buttons(bar()).values()]).not.toContain(false);
  expect(bar()).not.toContain("bulk.pending");
  sending({ change: "follow" });
  expect([...buttons(bar()).values()]).not.toContain(true);
  expect(bar()).toContain("bulk.pending");
});
