import { ratioInWords } from "~/backend/contract/contrast";
import type { BackendRefusedError } from "~/backend/errors";
import type { No } from "~/forms/attempt.server";

/** How the backend's refusals of a label's form are said. */
export const labelProblems = (tag: string) => ({
  label_exists: (): Omit<No, "status"> => ({ errors: { name: ["labels:problems.exists"] } }),
  low_contrast: ({ details }: BackendRefusedError): Omit<No, "status"> => ({
    problem: {
      key: "labels:problems.contrast",
      params: { ratio: ratioInWords((details as { ratio?: number })?.ratio ?? 1, tag) },
    },
    errors: { textColor: ["labels:problems.otherColour"] },
  }),
  stale_version: ({ details }: BackendRefusedError): Omit<No, "status"> => ({
    problem: {
      key: "labels:problems.changed",
      params: { name: (details as { current?: { name?: string } })?.current?.name ?? "" },
    },
  }),
  not_permitted: (): Omit<No, "status"> => ({ problem: { key: "labels:problems.forbidden" } }),
});
