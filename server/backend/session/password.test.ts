import { verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { hashPassword, passwordFits } from "./password";

vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof import("@node-rs/argon2")>();
  return { ...real, verify: vi.fn(real.verify) };
});

test("a password fits its own hash and no other", async () => {
  const stored = await hashPassword("tierwatch-demo");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$/);
  expect(await passwordFits("tierwatch-demo", stored)).toBe(true);
  expect(await passwordFits("tierwatch-Demo", stored)).toBe(false);
});

test("an unknown address costs one verification with the same parameters, and never fits", async () => {
  vi.mocked(verify).mockClear();
  expect(await passwordFits("a password that nobody has", null)).toBe(false);
  expect(verify).toHaveBeenCalledTimes(1);
  expect(vi.mocked(verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$/);
});
