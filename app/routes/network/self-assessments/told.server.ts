import type { Operation } from "~/backend/contract/operations";
import { toastCookie } from "~/toasts/toast.server";
import type { Speech } from "../speech.server";

/** What a toast tells of asking many: that it has begun, how many were written to, or that nobody was. */
export function toldOf({ state, changed, total }: Operation, speech: Speech): Promise<string> {
  const count = (state === "Done" ? changed : total) ?? 0;
  const params = { count, number: speech.number(count) };
  if (state !== "Done") return toastCookie({ key: "network:selfAssessments.started", params });
  if (count === 0) return toastCookie({ key: "network:selfAssessments.none" }, "neutral");
  return toastCookie({ key: "network:selfAssessments.done", params });
}
