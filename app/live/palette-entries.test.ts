import { expect, test } from "vitest";
import { entriesOf } from "./palette-entries";

const data = {
  user: { name: "Mara", initials: "M", email: "m@x", customer: "Nordwind", links: ["management" as const] },
  areas: ["feed" as const],
  counts: null,
  countsLost: false,
  isAway: false,
  extras: { chat: null, analyticsUrl: null, errors: null },
  polls: { counts: false, types: false },
};
const t = (key: string) => key.split(".").at(-1) ?? key;
const named = (name: string) => ({ name, detail: null, href: `/${name}` });

test("before anything is typed the user's own places are listed", () => {
  expect(entriesOf({ typed: " ", answer: null, data, t }).map(({ href }) => href)).toEqual(["/feed", "/management"]);
});

test("places, targets, collections and the alerts come in this order", () => {
  const answer = { q: "fe", targets: [named("Ferro")], collections: [named("Fe mines")] };
  expect(entriesOf({ typed: "fe", answer, data, t }).map(({ href }) => href)).toEqual([
    "/feed",
    "/Ferro",
    "/Fe mines",
    "/feed/all?q=fe",
  ]);
});

test("what was found for other letters is not shown", () => {
  const answer = { q: "f", targets: [named("Ferro")], collections: [] };
  expect(entriesOf({ typed: "fu", answer, data, t }).map(({ href }) => href)).toEqual(["/feed/all?q=fu"]);
});
