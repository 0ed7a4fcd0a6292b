import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { asOwner } from "../../../../../tests/support/database-cluster";
import { connectors } from "../../../platform/db/schema/connectors";
import { forgetRights, type NewsFetch } from "../rights/ask-rights";
import { runConnector } from "../run-connector";
import type { Settings } from "../settings";

let db: TestDatabase;
let server: Server;
let status: number;
let lines: string[];
let answer: ((lines: string[]) => string) | null;
beforeEach(async () => {
  db = await createTestDatabase();
  forgetRights();
  [status, lines, answer] = [200, [...NOTICES], null];
  server = createServer((request, response) => {
    if (request.url?.split("?", 1)[0] !== "/notices") return response.writeHead(404).end();
    response.writeHead(status, { "content-type": "text/html" }).end((answer ?? pageOf)(lines));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
  await db.drop();
});

const NOTICES = [
  "Berth 4 is closed for dredging until the end of March.",
  "Qwertyuiop stands on the page and is told to nobody.",
];
const STRIKE = "Workers walk out at Felixstowe port in strike over pay.";
const pageOf = (paragraphs: string[]) =>
  `<html lang="en"><head><title>Notices of the port</title></head><body><div class="clock">It is ${Math.random()} now, says our big red clock</div>
   <main>${paragraphs.map((one) => `<p>${one}</p>`).join("")}</main></body></html>`;
const here: NewsFetch = { mayReach: () => true, resolve: async () => ["127.0.0.1"], pause: 0 };
const rowsOf = async (query: string): Promise<Record<string, unknown>[]> => (await asOwner(db.connection, query)).rows;
const lastRun = async () =>
  (await rowsOf("select state, error, counts from connector_runs order by id desc limit 1"))[0];
const titles = async () => await rowsOf("select title, summary, event_type_id as type from events order by id");

async function watching(page: Settings["page"] = { leaveOut: [".clock"] }, query = ""): Promise<number> {
  const url = `http://port.example:${(server.address() as AddressInfo).port}/notices${query}`;
  const values = { name: "page:port", format: "page", url, settings: { page } };
  const [row] = await db.database.asSystem((tx) => tx.insert(connectors).values(values).returning());
  return row?.id ?? 0;
}

const look = (id: number) => runConnector(db.database, id, { trigger: "schedule", fetch: here });

test("what is added to a page becomes one item of it, read like any news; what stood there first does not", async () => {
  const id = await watching();
  await look(id);
  expect(await lastRun()).toMatchObject({ state: "Done", counts: { read: 0, added: 0 } });
  lines.unshift(STRIKE);
  await look(id);
  await look(id);
  expect(await titles()).toEqual([{ title: `Notices of the port: ${STRIKE}`, summary: STRIKE, type: "strike" }]);
  expect(await lastRun()).toMatchObject({ state: "Done", counts: { read: 0 } });
});

test("the key of a watched page goes to nobody who reads what it told", async () => {
  const id = await watching(undefined, "?token=sesame");
  await look(id);
  lines.unshift(STRIKE);
  await look(id);
  expect((await rowsOf("select url from event_sources"))[0]?.url).toMatch(/\/notices\?token=\*\*\*$/);
  const told = await rowsOf(`
    select 1 from event_sources s where s::text like '%sesame%' union all select 1 from events e where e::text like '%sesame%'
    union all select 1 from connector_runs r where r::text like '%sesame%'`);
  expect(told).toEqual([]);
});

test("what was shown before and comes back is not told twice, and small changes are not told", async () => {
  const id = await watching();
  await look(id);
  lines.push(STRIKE);
  await look(id);
  lines = ["The cranes rest for the day, as the wind is strong.", ...NOTICES];
  await look(id);
  lines = [STRIKE, ...NOTICES];
  await look(id);
  lines = [`${STRIKE} Read on below.`, ...NOTICES];
  await look(id);
  expect((await titles()).map(({ summary }) => summary)).toEqual([
    STRIKE,
    "The cranes rest for the day, as the wind is strong.",
  ]);
});

test("items of one page are told apart by what was added first, cut between words", async () => {
  const id = await watching({ leaveOut: [".clock"], title: "Port" });
  await look(id);
  for (const first of [
    `Berth 4 ${"stays closed for the dredging of its basin, ".repeat(9)}as it seems.`,
    "Crane 2 is out of service for a week.",
  ]) {
    lines.push(`${first} Ships go elsewhere.`);
    await look(id);
  }
  const told = (await titles()).map(({ title }) => String(title));
  expect(told).toEqual([
    expect.stringMatching(/^Port: Berth 4 stays closed .*\w…$/),
    "Port: Crane 2 is out of service for a week.",
  ]);
  for (const title of told) expect(title.length).toBeLessThanOrEqual("Port: ".length + 120);
});

test("a longer text is cut around its evidence, and of the page nothing else is kept but hashes", async () => {
  const id = await watching({ leaveOut: [".clock"], title: "Port of Invented" });
  await look(id);
  lines.push(`${STRIKE} ${"Ships wait outside. ".repeat(30)} The harbour master thanks all for a good year.`);
  await look(id);
  const [item] = await titles();
  expect(item).toMatchObject({
    title: `Port of Invented: ${STRIKE}`,
    type: "strike",
    summary: expect.stringContaining("in strike over pay"),
  });
  expect(String(item?.summary).length).toBeLessThanOrEqual(150);
  const kept = await rowsOf(
    "select c::text || (select string_agg(s::text, '') from event_sources s) as text from connectors c where name = 'page:port'",
  );
  expect(String(kept[0]?.text)).not.toMatch(/Qwertyuiop|thanks all/);
});

test.each([
  [
    "answers with an error",
    () => {
      status = 500;
    },
    "answered with status 500",
  ],
  [
    "says that it is an error page",
    () => {
      answer = () => "<title>404 Not Found</title><p>The page that you look for has gone. Go to the start page.</p>";
    },
    "something went wrong",
  ],
  [
    "is empty",
    () => {
      answer = () => "<html><body></body></html>";
    },
    "holds no text",
  ],
  [
    "has lost what was watched",
    () => {
      answer = () => "<html><body><p>We have a new site, and it is much nicer than the old one.</p></body></html>";
    },
    "nothing on the page is “main”",
  ],
])("a page that %s is a failed run and no change", async (_, breaks, message) => {
  const id = await watching({ select: "main" });
  await look(id);
  const [before] = await rowsOf("select cursor from connectors where name = 'page:port'");
  breaks();
  await look(id);
  expect(await lastRun()).toMatchObject({ state: "Failed", error: expect.stringContaining(message) });
  [status, answer] = [200, null];
  await look(id);
  expect(await rowsOf("select cursor from connectors where name = 'page:port'")).toEqual([before]);
  expect(await titles()).toEqual([]);
});

test("watched otherwise than before, a page is seen for the first time", async () => {
  const id = await watching({ select: "main" });
  await look(id);
  lines.push("Gate 7 is closed for repairs from Monday on.");
  const settings = { page: { leaveOut: [".clock"] } };
  await db.database.asSystem((tx) => tx.update(connectors).set({ settings }).where(eq(connectors.id, id)));
  await look(id);
  expect(await titles()).toEqual([]);
});
