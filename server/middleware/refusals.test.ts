import { pino } from "pino";
import { expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { Refusals } from "./refusals";

let clock = 0;
function watched() {
  const lines: { level: number; event: string; count: number; userId?: number }[] = [];
  const logger = pino({ base: undefined, timestamp: false }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const told = new Refusals(() => clock);
  const tell = (userId?: number) => told.tell(logger, { by: "guard", of: "/admin/users", userId, requestId: "r" });
  return { lines, tell };
}
const [WARN, ERROR] = [40, 50];

test("each refusal is a line of its own, with how many there were of this user", () => {
  const { lines, tell } = watched();
  for (const user of [7, 7, 8]) tell(user);
  const line = { level: WARN, event: "refused", by: "guard", of: "/admin/users", requestId: "r", msg: "refused" };
  expect(lines).toEqual([
    { ...line, userId: 7, count: 1 },
    { ...line, userId: 7, count: 2 },
    { ...line, userId: 8, count: 1 },
  ]);
});

test("the twentieth within a quarter of an hour is an error, once, and later it begins anew", () => {
  const { lines, tell } = watched();
  for (let n = 0; n < 25; n++) tell(7);
  expect(lines.flatMap(({ level, count }) => (level === ERROR ? [count] : []))).toEqual([20]);
  clock += minutes(15);
  tell(7);
  expect(lines.at(-1)).toMatchObject({ level: WARN, count: 1 });
});

test("visitors, of whom nobody knows who they are, are no alarm", () => {
  const { lines, tell } = watched();
  for (let n = 0; n < 25; n++) tell();
  expect(lines.every(({ level }) => level === WARN)).toBe(true);
});
