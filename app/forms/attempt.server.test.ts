import { expect, test } from "vitest";
import { BackendRefusedError } from "~/backend/errors";
import { attempt } from "./attempt.server";

const refusing = (status: number, code: string) => async () => {
  throw new BackendRefusedError("saveThing", status, { code, message: "", requestId: "r" });
};

test("a full disk is told in the form, which keeps what was typed", async () => {
  expect(await attempt(refusing(503, "storage_full"), {})).toEqual({
    ok: false,
    no: { status: 503, isStale: false, problem: { key: "shell:storageFull" } },
  });
});

test("a backend that is gone is the page's to tell", async () => {
  await expect(attempt(refusing(503, "database_away"), {})).rejects.toBeInstanceOf(BackendRefusedError);
});

test("a refusal is told by its code, with the status of what it is", async () => {
  const says = { name_taken: () => ({ problem: { key: "shell:failure.text" as const } }) };
  expect(await attempt(refusing(422, "name_taken"), says)).toMatchObject({ no: { status: 400 } });
  expect(await attempt(refusing(409, "name_taken"), says)).toMatchObject({ no: { status: 409 } });
});
