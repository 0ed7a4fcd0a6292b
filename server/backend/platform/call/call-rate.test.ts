import { expect, test } from "vitest";
import { seconds } from "~/time/duration";
import { ANALYST } from "../../../../tests/support/node-server";
import { CallRate } from "./call-rate";

let clock = 0;
const rate = (perMinute: number) => new CallRate(perMinute, () => clock);
const key = (apiTokenId: number) => ({ user: ANALYST.user, apiTokenId });
const outcome = (work: () => void) => {
  try {
    work();
    return "done";
  } catch (refusal) {
    const { status, code, headers } = refusal as { status: number; code: string; headers: object };
    return { status, code, headers };
  }
};

test("so many calls at once, the next one is told how long to wait, and is made then", () => {
  const calls = rate(60);
  for (let call = 0; call < 60; call++) calls.count(ANALYST);
  const refused = { status: 429, code: "too_many_calls", headers: { "retry-after": "1" } };
  expect(outcome(() => calls.count(ANALYST))).toEqual(refused);
  clock += seconds(1);
  expect([outcome(() => calls.count(ANALYST)), outcome(() => calls.count(ANALYST))]).toEqual(["done", refused]);
  clock += seconds(60);
  for (let call = 0; call < 60; call++) calls.count(ANALYST);
  expect(outcome(() => calls.count(ANALYST))).toEqual(refused);
});

test("a user and each key of theirs are counted by themselves, and so is somebody else", () => {
  const calls = rate(1);
  const other = { user: { ...ANALYST.user, id: ANALYST.user.id + 1 } };
  for (const who of [ANALYST, key(1), key(2), other]) calls.count(who);
  for (const who of [ANALYST, key(1), key(2), other]) expect(outcome(() => calls.count(who))).not.toBe("done");
});

test("without a limit nobody is counted", () => {
  const calls = rate(0);
  for (let call = 0; call < 1000; call++) calls.count(ANALYST);
});

test("who has all their calls again is forgotten, and nobody else", () => {
  const calls = rate(2);
  const many = Array.from({ length: 10_000 }, (_, n) => key(n + 1));
  for (const who of many) calls.count(who);
  clock += seconds(60);
  for (const who of [ANALYST, ANALYST, key(0)]) calls.count(who);
  expect(outcome(() => calls.count(ANALYST))).not.toBe("done");
  for (const who of many) calls.count(who);
});
