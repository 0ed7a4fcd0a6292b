import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language";

const nobody = { user: null, cookie: null, link: null, acceptLanguage: null };

test("without any wish the language is English", () => {
  expect(chooseLanguage(nobody)).toBe("en");
});

test("the user's own language comes before cookie and browser", () => {
  expect(chooseLanguage({ user: "de", cookie: "ch", link: "ch", acceptLanguage: "en" })).toBe("de");
});

test("a visitor's cookie comes before the browser", () => {
  expect(chooseLanguage({ ...nobody, cookie: "ch", acceptLanguage: "de" })).toBe("ch");
});

test("the language of a link comes before the browser, and after what the visitor chose", () => {
  expect(chooseLanguage({ ...nobody, link: "de", acceptLanguage: "en" })).toBe("de");
  expect(chooseLanguage({ ...nobody, cookie: "ch", link: "de", acceptLanguage: "en" })).toBe("ch");
  expect(chooseLanguage({ ...nobody, link: "xx", acceptLanguage: "ch, de" })).toBe("de");
});

test.each([
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["zh-CN,zh;q=0.9", "ch"],
  ["zh-Hans", "ch"],
  ["pl, fr;q=0.5, de;q=0.7", "de"],
  ["de;q=0, en;q=0.1", "en"],
  ["ch", "en"],
  ["*", "en"],
  [";q=,,;", "en"],
])("a browser that says %s reads %s", (acceptLanguage, language) => {
  expect(chooseLanguage({ ...nobody, acceptLanguage })).toBe(language);
});

test("French is for visitors only", () => {
  expect(chooseLanguage({ ...nobody, acceptLanguage: "fr-CA" })).toBe("fr");
  expect(chooseLanguage({ user: "fr", cookie: "fr", link: "fr", acceptLanguage: "fr" })).toBe("en");
});
