import { beforeAll, expect, test } from "vitest";
import { backendUnderTest } from "../support/backend-under-test";
import { builtPages } from "../support/built-pages";
import { SAME_ORIGIN, testApp } from "../support/node-server";
import { EMAILS, PASSWORD } from "../support/personas";

const use = backendUnderTest();
let app: ReturnType<typeof testApp>;
beforeAll(async () => {
  const { pages } = await builtPages();
  app = testApp({ pages, backend: (request) => use.transport(request) });
});

test.each(["status:archived", "relevancy:Relevant", "action:start"])(
  "%s of no alert at all is refused above the list, which stays as it was filtered",
  async (change) => {
    const entered = await post("/login", { email: EMAILS.analyst, password: PASSWORD });
    const cookie = entered.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
    const answer = await post("/feed/all?order=OldestFirst", { intent: "change", change }, cookie.join("; "));
    const page = await answer.text();
    expect(answer.status).toBe(400);
    // In what is shown; the scripts below it hold every text of the feed.
    const shown = page.slice(0, page.indexOf("<script"));
    expect(shown.includes("Choose at least one alert.")).toBe(true);
    expect(shown.includes("/feed/new?order=OldestFirst")).toBe(true);
  },
);

function post(path: string, fields: Record<string, string>, cookie = ""): Promise<Response> {
  const headers = { ...SAME_ORIGIN, "content-type": "application/x-www-form-urlencoded", cookie };
  return Promise.resolve(app.request(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() }));
}
