import { expect, test } from "vitest";
import { LAST_RESORT } from "~/backend/contract/action-words";
import { ACTION_RECOMMENDATIONS } from "./action-recommendations";
import { fitting } from "./recommend";

const grave = { group: "labour-and-human-rights" as const, priority: 4, begun: [] };
const ids = (alert: Parameters<typeof fitting>[1]) =>
  fitting(ACTION_RECOMMENDATIONS.value, alert).map(({ typeId }) => typeId);

test("breaking off is recommended only after something that was done did not work", () => {
  expect(ids({ ...grave, failed: false })).not.toContain(LAST_RESORT);
  expect(ids({ ...grave, failed: true })).toContain(LAST_RESORT);
  expect(ids({ ...grave, failed: true, begun: [LAST_RESORT] })).not.toContain(LAST_RESORT);
});
