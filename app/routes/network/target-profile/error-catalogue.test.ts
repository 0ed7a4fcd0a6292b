import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import actions from "../../../i18n/locales/en/actions.json";
import externalScores from "../../../i18n/locales/en/externalScores.json";
import questionnaires from "../../../i18n/locales/en/questionnaires.json";
import targetInfo from "../../../i18n/locales/en/targetInfo.json";
import targetTickets from "../../../i18n/locales/en/targetTickets.json";
import { action as updateInfo } from "./info/route";
import { action as report } from "./report/route";

// Specification §8, word for word as far as the profile is about it. Where each is said: the `route.test` beside each route.
test("the profile's words of success and failure are the specification's", () => {
  expect(externalScores.done).toMatchObject({
    success: "Success",
    added: "Score has been added successfully",
    saved: "Score has been updated successfully",
  });
  expect(externalScores.problems).toMatchObject({
    cantCreate: "Cant create score",
    serverSays: "{{message}}",
    cantDelete: "Cant delete score",
  });
  expect(actions.list.failed).toBe("Can't fetch actions for this target");
  expect(targetInfo.problems.cantUpdate).toBe("Couldn't update target information");
  expect(questionnaires.toasts).toMatchObject({
    revenueTitle: "Requests sent",
    revenue: "Revenue discovery request sent successfully",
  });
  expect(targetTickets.done).toBe("Ticket {{ticket}} is opened");
});

const params = { targetId: "5" };

test.each([
  [409, "not_own"],
  [404, "not_found"],
  [422, "invalid_input"],
  [500, "internal"],
  [503, "database_away"],
  [502],
  [200, { surprise: true }],
] as const)(
  "information that is answered with %i %s could not be updated, and stays as it was typed",
  async (...answers) => {
    const typed = { website: "https://works.example", employees: "12", size: "", email: "", phone: "", version: "1" };
    const { unexpected, kept } = await posted(updateInfo, typed, { params, answers });
    expect(unexpected).toMatchObject({ title: "targetInfo:problems.cantUpdate" });
    expect(kept).toMatchObject({ website: "https://works.example", employees: "12" });
  },
);

test("a report of wrong information is answered with the ticket's number", async () => {
  const typed = { kind: "wrong", message: "It moved" };
  const { asked, status, cookies } = await posted(report, typed, { params, answers: [201, { ticket: 4711 }] });
  expect(asked).toMatchObject([["POST", expect.stringMatching(/^\/v2\/targets\/5\//), { message: "It moved" }]]);
  expect(status).toBe(303);
  const [, toast = ""] = /^tierwatch-toast=([^;]+)/.exec(cookies.join("\n")) ?? [];
  const said = JSON.parse(Buffer.from(decodeURIComponent(toast), "base64").toString());
  expect(said).toMatchObject({ key: "targetTickets:done", params: { ticket: 4711 } });
});
