import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../project-root";
import { errorEvent, kindOf, plainWords } from "./error-event";
import { createLogger } from "./logger";

const facts = { id: "0b9a1d0e-3f5c-4a57-9df4-1f0c2a3b4c5d", release: "2025.16.2", environment: "production" };

/** The event of what is logged so. */
function eventOf(fields: object, message = "a page failed") {
  const lines: string[] = [];
  createLogger({ logLevel: "info", stage: "production", version: "1" }, { write: (line) => lines.push(line) }).error(
    fields,
    message,
  );
  return errorEvent(JSON.parse(lines[0] ?? ""), facts);
}

test.each([
  ["An insert answered no row", "An insert answered no row"],
  ["There is no supplier Müller GmbH in Ulm", "There is no supplier […] in […]"],
  ['invalid input syntax for type integer: "Mara Keller"', "invalid input syntax for type integer: […]"],
  ["connect ECONNREFUSED 10.1.2.3:5432", "connect […]"],
  ["mara.keller@nordwind.example has no account", "[…] has no account"],
  ["Cannot read properties of undefined (reading 'mara')", "Cannot read properties of undefined […]"],
  ["GET /grievance-report/secret?token=abc answered 500", "[…] answered […]"],
  ["Unexpected token 'M', \"Mara Keller\"... is not valid JSON", "Unexpected token […] is not valid […]"],
  [`Failed query: select "name" from "users" where "id" = $1`, "Failed query: select […] from […] where […]"],
  ["", ""],
])("of %j only plain small words are sent", (message, sent) => {
  expect(plainWords(message)).toBe(sent);
});

test("an event tells the kind, the place and the request, and nothing that was typed", () => {
  const cause = Object.assign(new Error("no row of Mara Keller"), {
    code: "23505",
    detail: "Key (email)=(mara@x.example)",
  });
  const err = new TypeError("the name Mara is wrong", { cause });
  const event = eventOf({
    err,
    requestId: "8daf1f69-951c-4ffa-8b78-70a4d43981fa",
    path: "/network/target/77?q=Mara",
    userId: 7,
    headers: { cookie: "session=secret" },
    body: { name: "Mara" },
  });
  expect(JSON.stringify(event)).not.toMatch(/Mara|Keller|mara@|target\/77|cookie|secret|userId/);
  expect(JSON.stringify(event)).not.toContain(projectRoot());
  expect(event.exception.values.map(({ type, value }) => [type, value])).toEqual([
    ["Error", "no row of […]"],
    ["TypeError", "the name […] is wrong: no row of […]"],
  ]);
  expect(event.exception.values[1]?.stacktrace.frames.at(-1)).toMatchObject({
    filename: join("server", "telemetry", "error-event.test.ts"),
    in_app: true,
  });
  expect(event).toMatchObject({
    event_id: "0b9a1d0e3f5c4a579df41f0c2a3b4c5d",
    level: "error",
    tags: { requestId: "8daf1f69-951c-4ffa-8b78-70a4d43981fa" },
  });
});

test("a message that has the lines of a stack is not told as one", () => {
  const err = new Error("no row\n    at Mara Keller (/srv/x.js:1:2)\n    at Keller (Mara:3:4)");
  const event = eventOf({ err });
  expect(JSON.stringify(event)).not.toMatch(/Mara|keller/i);
  expect(event.exception.values[0]?.stacktrace.frames.at(-1)?.function).toBe("?");
  const last = eventOf({ err: new Error("plain") }).exception.values[0]?.stacktrace.frames.at(-1);
  expect(last).toMatchObject({ filename: join("server", "telemetry", "error-event.test.ts"), in_app: true });
});

test("of a confidential path neither the request nor the minute is told", () => {
  const event = eventOf({ err: new Error("x"), requestId: "8daf1f69-951c", path: "/v2/grievance-reports/4" });
  expect(event.tags).toEqual({});
  expect(event.timestamp).toMatch(/T\d\d:00:00\.000Z$/);
});

test("a job's event bears the task's name, and a line without an error its words", () => {
  expect(eventOf({ err: new Error("x"), task: "send-mail" }).tags).toEqual({ task: "send-mail" });
  const event = eventOf({ pid: 4711 }, "a web process ended; starting another");
  expect([event.exception.values, event.logentry.formatted]).toEqual([[], "a web process ended; starting another"]);
});

test("one fault is one kind, whatever it said; another place is another", () => {
  const thrown = (name: string) => new Error(`no supplier ${name}`);
  const elsewhere = () => new Error("no supplier Ulm");
  expect(kindOf(eventOf({ err: thrown("Ulm") }))).toBe(kindOf(eventOf({ err: thrown("Bonn") })));
  expect(kindOf(eventOf({ err: elsewhere() }))).not.toBe(kindOf(eventOf({ err: thrown("Ulm") })));
});

test("an error that is none, or has an odd stack, makes an event all the same", () => {
  const odd = Object.assign(new Error("x"), { stack: "at (((:1:1\n    at /a b/c.js:1:2\n    at x (file:///%zz:1:2)" });
  for (const err of [odd, "text", null, 7, { stack: 1 }]) expect(eventOf({ err }).event_id).toHaveLength(32);
});
