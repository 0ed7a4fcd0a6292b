import { expect, test } from "vitest";
import { builtPages } from "../support/built-pages";
import { fakeBackend, testApp } from "../support/node-server";

const { pages } = await builtPages();

/** What each page's check of its link answers. */
const KNOWN: Record<string, object> = {
  "password-resets": { email: "a@nordwind.example", firstname: "A", lastname: "B" },
  registrations: { email: "a@nordwind.example", customer: "Nordwind", firstname: "A", lastname: "B" },
  "email-confirmations": { email: "a@nordwind.example" },
  unsubscriptions: { channel: "EmailDaily", recipient: "a…@nordwind.example", stopped: false },
};

const PAGES = ["/reset-password/x", "/finalize-registration/x", "/confirm-email/x", "/network/unsubscribe?token=x"];

test.each(PAGES)("%s sends no path of its own as a referrer, whether its link works or not", async (path) => {
  const good = fakeBackend(async (request) =>
    Response.json(KNOWN[new URL(request.url).pathname.split("/")[2] ?? ""] ?? {}),
  );
  const over = fakeBackend(async () =>
    Response.json({ code: "not_found", message: "", requestId: "r" }, { status: 404 }),
  );
  for (const backend of [good, over]) {
    const answer = await testApp({ pages, backend }).request(path);
    expect([answer.status, answer.headers.get("Referrer-Policy")]).toEqual([answer.status, "strict-origin"]);
    expect(answer.status).toBeLessThan(500);
  }
});
