import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { posted } from "../../../../tests/support/posted";
import { keepTicket } from "../ticket.server";
import { action } from "./route";

const path = "/login/code?returnUrl=%2Ffeed%2Fall";
const ticket = async () => (await keepTicket("ticket-1")).split(";")[0] ?? "";

test("the right code opens the session, drops the ticket and goes on", async () => {
  const answers = { token: "t".repeat(43), session: ANALYST };
  const { asked, status, to, cookies } = await posted(
    action,
    { code: "123456" },
    { path, visitor: true, cookie: await ticket(), answers: [201, answers] },
  );
  expect([status, to]).toEqual([303, "/feed/all"]);
  expect(cookies).toEqual([`session=${answers.token}`, expect.stringMatching(/^tierwatch-ticket=;.*Max-Age=0/)]);
  expect(asked).toEqual([["POST", expect.any(String), { ticket: "ticket-1", code: "123456" }]]);
});

test("without the first step one is sent back to it, and nobody is asked", async () => {
  const { asked, to } = await posted(action, { code: "123456" }, { path, visitor: true });
  expect([asked, to]).toEqual([[], "/login?returnUrl=%2Ffeed%2Fall"]);
});

test.each([
  [[401, "wrong_code"], { errors: { code: ["account:code.wrong"] }, problem: null }],
  [[401, "ticket_over"], { errors: {}, problem: { key: "account:code.over" } }],
] as [[number, string], object][])("%j is said, and the code is not kept", async (answers, wanted) => {
  const cookie = await ticket();
  const outcome = await posted(action, { code: "000000" }, { path, visitor: true, cookie, answers });
  expect(outcome).toMatchObject({ status: 400, kept: {}, ...wanted });
});
