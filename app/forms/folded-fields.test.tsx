import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FoldedFields } from "./folded-fields";
import { FormProvider, type Values } from "./use-field";

function isOpen(values: Values, error?: Record<string, string[]>): boolean {
  const failed = error && { submission: { status: "error" as const, error }, problem: null, isStale: false };
  const page = renderToStaticMarkup(
    <FormProvider value={{ id: "form", values, failed, constraints: {}, attempt: 0 }}>
      <FoldedFields summary="More" names={["steps", "cost"]}>
        <input name="cost" />
      </FoldedFields>
    </FormProvider>,
  );
  expect(page).toContain('<input name="cost"/>');
  return page.startsWith("<details open");
}

test("fields that few need are folded until one of them holds something", () => {
  expect(isOpen({ title: "Visit" })).toBe(false);
  expect(isOpen({ cost: "", steps: [{ title: "", dueOn: "" }] })).toBe(false);
  expect(isOpen({ cost: "12" })).toBe(true);
  expect(isOpen({ steps: [{ title: "" }, { title: "Ask" }] })).toBe(true);
});

test("they are open where one of them is wrong, and another field's mistake opens nothing", () => {
  expect(isOpen({}, { "steps[1].title": ["shell:form.missing"] })).toBe(true);
  expect(isOpen({}, { cost: ["shell:form.wrong"] })).toBe(true);
  expect(isOpen({}, { costs: ["shell:form.wrong"], title: ["shell:form.missing"] })).toBe(false);
});
