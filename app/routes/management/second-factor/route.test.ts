import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const SETUP = { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Tierwatch:mara?secret=JBSWY3DPEHPK3PXP" };
const CODES = { recoveryCodes: ["aaaa-bbbb", "cccc-dddd"] };

test("beginning takes the password and shows secret and picture once", async () => {
  const { asked, status, said } = await posted(action, { currentPassword: "x" }, { answers: [201, SETUP] });
  expect(asked).toEqual([["POST", "/v2/second-factor", { currentPassword: "x" }]]);
  expect(status).toBe(200);
  expect(said).toMatchObject({ ...SETUP, qr: { size: expect.any(Number), path: expect.stringMatching(/^M/) } });
});

test("the app's code switches it on and shows the recovery codes once", async () => {
  const { asked, said } = await posted(action, { intent: "confirm", code: " 123456 " }, { answers: [200, CODES] });
  expect(asked[0]?.[2]).toEqual({ code: "123456" });
  expect(said).toEqual({ codes: CODES.recoveryCodes });
});

test("a wrong code is said at its field, and may be typed again", async () => {
  const { status, errors, kept } = await posted(
    action,
    { intent: "confirm", code: "000000" },
    { answers: [400, "wrong_code"] },
  );
  expect([status, errors]).toEqual([400, { code: ["account:code.wrong"] }]);
  expect(kept).toMatchObject({ intent: "confirm" });
});

test("a wrong password is said at its field and never stays in the form", async () => {
  for (const intent of ["begin", "remove"]) {
    const { status, errors, kept } = await posted(
      action,
      { intent, currentPassword: "guess" },
      { answers: [401, "wrong_password"] },
    );
    expect([status, errors]).toEqual([400, { currentPassword: ["management:wrongPassword"] }]);
    expect(JSON.stringify(kept)).not.toContain("guess");
  }
});

test("an empty form asks nobody", async () => {
  for (const fields of [{ intent: "confirm" }, { intent: "remove" }, {}]) {
    const { asked, status } = await posted(action, fields as Record<string, string>);
    expect([asked, status]).toEqual([[], 400]);
  }
});

test("it is switched off, and the page says so", async () => {
  const { asked, status, to } = await posted(action, { intent: "remove", currentPassword: "x" });
  expect([status, to]).toEqual([303, "/management/second-factor"]);
  expect(asked.map(([method]) => method)).toEqual(["DELETE"]);
});
