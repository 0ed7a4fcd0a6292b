import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { countAttempt, forgetAttempt } from "./sign-in-throttle";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const refused = { status: 429, code: "too_many_attempts" };
const count = (email: string, address: string) => countAttempt(db.database, email, address);
const numbered = async (most: number, attempt: (n: number) => Promise<void>) => {
  for (let n = 1; n <= most; n++) await attempt(n);
};

test("one account is tried fifty times in a quarter of an hour, from wherever", async () => {
  await numbered(50, (n) => count("a@nordwind.example", `10.0.0.${n}`));
  await expect(count("a@nordwind.example", "10.0.1.1")).rejects.toMatchObject(refused);
  await expect(count("b@nordwind.example", "10.0.1.1")).resolves.toBeUndefined();
});

test("one address tries two hundred times, whomever", async () => {
  await numbered(200, (n) => count(`u-${n}@nordwind.example`, "10.9.9.9"));
  await expect(count("another@nordwind.example", "10.9.9.9")).rejects.toMatchObject(refused);
  await expect(count("another@nordwind.example", "10.9.9.8")).resolves.toBeUndefined();
});

test("one address tries one account ten times", async () => {
  await numbered(10, () => count("c@nordwind.example", "10.2.2.2"));
  await expect(count("c@nordwind.example", "10.2.2.2")).rejects.toMatchObject(refused);
  await expect(count("c@nordwind.example", "10.2.2.3")).resolves.toBeUndefined();
});

test("the many addresses of one machine by IPv6 are one", async () => {
  await numbered(10, (n) => count("d@nordwind.example", `2001:db8:1:2::${n.toString(16)}`));
  await expect(count("d@nordwind.example", "2001:db8:1:2:ffff::1")).rejects.toMatchObject(refused);
  await expect(count("d@nordwind.example", "2001:db8:1:3::1")).resolves.toBeUndefined();
});

test("who signs in many times side by side is never held up by themselves", async () => {
  const come = async () => {
    for (let n = 1; n <= 12; n++) {
      await count("e@nordwind.example", "10.3.3.3");
      await forgetAttempt(db.database, "e@nordwind.example", "10.3.3.3", { worked: true });
    }
  };
  await Promise.all(Array.from({ length: 8 }, come));
});
