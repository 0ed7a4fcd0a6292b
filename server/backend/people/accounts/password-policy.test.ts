import { expect, test } from "vitest";
import { weaknessOf } from "./password-policy";

const mara = { email: "mara.keller@nordwind.example", firstname: "Mara", lastname: "Keller" };

test.each([
  ["", "too_short"],
  ["elevenchars", "too_short"],
  ["日本語のパス", "too_short"],
  ["aaaaaaaaaaaa", "too_simple"],
  ["abcabcabcabc", "too_simple"],
  ["abcdefghijkl", "too_simple"],
  ["987654321098", "too_simple"],
  ["Unbelievable", "too_common"],
  ["unbelievable123!", "too_common"],
  ["p4$$w0rd2026!", "too_common"],
  ["pass-word-2026", "too_common"],
  ["2026.qwerty.99", "too_common"],
  ["iloveyou123456", "too_common"],
  ["qwertypassword", "too_common"],
  ["PasswordPassword", "too_common"],
  ["Sunshine!Dragon", "too_common"],
  ["MaraKeller2026", "names_you"],
  ["nordwind-1234", "names_you"],
  ["tierwatch2026!", "names_you"],
])("%j is %s", async (password, why) => {
  expect(await weaknessOf(password, mara)).toBe(why);
});

test.each([
  "nine green bottles on a wall",
  "mara likes long walks at night",
  "蓝色的大象在山上慢慢地跳舞唱歌",
  "x7!Rf-9qpL_2w",
  "ten dragons in the sunshine",
  "48201937465012-mary",
  // As long as a password manager makes them.
  "v8Kq2mZt5Rb9Wc3Xn6Lp1Hd4Js7Gf0Ya8Ue5Io2Tq9Vr6Bw3Nm1Kx4Cz7Pl0SdhQ",
])("%j is strong", async (password) => {
  expect(await weaknessOf(password, mara)).toBeNull();
});
