import { expect, test } from "vitest";
import { rememberLanguage } from "~/i18n/locale.server";
import { paths } from "~/paths";
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

test("an invitation begins in its own language, which the visitor's choice comes before", async () => {
  const backend = fakeBackend(async () => Response.json(KNOWN.registrations));
  const app = testApp({ pages, backend });
  const read = async (cookie = "") => {
    const headers = { "accept-language": "en", cookie };
    const answer = await app.request(paths.finalizeRegistration("x", "de"), { headers });
    return [answer.headers.get("Content-Language"), /<option[^>]*selected[^>]*>[^<]*/.exec(await answer.text())?.[0]];
  };
  const chosen = await rememberLanguage("ch");
  expect([await read(), await read(chosen.split(";")[0])]).toMatchObject([
    ["de", expect.stringContaining("Deutsch")],
    ["zh-Hans", expect.stringContaining("中文")],
  ]);
});

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
