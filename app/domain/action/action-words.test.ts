import { expect, test } from "vitest";
import { META_STATUSES } from "~/backend/contract/alert-words";
import { stepsInWords } from "./action-words.server";

const speech = { say: (key: string) => key };

test("one step is the likeliest, and what is over is only reopened", () => {
  const next = META_STATUSES.map((metaStatus) => [
    metaStatus,
    stepsInWords({ metaStatus }, speech)
      .filter(({ isNext }) => isNext)
      .map(({ to }) => to),
  ]);
  expect(Object.fromEntries(next)).toEqual({
    Planned: ["InProgress"],
    InProgress: ["Completed"],
    Completed: [],
    Aborted: [],
  });
  const reopened = (metaStatus: "Completed" | "Aborted") => stepsInWords({ metaStatus }, speech);
  expect(reopened("Completed")).toEqual([{ to: "InProgress", word: "actions:steps.reopen", isNext: false }]);
  expect(reopened("Aborted")).toEqual([{ to: "Planned", word: "actions:steps.reopen", isNext: false }]);
});
