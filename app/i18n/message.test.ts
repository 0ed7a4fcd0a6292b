// Again on Node 24: plurals and numbers come from the tables that Node carries.
import { expect, test } from "vitest";
import { inWords, type Message } from "./message";
import { createTranslator } from "./translator";

const translator = createTranslator("en", {
  login: { wait_one: "Wait {{count}} minute, {{name}}", wait_other: "Wait {{count}} minutes, {{name}}" },
});
const say = (params: Message["params"], key = "login:wait") =>
  inWords((...asked) => translator.text("shell", ...asked), { key: key as Message["key"], params });

test("parameters stand in the text, and the count chooses its form", () => {
  expect(say({ count: 1, name: "Mara" })).toBe("Wait 1 minute, Mara");
  expect(say({ count: 3, name: "Mara" })).toBe("Wait 3 minutes, Mara");
  expect(say({ count: "1", name: "Mara" })).toBe("Wait 1 minute, Mara");
});

const OPTIONS: Message["params"][] = [
  { defaultValue: "Call 0900" },
  { interpolation: "x" },
  { postProcess: "x", returnObjects: 1, lng: "zz" },
];

test.each(OPTIONS)("parameters of a forged toast are values and nothing else: %j", (params) => {
  expect(say({ ...params, count: 1, name: "Mara" })).toBe("Wait 1 minute, Mara");
  expect(say(params, "login:nothing")).toBe("nothing");
});
