import type { Fault } from "./fault";

/** What comes in and goes out as a list. */
export const LISTS: readonly Fault[] = [
  {
    breaks: "a formula in an exported CSV runs",
    file: "server/backend/platform/export/csv.ts",
    text: "const FORMULA = /^[=",
    instead: "const FORMULA = /^[",
    tests: ["server/backend/platform/export"],
  },
  {
    breaks: "a formula in an imported list is taken for a name",
    file: "server/backend/intake/imports/rows/clean-text.ts",
    text: "=> /^=|^[@+-].*[(|!]/.test(text) && isFormulaLike(text)",
    instead: "=> /^[@+-].*[(|!]/.test(text) && isFormulaLike(text)",
    tests: ["server/backend/intake/imports/run/hostile.test.ts", "server/backend/intake/imports/rows"],
  },
  {
    breaks: "two rows of one supplier become two targets",
    file: "server/backend/reference/countries/edit-distance.ts",
    text: "Math.abs(from.length - to.length) > limit",
    instead: "from.length + to.length > 0",
    tests: ["server/backend/intake/imports/duplicates", "server/backend/reference/countries"],
  },
  {
    breaks: "an import's undo removes a target that has a document",
    file: "server/backend/intake/imports/run/kept-targets.ts",
    text: "    sql`select target_id from documents where customer_id = ",
    instead: "    sql`select target_id from documents where false and customer_id = ",
    tests: ["server/backend/intake/imports/run/kept-targets.test.ts"],
  },
  {
    breaks: "an import's undo removes a target with a decided match",
    file: "server/backend/intake/imports/run/kept-targets.ts",
    text: " and decision <> 'undecided'`",
    instead: " and decision = 'never'`",
    tests: ["server/backend/intake/imports/run/kept-targets.test.ts"],
  },
  {
    breaks: "an import that was undone says that it is applied",
    file: "server/backend/intake/imports/steps/undo-import.ts",
    text: `step: "undone", state`,
    instead: `step: "applied", state`,
    tests: ["tests/contract/imports.test.ts"],
  },
  {
    breaks: "an import that was undone does not say when",
    file: "server/backend/intake/imports/steps/undo-import.ts",
    text: ", undoneAt: new Date()",
    instead: "",
    tests: ["tests/contract/imports.test.ts"],
  },
  {
    breaks: "an import cannot be undone because of a target with a grievance",
    file: "server/backend/intake/imports/run/kept-targets.ts",
    text: "sql`select target_id from grievance_reports where ",
    instead: "sql`select target_id from grievance_reports where false and ",
    tests: ["server/backend/intake/imports/run/kept-targets.test.ts"],
  },
  {
    breaks: "an import cannot be undone because of a target with a questionnaire",
    file: "server/backend/intake/imports/run/kept-targets.ts",
    text: "sql`select target_id from questionnaires where ",
    instead: "sql`select target_id from questionnaires where false and ",
    tests: ["server/backend/intake/imports/run/kept-targets.test.ts"],
  },
  {
    breaks: "an import cannot be undone because of a target with an assessment",
    file: "server/backend/intake/imports/run/kept-targets.ts",
    text: "sql`select target_id from assessment_results where ",
    instead: "sql`select target_id from assessment_results where false and ",
    tests: ["server/backend/intake/imports/run/kept-targets.test.ts"],
  },
  {
    breaks: "an import cannot be undone because of a target with an action",
    file: "server/backend/intake/imports/run/kept-targets.ts",
    text: "sql`select target_id from action_targets where ",
    instead: "sql`select target_id from action_targets where false and ",
    tests: ["server/backend/intake/imports/run/kept-targets.test.ts"],
  },
];
