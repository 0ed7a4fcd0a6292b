import { expect, test } from "vitest";
import { lineOf } from "./signup-list";

test("who asked for access is one line, and steers no terminal", () => {
  const line = lineOf({
    createdAt: new Date("2026-11-21T08:00:00Z"),
    email: "ida@ostwind.example",
    company: "Ost\u001b[31mwind",
    name: "Ida\tOst",
    language: "de",
    sentAt: null,
    interest: "Steel\r\nPorts",
  });
  expect(line.split("\t")).toEqual([
    ...["2026-11-21T08:00:00.000Z", "ida@ostwind.example", "Ost [31mwind", "Ida Ost", "de", "not mailed"],
    "Steel Ports",
  ]);
});
