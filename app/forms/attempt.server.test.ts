import { expect, test } from "vitest";
import {
  BackendContractError,
  BackendRefusedError,
  BackendTimeoutError,
  BackendUnavailableError,
} from "~/backend/errors";
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

const failing = (error: Error) => async () => {
  throw error;
};

test.each([
  [refusing(503, "database_away"), 503, "unreachable", false],
  [failing(new BackendUnavailableError("saveThing")), 503, "unreachable", false],
  [failing(new BackendTimeoutError("saveThing", 10)), 503, "unreachable", false],
  [failing(new BackendContractError("saveThing", "id", "no")), 502, "broken", false],
  [refusing(500, "internal"), 502, "broken", false],
  [refusing(400, "odd"), 502, "broken", false],
  [refusing(422, "odd"), 400, "notAccepted", true],
  [refusing(403, "odd"), 403, "forbidden", true],
  [refusing(404, "odd"), 404, "gone", true],
  [refusing(409, "odd"), 409, "conflict", true],
  [refusing(422, "idempotency_key_reused"), 409, "savedBefore", true],
] as const)("what nobody foresaw is told above the form: %#", async (change, status, text, isOutcomeKnown) => {
  const message = { title: "shell:failed.title", key: `shell:failed.${text}` };
  expect(await attempt(change, {})).toMatchObject({
    ok: false,
    no: { status, unexpected: { message, isOutcomeKnown } },
  });
});

test("the specification's own words take the place of ours", async () => {
  const answer = await attempt(refusing(500, "internal"), {}, (said) => ({ ...said, title: "shell:failure.title" }));
  const message = { title: "shell:failure.title", key: "shell:failed.broken" };
  expect(answer).toMatchObject({ no: { unexpected: { message } } });
});

test("a session that has ended, and what is no failure of a call, are thrown", async () => {
  await expect(attempt(refusing(401, "unauthenticated"), {})).rejects.toBeInstanceOf(BackendRefusedError);
  await expect(attempt(failing(new RangeError("x")), {})).rejects.toBeInstanceOf(RangeError);
});

test("a refusal is told by its code, with the status of what it is", async () => {
  const says = { name_taken: () => ({ problem: { key: "shell:failure.text" as const } }) };
  expect(await attempt(refusing(422, "name_taken"), says)).toMatchObject({ no: { status: 400 } });
  expect(await attempt(refusing(409, "name_taken"), says)).toMatchObject({ no: { status: 409 } });
});
