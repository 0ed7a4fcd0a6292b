import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ACTION_PURPOSES } from "~/backend/contract/action-words";

const purposesIn = (language: string, namespace: "actions" | "measures"): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./locales/${language}/${namespace}.json`, import.meta.url), "utf8")).purposes;

test.each(["en", "de", "fr", "ch"])(
  "what an action is for and what a measure is for has one word in %s",
  (language) => {
    const [actions, measures] = [purposesIn(language, "actions"), purposesIn(language, "measures")];
    // An action says the section of the law behind it.
    const words = ACTION_PURPOSES.map((purpose) => actions[purpose]?.replace(/\s*[（(].*$/, ""));
    expect(words).toEqual(ACTION_PURPOSES.map((purpose) => measures[purpose]));
  },
);
