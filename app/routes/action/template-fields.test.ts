import { expect, test } from "vitest";
import { templateForm, templateOfForm, typedTemplate } from "./template-fields";

const SENT = {
  title: "Wage audit",
  typeId: "on-site-audit",
  purpose: "remedy",
  description: "By\r\nletter",
  steps: [{ title: "Ask", afterDays: "0" }, {}, { title: "Visit", afterDays: "30" }],
};

test("rows that were left empty are no steps, and what is written comes back as it was", () => {
  const body = templateOfForm(templateForm.parse(SENT));
  expect(body).toEqual({
    ...{ title: "Wage audit", typeId: "on-site-audit", purpose: "remedy", rightConcerned: null, evidence: "" },
    description: "By\nletter",
    steps: [
      { title: "Ask", afterDays: 0 },
      { title: "Visit", afterDays: 30 },
    ],
  });
  const { steps, ...again } = typedTemplate({ ...body, id: 1, version: 1 });
  const fields = Object.fromEntries(Object.entries(again).filter(([, value]) => value !== ""));
  expect(templateOfForm(templateForm.parse({ ...fields, steps }))).toEqual(body);
});

test.each([
  [{ title: " " }, "actions:problems.title"],
  [{ typeId: "wait" }, "actions:problems.type"],
  [{ steps: [{ afterDays: "3" }] }, "actions:problems.stepTitle"],
  [{ steps: [{ title: "A", afterDays: "-1" }] }, "actions:problems.afterDays"],
])("%j is refused at its field", (fields, message) => {
  const { error } = templateForm.safeParse({ ...SENT, ...fields });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
