import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../support/database";
import type { Site } from "../support/fuzz/fuzz-pages";
import { fuzzWorld } from "../support/fuzz/fuzz-world";
import { namesOf, sharedNames } from "../support/fuzz/names-of";
import { siteOf } from "../support/fuzz/site-of";

/** What people and programs put into addresses; each parameter of each page gets the next of them. */
const JUNK = [
  ...["abc", "0", "-1", "1.5", "", "\0", "1,2,x", "999999999999999", "2147483648", "null", "a\nb", "..", "{}"],
  ...["2026-02-30..", "00000000-0000-0000-0000-000000000001", "é".repeat(300), "AAAA", "__proto__", "true"],
].map(encodeURIComponent);

/** The built pages in front of a backend with some targets and alerts: addresses change nothing in it, so it is made once. */
let enter: () => Promise<Site>;
let patterns: readonly string[];
let leave: () => Promise<void>;
beforeAll(async () => {
  const { connection, database, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-junk-"));
  leave = async () => {
    await drop();
    await rm(dataDir, { recursive: true });
  };
  ({ patterns, enter } = await siteOf(await fuzzWorld(connection, database, dataDir)));
});
afterAll(() => leave());

/** What a page may answer to any address: an answer, another address, or that there is no such thing. */
const ALLOWED = [200, 302, 303, 400, 404];

test("junk in any search parameter of any page is an answer, another address or not found, never an error of ours", {
  timeout: 180_000,
}, async () => {
  const wrong: string[] = [];
  const sections = new Set<string>();
  let turn = 0;
  let asked = 0;
  let site = await enter();
  for (const pattern of patterns.filter((one) => !/logout/.test(one))) {
    const path = pattern.replace(/:\w+\??|\*/g, "1");
    const plain = await statusOf(await site(path));
    // Where the page itself is none, its parameters are not read.
    if (![200, 302, 303].includes(plain)) continue;
    const section = path.split("/")[1] ?? "";
    // One page of a section stands for all in what they share.
    const names = [...namesOf(section), ...(sections.has(section) ? [] : sharedNames())];
    sections.add(section);
    const pairs = names.map((name) => `${name}=${JUNK[turn++ % JUNK.length]}`);
    // Two at once: half of the time, and what is wrong names both.
    for (let at = 0; at < pairs.length; at += 2) {
      const address = `${path}?${pairs.slice(at, at + 2).join("&")}`;
      const status = await statusOf(await site(address));
      asked++;
      if (!ALLOWED.includes(status)) wrong.push(`${status} ${address}`);
    }
    if (plain !== 200) site = await enter();
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(200);
});

test("an alert that no address can name is not found beside the feed, and a filter that cannot be read is left out", async () => {
  const site = await enter();
  for (const alert of ["abc", "0", "-1", "1.5", ""]) {
    const answer = await site(`/feed/new?alert=${alert}`);
    expect([alert, answer.status]).toEqual([alert, 404]);
    expect(await answer.text()).toContain("Alert not found");
  }
  for (const query of ["emailUUID=00000000-0000-0000-0000-000000000001", "q=%00", "q=a%00b"]) {
    const answer = await site(`/feed/new?${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    expect(await answer.text()).toContain("data-filter=");
  }
});

async function statusOf(answer: Response): Promise<number> {
  await answer.text();
  return answer.status;
}
