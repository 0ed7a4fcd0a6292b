import type { hash as realHash, verify as realVerify } from "@node-rs/argon2";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hashPassword, passwordFits, setPasswordCost } from "./password";

// All other tests hash at the least cost; here it is the one that people get.
beforeAll(() => setPasswordCost("full"));
afterAll(() => setPasswordCost("least"));

const verify = vi.fn<typeof realVerify>();
const hash = vi.fn<typeof realHash>();
let watched: typeof passwordFits;
// Files share their modules: the one under test is loaded anew with its double, and once more without it for whoever comes next.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock("@node-rs/argon2", async (original) => {
    const real = await original<typeof import("@node-rs/argon2")>();
    return { ...real, verify: verify.mockImplementation(real.verify), hash: hash.mockImplementation(real.hash) };
  });
  watched = (await import("./password")).passwordFits;
});
afterAll(() => {
  vi.doUnmock("@node-rs/argon2");
  vi.resetModules();
});

test("a password fits its own hash and no other", async () => {
  const stored = await hashPassword("tierwatch-demo");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$/);
  expect(await passwordFits("tierwatch-demo", stored)).toBe(true);
  expect(await passwordFits("tierwatch-Demo", stored)).toBe(false);
});

test("a password is compared to its last sign, and no sign is taken for another", async () => {
  const password = ` Äpfel e\u0301 ${"x".repeat(1000)} `;
  const stored = await hashPassword(password);
  expect(await passwordFits(password, stored)).toBe(true);
  const near = [password.trim(), password.slice(0, -1), `${password.slice(0, -2)}y `, password.normalize("NFC")];
  for (const other of near) expect(await passwordFits(other, stored)).toBe(false);
});

test("at the least cost an unknown address costs the same too, and what was hashed in full still fits", async () => {
  const stored = await hashPassword("tierwatch-demo");
  setPasswordCost("least");
  try {
    expect(await hashPassword("tierwatch-demo")).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(await passwordFits("tierwatch-demo", stored)).toBe(true);
    expect(await passwordFits("a password that nobody has", null)).toBe(false);
  } finally {
    setPasswordCost("full");
  }
});

test("an unknown address costs one verification with the same parameters, and never fits", async () => {
  expect(await watched("a password that nobody has", null)).toBe(false);
  expect(hash).not.toHaveBeenCalled();
  expect(verify).toHaveBeenCalledTimes(1);
  expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$/);
});
