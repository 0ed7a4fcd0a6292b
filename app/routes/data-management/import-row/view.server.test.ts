import { expect, test } from "vitest";
import { speechOf } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import type { RowAnswer } from "./queries.server";
import { viewOf } from "./view.server";

const speech = await speechOf(new Request("http://tierwatch.test/"), {
  translations: async () => null,
} as unknown as LoadContext);

const answer = (of: Partial<RowAnswer["read"]>) =>
  ({
    found: { id: 7, fileName: "liste.csv" },
    read: {
      ...{ row: 3, state: "waiting", name: "Nordwerk", reasons: [], problems: [], repeats: null, repeated: null },
      ...{ target: null, facts: null, candidates: [], decided: null, decidable: true },
      waiting: { total: 4, before: 1, previous: 2, next: 5 },
      ...of,
    },
  }) as unknown as RowAnswer;

test("a row that waits says which of them it is, and leads to those beside it", () => {
  expect(viewOf(answer({}), speech)).toMatchObject({
    ...{ position: "2 of 4 rows to decide", seen: "waiting" },
    ...{ previousHref: "/data-management/imports/7/rows/2", nextHref: "/data-management/imports/7/rows/5" },
  });
});

test("rows of a list that was discarded wait for nobody any more", () => {
  const { position, previousHref, nextHref, choices } = viewOf(answer({ decidable: false }), speech);
  expect({ position, previousHref, nextHref, choices }).toEqual({
    ...{ position: null, previousHref: null, nextHref: null, choices: [] },
  });
});

test("a form carries the target that the row was", () => {
  const target = { id: 9, name: "Werk Ulm", country: "DE" };
  expect(viewOf(answer({ state: "join", target }), speech)).toMatchObject({ seen: "join:9", chosen: "join:9" });
});
