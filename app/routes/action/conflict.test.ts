import { expect, test } from "vitest";
import { BackendRefusedError } from "~/backend/errors";
import type { Speech } from "~/i18n/speech.server";
import { refusals } from "./conflict.server";

const refused = (details: unknown[]) =>
  refusals({} as Speech).invalid_input(
    new BackendRefusedError("changeAction", 422, { code: "invalid_input", message: "No", requestId: "r", details }),
  );

test("a reason that is missing is asked for at its field, in the words of what it is for", () => {
  const check = { path: "body.reason", message: "is needed to drop the effectiveness check: at least 10 characters" };
  expect(refused([check])).toEqual({ errors: { reason: ["actions:problems.checkReason"] } });
  const reopened = { path: "body.reason", message: "is needed to reopen" };
  expect(refused([reopened])).toEqual({ errors: { reason: ["actions:problems.skipReason"] } });
});
