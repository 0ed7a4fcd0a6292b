import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createTestDatabase } from "./database";
import type { Site } from "./fuzz/fuzz-pages";
import { fuzzWorld } from "./fuzz/fuzz-world";
import { namesOf, sharedNames } from "./fuzz/names-of";
import { siteOf } from "./fuzz/site-of";

/** What people and programs put into addresses; each parameter of each page gets the next of them. */
const JUNK = [
  ...["abc", "0", "-1", "1.5", "", "\0", "1,2,x", "999999999999999", "2147483648", "null", "a\nb", "..", "{}"],
  ...["2026-02-30..", "00000000-0000-0000-0000-000000000001", "é".repeat(300), "AAAA", "__proto__", "true"],
].map(encodeURIComponent);

/** What a page may answer to any address: an answer, another address, or that there is no such thing. */
const ALLOWED = [200, 302, 303, 400, 404];

/**
 * The built pages in front of a backend with some targets and alerts: addresses change nothing in it, so it is made once for a test file.
 * `walk` puts junk into every search parameter of the pages of the sections that `wanted` chooses.
 */
export function junkSite() {
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

  async function walk(wanted: (section: string) => boolean): Promise<{ wrong: string[]; asked: number }> {
    const wrong: string[] = [];
    const sections = new Set<string>();
    let turn = 0;
    let asked = 0;
    let site = await enter();
    for (const pattern of patterns.filter((one) => !/logout/.test(one))) {
      const path = pattern.replace(/:\w+\??|\*/g, "1");
      const section = path.split("/")[1] ?? "";
      if (!wanted(section)) continue;
      const plain = await statusOf(await site(path));
      // Where the page itself is none, its parameters are not read.
      if (![200, 302, 303].includes(plain)) continue;
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
    return { wrong, asked };
  }
  return { enter: () => enter(), walk };
}

async function statusOf(answer: Response): Promise<number> {
  await answer.text();
  return answer.status;
}
