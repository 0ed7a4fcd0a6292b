import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textsOf } from "~/i18n/texts-of.server";
import { TranslationProvider } from "~/i18n/use-translation";
import { ErrorSummary } from "./error-summary";
import type { FailedForm } from "./result";
import { FormProvider } from "./use-field";

async function headingOf(error: Record<string, string[]>): Promise<string | undefined> {
  const { translator } = await textsOf({ translations: async () => null }, "en");
  const failed: FailedForm = { submission: { status: "error", error }, problem: null, isStale: false };
  const page = renderToStaticMarkup(
    <TranslationProvider value={translator}>
      <FormProvider value={{ id: "form", values: {}, failed, constraints: {}, attempt: 1 }}>
        <ErrorSummary failed={failed} />
      </FormProvider>
    </TranslationProvider>,
  );
  return /<h2[^>]*>(?:<span aria-hidden="true"[^>]*><\/span>)?(.*?)<\/h2>/.exec(page)?.[1];
}

test("a refused form is headed by how many entries are wrong, or by what is wrong with it as a whole", async () => {
  expect(await headingOf({ name: ["shell:form.missing"] })).toBe("Check one entry");
  expect(await headingOf({ name: ["shell:form.missing"], "": ["shell:form.wrong"] })).toBe("Check one entry");
  expect(await headingOf({ "": ["shell:form.wrong"] })).toBe("This entry cannot be used");
});
