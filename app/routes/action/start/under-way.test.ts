import { expect, test } from "vitest";
import type { Action } from "~/backend/contract/actions";
import { speechIn } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { ANALYST } from "../../../../tests/support/node-server";
import { openActions } from "./queries.server";
import { underWayInWords } from "./under-way.server";

const speech = await speechIn("en", { translations: async () => [] }, "UTC");
const action = (id: number, typeId: string): Action => ({
  ...{ id, typeId, title: `Action ${id}`, description: "", metaStatus: "Planned", dueOn: "2031-01-09" },
  ...{ skipped: null, assignees: [], createdBy: null, createdAt: "2026-11-01T00:00:00.000Z", completedAt: null },
  ...{ targets: [{ id: 7, name: "Hargrove Mill" }], alertIds: [], purpose: null, rightConcerned: null, rootCause: "" },
  ...{ steps: [], success: { measure: "", before: null, after: null }, confidential: false, blockedReason: null },
  ...{ completedReason: null, measure: null, followsId: null, effectDueOn: null, effect: null, everyMonths: null },
  ...{ cost: null, isWithSupplier: false, effectWaived: null, version: 1 },
});
const OF_ALERT = [action(1, "watch")];
const AT_TARGET = [action(1, "watch"), action(2, "on-site-audit"), action(3, "raise-stock")];

/** By a backend with one action of alert 5, and three at target 7. */
async function found(alertIds: number[], targetIds: number[], recommended: string[]) {
  const asked: string[] = [];
  const backend = async ({ url }: Request) => {
    const { searchParams } = new URL(url);
    asked.push(`${searchParams.get("state")} ${searchParams.get("alertIds") ?? searchParams.get("targetIds")}`);
    const content = searchParams.has("alertIds") ? OF_ALERT : AT_TARGET;
    return Response.json({
      ...{ content, number: 0, numberOfElements: content.length, totalElements: content.length, totalPages: 1 },
      ...{ totalIsExact: true, after: null },
    });
  };
  const context = { backend, session: ANALYST } as unknown as LoadContext;
  const targets = targetIds.map((id) => ({ id }));
  const open = await openActions(context, { about: { alertIds, targetIds }, targets, recommended });
  return { asked, shown: underWayInWords(open, speech) };
}

test("what is open for the alert, and what is alike for another alert of its target, is named with a link", async () => {
  const { asked, shown } = await found([5], [7], ["on-site-audit"]);
  expect(asked).toEqual(["open 5", "open 7"]);
  expect(shown.map(({ href, facts }) => [href, ...facts])).toEqual([
    ["/action/1", "Keep watching", "due 9 Jan 2031", "for this alert"],
    ["/action/2", "Audit on site", "due 9 Jan 2031", "at Hargrove Mill, not for this alert"],
  ]);
});

test("for a target alone all that is open there is named, and of many the first five", async () => {
  const { shown } = await found([], [7], []);
  expect(shown.map(({ id, facts }) => [id, facts.at(-1)])).toEqual([1, 2, 3].map((id) => [id, "at Hargrove Mill"]));
  expect((await found([], [], [])).shown).toEqual([]);
  // Of many all are asked about at once.
  expect((await found([1, 2, 3, 4, 5, 6], [7, 8], [])).asked).toEqual(["open 1,2,3,4,5,6", "open 7,8"]);
});
