import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { inWords, type Message } from "./message";

const i18n = createInstance();
await i18n.init({
  lng: "en",
  resources: {
    en: { login: { wait_one: "Wait {{count}} minute, {{name}}", wait_other: "Wait {{count}} minutes, {{name}}" } },
  },
});
const say = (params: Message["params"], key = "login:wait") =>
  inWords(i18n.t as never, { key: key as Message["key"], params });

test("parameters stand in the text, and the count chooses its form", () => {
  expect(say({ count: 1, name: "Mara" })).toBe("Wait 1 minute, Mara");
  expect(say({ count: 3, name: "Mara" })).toBe("Wait 3 minutes, Mara");
});

const OPTIONS: Message["params"][] = [
  { defaultValue: "Call 0900" },
  { interpolation: "x" },
  { postProcess: "x", returnObjects: 1, lng: "zz" },
];

test.each(OPTIONS)("parameters are no options of the translator: %j", (params) => {
  expect(say({ ...params, count: 1, name: "Mara" })).toBe("Wait 1 minute, Mara");
  expect(say(params, "login:nothing")).toBe("nothing");
});
