import { sql } from "drizzle-orm";
import { parseHTML } from "linkedom";
import { beforeAll, expect, test } from "vitest";
import { tellNews } from "../support/ingest/tell-news";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { type PlainForms, plainForms } from "../support/plain-forms";

// What people say of sixty texts, by the buttons of the page, and what comes of it on the pages that tell.
const use: OwnBackend = ownBackend();
type Reviewer = "analyst" | "stranger";
let forms: PlainForms<Reviewer>;

beforeAll(async () => {
  forms = await plainForms(use.transport, ["analyst", "stranger"]);
});

const QUEUE = "/reading/review?eventTypeId=strike&language=en";
const pageOf = async (path: string, who: Reviewer) => {
  const answer = await forms.get(path, forms.cookies[who]);
  expect(answer.status, path).toBe(200);
  return parseHTML(await answer.text()).document;
};
const textOf = (element: Element | null | undefined): string => (element?.textContent ?? "").replace(/\s+/g, " ");

/** Goes through the queue from its beginning and presses a button under each of these texts that is not decided about. */
async function press(who: Reviewer, verdicts: ReadonlyMap<string, "right" | "no-event">): Promise<void> {
  const left = new Map(verdicts);
  let path: string | null = QUEUE;
  while (path !== null && left.size > 0) {
    const document = await pageOf(path, who);
    for (const form of document.querySelectorAll<HTMLFormElement>("form[id^=judge-]")) {
      const fields = Object.fromEntries(
        [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ name, value }) => [name, value]),
      );
      const verdict = left.get(fields.itemId ?? "");
      if (!verdict) continue;
      expect(form.querySelector(`button[name=verdict][value=${verdict}]`)).not.toBeNull();
      const answer = await forms.post(form.getAttribute("action") ?? path, { ...fields, verdict }, forms.cookies[who]);
      expect(answer.status).toBe(303);
      left.delete(fields.itemId ?? "");
    }
    const further = [...document.querySelectorAll<HTMLAnchorElement>("main a[href*=after]")].at(-1);
    path = further?.getAttribute("href") ?? null;
  }
  expect([...left]).toEqual([]);
}

/** What the page of quality says of strikes in English. */
async function quality(): Promise<string> {
  const document = await pageOf("/reading/quality?language=en", "analyst");
  return textOf([...document.querySelectorAll("tr")].find((row) => /^\s*Str(eik|ike)/.test(textOf(row))));
}

test("seven times “no event” of sixty, pressed by two customers, keeps a type from publishing, and says so", async () => {
  const told = Array.from({ length: 60 }, (_, n) => ({
    title: `Workers walk out at plant number ${n} in strike over pay`,
  }));
  // From two sources: of one no more than fifty are published on its first day.
  const urls = [...(await tellNews(use, told.slice(0, 30))), ...(await tellNews(use, told.slice(30)))];
  const { rows } = await use.database.asSystem((tx) =>
    // All of them are drawn by lot, as otherwise one in ten is.
    tx.execute<{ id: string; outcome: string }>(sql`
      update item_readings r set to_review = true from event_sources s
       where s.id = r.source_id and s.url = any(${sql.param(urls)}::text[]) returning s.id, r.outcome`),
  );
  expect(rows.filter(({ outcome }) => outcome === "event")).toHaveLength(60);
  await use.drain();
  expect(await quality()).toMatch(/auf Probe|on trial/i);

  const said = rows.map(({ id }, n) => [id, n < 7 ? "no-event" : "right"] as const);
  await press("analyst", new Map(said.filter((_, n) => n % 2 === 0)));
  await press("stranger", new Map(said.filter((_, n) => n % 2 === 1)));
  await use.drain();
  expect(await quality()).toMatch(/Nur Prüfung|review only/i);

  const title = "Dockers walk out at Felixstowe port in strike over pay";
  await tellNews(use, [{ title }]);
  await use.drain();
  const waits = [...(await pageOf(QUEUE, "analyst")).querySelectorAll("[data-text]")].find((text) =>
    textOf(text).includes(title),
  );
  const id = waits?.getAttribute("id")?.replace("text-", "");
  const why = await pageOf(`/reading/why?item=${id}`, "analyst");
  expect(textOf(why.querySelector("main"))).toMatch(/53 (von|of) 60/);
});
