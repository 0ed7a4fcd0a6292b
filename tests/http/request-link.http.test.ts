import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { builtPages } from "../support/built-pages";
import { testApp } from "../support/node-server";
import { readableLog } from "../support/readable-log";

const { pages } = await builtPages();
const HTTPS = { publicUrl: new URL("https://tierwatch.example") };
const SECRET = "the-secret-of-the-link";
const opened = {
  kind: "ssa",
  name: "Self-assessment 2026",
  customer: "Nordwind Automotive",
  expiresAt: "2027-03-01T00:00:00.000Z",
};

/** A backend that knows one request. `flag` is what it says of it; "down" fails that call only. */
function world(flag: boolean | "down" | "nonsense", config = {}) {
  const requestId = randomUUID();
  const lines: string[] = [];
  const asked: string[] = [];
  const app = testApp({
    pages,
    config,
    log: { write: (line: string) => void lines.push(line) },
    backend: async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith("/v2/requests/")) return Response.json({}, { status: 500 });
      asked.push(pathname);
      const body = (await request.json()) as { requestId: string; secret: string };
      const fits = body.requestId === requestId && body.secret === SECRET;
      if (pathname !== "/v2/requests/flag") {
        // Made by hand, it has nothing to answer on the page.
        return fits && pathname === "/v2/requests/open"
          ? Response.json(opened)
          : Response.json({ code: "not_found", message: "", requestId: "" }, { status: 404 });
      }
      if (flag === "down") return new Response("bad gateway", { status: 502 });
      return Response.json({ flag: flag === "nonsense" ? "maybe" : fits && flag });
    },
  });
  const path = `/request?requestId=${requestId}&secret=${SECRET}&from=mail`;
  return { app, path, requestId, lines, asked };
}

/** As a browser that keeps cookies follows the link of a mail, until its address is without the secret. */
async function arrive(here: ReturnType<typeof world>, path: string) {
  const first = await follow(here, path);
  const second = await follow(here, first.answer.headers.get("location") ?? "", first.cookie);
  return { location: second.answer.headers.get("location") ?? "", cookie: first.cookie };
}

async function follow({ app, lines }: ReturnType<typeof world>, path: string, cookie = "") {
  const answer = await app.request(path, { headers: { cookie } });
  // A page that could not be made says in the log why.
  if (answer.status >= 500) throw new Error(`${answer.status} for ${path}:\n${readableLog(lines)}`);
  const set = answer.headers.getSetCookie();
  return { answer, set, cookie: set.map((line) => line.split(";", 1)[0]).join("; ") || cookie };
}

test("the secret moves once into a cookie of this host and out of the address", async () => {
  const here = world(true, HTTPS);
  const { answer, set, cookie } = await follow(here, here.path);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${here.path}&cookies=tried`]);
  expect(set).toHaveLength(1);
  const back = await follow(here, `${here.path}&cookies=tried`, cookie);
  expect([back.answer.status, back.answer.headers.get("location"), back.set]).toEqual([
    303,
    `/request?requestId=${here.requestId}&from=mail`,
    [],
  ]);
  expect(set[0]).toMatch(/^__Host-tierwatch-request-[\w-]+=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(here.asked).toEqual([]);
});

test("over http the cookie has another name, or browsers would drop it", async () => {
  const here = world(true);
  const { set } = await follow(here, here.path);
  expect(set[0]).toMatch(/^tierwatch-request-[\w-]+=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("a true flag leads to the new flow with the query kept", async () => {
  const here = world(true);
  const moved = await arrive(here, here.path);
  const { answer } = await follow(here, moved.location, moved.cookie);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    `/request-new/ssa?requestId=${here.requestId}&from=mail`,
  ]);
  const end = await follow(here, answer.headers.get("location") ?? "", moved.cookie);
  expect(end.answer.status).toBe(200);
  const page = await end.answer.text();
  for (const words of ["Self-assessment 2026", "Nordwind Automotive", "1 March 2027"]) expect(page).toContain(words);
  expect(page).not.toContain("<script");
  // The slim bar, without the areas of the product.
  expect(page).toContain('<header class="header slim-bar">');
  expect(page).not.toContain("<nav");
});

test.each([false, "down", "nonsense"] as const)("when the flag is %s, navigation proceeds", async (flag) => {
  const here = world(flag);
  const moved = await arrive(here, here.path);
  const { answer } = await follow(here, moved.location, moved.cookie);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Self-assessment 2026");
});

test("a check that fails open opens nothing: both pages check the secret themselves", async () => {
  for (const flag of ["down", true] as const) {
    const here = world(flag);
    const moved = await arrive(here, here.path.replace(SECRET, "guessed"));
    for (const path of [moved.location, `/request-new/ssa?requestId=${here.requestId}`]) {
      const { answer } = await follow(here, path, moved.cookie);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain("Self-assessment 2026");
    }
  }
});

test("without id, secret or cookie nothing is asked and nothing opens", async () => {
  const here = world(true);
  const held = (await follow(here, here.path)).cookie;
  for (const [path, cookie] of [
    ["/request", ""],
    ["/request", held],
    [`/request?requestId=${randomUUID()}`, held],
    [`/request?requestId=${here.requestId}`, ""],
    [`/request?requestId=${here.requestId}`, `tierwatch-request-${here.requestId}=forged`],
  ] as const) {
    expect((await follow(here, path, cookie)).answer.status).toBe(404);
  }
  expect(here.asked).toEqual([]);
});

test("two links opened in one browser open both requests", async () => {
  const [one, two] = [world("nonsense"), world("nonsense")];
  const cookie = [(await follow(one, one.path)).cookie, (await follow(two, two.path)).cookie].join("; ");
  for (const here of [one, two]) {
    const { answer } = await follow(here, `/request?requestId=${here.requestId}`, cookie);
    expect(answer.status).toBe(200);
  }
});

test("a secret without a request is taken out of the address and kept nowhere", async () => {
  const here = world(true);
  const { answer, set } = await follow(here, `/request?secret=${SECRET}`);
  expect([answer.status, answer.headers.get("location"), set]).toEqual([303, "/request", []]);
});

test("the new flow takes a secret out of its address as well", async () => {
  const here = world(true);
  const { location } = await arrive(here, `/request-new/ssa?requestId=${here.requestId}&secret=${SECRET}`);
  expect(location).toBe(`/request-new/ssa?requestId=${here.requestId}`);
});

test.each(["/request", "/request-new", "/request-new/ssa"])(
  "a browser that keeps no cookies gets from %s to the request all the same",
  async (start) => {
    const here = world(true);
    let answer = await here.app.request(`${start}?requestId=${here.requestId}&secret=${SECRET}&from=mail`);
    for (let hops = 0; answer.headers.has("location"); hops += 1) {
      expect(hops).toBeLessThan(4);
      answer = await here.app.request(answer.headers.get("location") ?? "");
    }
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Self-assessment 2026");
    // What the page loads and leads to is not told its address; its forms still say where they come from.
    expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(here.lines.join("\n")).not.toContain(SECRET);
  },
);

test("a mail's link that is followed again leaves the address at once", async () => {
  const here = world(true);
  const { cookie } = await arrive(here, here.path);
  const { answer, set } = await follow(here, here.path, cookie);
  expect([answer.headers.get("location"), set]).toEqual([`/request?requestId=${here.requestId}&from=mail`, []]);
});

test("the secret stands in no line of the log", async () => {
  const here = world("down");
  const moved = await arrive(here, here.path);
  await follow(here, moved.location, moved.cookie);
  expect(here.lines.length).toBeGreaterThan(1);
  expect(here.lines.join("\n")).not.toContain(SECRET);
});
