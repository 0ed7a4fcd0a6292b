import { expect, test } from "vitest";
import type { FoundTarget } from "~/backend/contract/targets";
import { meantTarget } from "./find-target.server";
import { choiceOf, readChoice } from "./target-choice";

const target = (id: number, name: string, matchedName: string | null = null) =>
  ({ id, name, matchedName }) as FoundTarget;

const WORKS = [target(1, "Werk Süd"), target(2, "Werk Nord"), target(3, "Gießerei", "Foundry"), target(4, "Werk Süd")];

/** As the backend finds: by a part of a name. */
async function meant(said: Parameters<typeof meantTarget>[0]) {
  const asked: string[] = [];
  const answer = await meantTarget(said, async (q) => {
    asked.push(q);
    const fits = (name: string | null) => name?.toLowerCase().includes(q.toLowerCase());
    return WORKS.filter(({ name, matchedName }) => fits(name) || fits(matchedName));
  });
  return { asked, answer: "id" in answer ? answer.id : answer.candidates.map(({ id }) => id) };
}

test("a name that one target alone has is that one, in whatever letters and by any of its names", async () => {
  expect(await meant({ target: "werk nord" })).toEqual({ asked: ["werk nord"], answer: 2 });
  expect((await meant({ target: "Foundry" })).answer).toBe(3);
});

test("nothing typed is one's own company, and what was chosen is asked of nobody", async () => {
  expect(await meant({ target: "", targetId: 4, targetName: "Werk Süd" })).toEqual({ asked: [], answer: null });
  expect(await meant({ target: "Werk Süd", targetId: 4, targetName: "Werk Süd" })).toEqual({ asked: [], answer: 4 });
  expect(await meant({ target: "Werk", targetName: "Werk", choice: "2 Werk Nord" })).toEqual({ asked: [], answer: 2 });
});

test("what was chosen counts no more once another name is typed", async () => {
  expect((await meant({ target: "Foundry", targetName: "Werk", choice: "2 Werk Nord", targetId: 1 })).answer).toBe(3);
});

test("of several one has to be chosen, and of none exactly the likeliest are offered", async () => {
  expect((await meant({ target: "Werk Süd" })).answer).toEqual([1, 4]);
  expect((await meant({ target: "Werk" })).answer).toEqual([1, 2, 4]);
  // Its legal form is in no name: its longest word finds it.
  expect(await meant({ target: "Gießerei AG" })).toEqual({ asked: ["Gießerei AG", "Gießerei"], answer: [3] });
  expect((await meant({ target: "Nobody, Ltd." })).answer).toEqual([]);
});

test("a choice is read as it was written, and nothing else is one", () => {
  expect(readChoice(choiceOf({ id: 12, name: "Werk 3, Süd" }))).toEqual({ id: 12, name: "Werk 3, Süd" });
  for (const none of [undefined, "", "12", "x Werk", "0 Werk", "-1 Werk"]) expect(readChoice(none)).toBeNull();
});
