import { expect, test } from "vitest";
import { parseFilter } from "./filter";
import { type NamedQuality, promisesOf, rowsOf } from "./rows";

const row = (over: Partial<NamedQuality>): NamedQuality => ({
  ...{ eventTypeId: "strike", typeName: "Strike", language: "en", languageName: "English", state: "watched" },
  ...{
    threshold: 0.04,
    judged: 0,
    right: 0,
    bound: 0,
    bar: 0.85,
    published: 0,
    toReview: 0,
    ownJudged: 0,
    ownRight: 0,
  },
  ...over,
});
const fire = row({ typeName: "Fire", published: 9 });
const strike = row({ state: "armed", judged: 212, right: 199, bound: 0.906 });
const flood = row({ typeName: "Flood", state: "trial", judged: 20, right: 20, bound: 0.88 });
const streik = row({ languageName: "German", language: "de", state: "armed", judged: 60, right: 60, bound: 0.957 });
const all = [fire, streik, flood, strike];
const sorted = (search: string) =>
  rowsOf(all, parseFilter(new URLSearchParams(search)), (one, other) => one.localeCompare(other));

test("by language, what publishes first, unless another order is asked for", () => {
  expect(sorted("")).toEqual([strike, flood, fire, streik]);
  expect(sorted("sort=judged&direction=desc")).toEqual([strike, streik, flood, fire]);
  expect(sorted("sort=type")).toEqual([fire, flood, strike, streik]);
});

test("a language and a state narrow it", () => {
  expect(sorted("language=de")).toEqual([streik]);
  expect(sorted("language=en&state=armed")).toEqual([strike]);
});

test("a promise needs 60 judged texts and the right to publish", () => {
  expect(promisesOf([...all, row({ judged: 60, right: 55, bound: 0.839 })])).toEqual([streik, strike]);
});
