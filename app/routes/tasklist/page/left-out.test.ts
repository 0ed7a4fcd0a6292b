import { expect, test } from "vitest";
import type { Operation } from "~/backend/contract/operations";
import type { Task } from "~/backend/contract/tasks";
import type { Speech } from "~/i18n/speech.server";
import { leftOutOf } from "./left-out.server";

const speech = {
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(" "),
  list: (parts: (string | null)[]) => parts.filter(Boolean).join(", "),
  number: String,
} as unknown as Speech;
const operation = (failures: Operation["failures"], kind = "tasks.change") =>
  ({ kind, failures }) as unknown as Operation;
const failed = (id: number, why = "changed", name: string | null = "Decide") => ({
  id,
  key: `action:${id}`,
  name,
  why,
});
const open = { key: "action:1", kind: "action", title: "Call", details: {}, target: { id: 3, name: "Mill" } };
const tasks = [{ ...open, subject: { type: "action", id: 1 } } as unknown as Task];

test("five are named with why, as the list names them where they are open, and the others counted", () => {
  const seven = [1, 2, 3, 4, 5, 6, 7].map((id) => failed(id, id === 2 ? "statutory" : "changed"));
  expect(leftOutOf(operation(seven), tasks, "/tasklist", speech)).toEqual({
    heading: "tasks:leftOut.heading 7 7",
    rows: [
      { key: "action:1", name: "Call, Mill", href: "/action/1", why: "tasks:leftOut.why.changed" },
      { key: "action:2", name: "Decide", href: null, why: "tasks:leftOut.why.statutory" },
      ...[3, 4, 5].map((id) => ({ key: `action:${id}`, name: "Decide", href: null, why: "tasks:leftOut.why.changed" })),
    ],
    more: "tasks:leftOut.more 2 2",
    closeHref: "/tasklist",
  });
});

test("nothing is said where nothing was left out, or something else was changed", () => {
  expect(leftOutOf(null, [], "/", speech)).toBeNull();
  expect(leftOutOf(operation(undefined), [], "/", speech)).toBeNull();
  expect(leftOutOf(operation([failed(1)], "actions.change"), [], "/", speech)).toBeNull();
  expect(leftOutOf(operation([failed(9, "x", null)]), [], "/", speech)?.rows).toMatchObject([
    { name: "tasks:leftOut.unnamed 9", why: "tasks:leftOut.why.refused" },
  ]);
});
