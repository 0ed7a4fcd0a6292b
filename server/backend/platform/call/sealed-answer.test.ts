import { expect, test } from "vitest";
import { sealed, unsealed } from "./sealed-answer";

const ANSWER = { id: 7, reporter: { name: "Erika Muster", email: "erika@example.com" } };

test("an answer is read again by its key, and by nothing else", () => {
  const body = sealed("a-key-of-a-form-0001", ANSWER);
  expect(unsealed("a-key-of-a-form-0001", body)).toEqual(ANSWER);
  expect(() => unsealed("a-key-of-a-form-0002", body)).toThrow();
  expect(Buffer.from(body ?? "", "base64").toString("latin1")).not.toContain("erika");
  expect(sealed("a-key-of-a-form-0001", ANSWER)).not.toBe(body);
});

test.each([undefined, null])("an empty answer (%s) stays empty", (answer) => {
  expect(unsealed("a-key-of-a-form-0001", sealed("a-key-of-a-form-0001", answer))).toBeNull();
});
