import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database";
import { urlOf } from "../../tests/support/database-cluster";
import { FEED_CATALOGUE } from "../backend/intake/feed-catalogue/feed-catalogue";
import { readConfig } from "../config";
import { type CommandContext, UsageError } from "./command";
import { runConnectorsList, runConnectorsOff, runConnectorsOn } from "./connectors";
import { runSource } from "./source";

let db: TestDatabase;
let said: string[];
let context: CommandContext;
beforeEach(async () => {
  db = await createTestDatabase();
  const config = readConfig({ DATABASE_URL: urlOf(db.connection) });
  context = { config, logger: pino({ level: "silent" }), out: (line) => said.push(line) };
});
afterEach(() => db.drop());

/** What a command prints. */
async function print(command: typeof runConnectorsList, ...args: string[]): Promise<string[]> {
  said = [];
  await command(args, context);
  return said;
}

test("feeds are listed, switched on, twice without a change, and off again", async () => {
  const all = await print(runConnectorsList);
  expect(all.at(-1)).toBe(`0 of ${FEED_CATALOGUE.length} on`);
  expect(all.length).toBe(FEED_CATALOGUE.length + 1);
  expect(all).toContain(
    "off\tjp-tdb-bankruptcies\tja\tinsolvency\t240 min\t帝国データバンク (Teikoku Databank): Large bankruptcies\tnot known",
  );
  const recalls = "https://www.cpsc.gov/Newsroom/CPSC-RSS-Feed/Recalls-RSS";
  expect(await print(runConnectorsOn, "us-cpsc-recalls", "us-tsunami-ntwc", "us-cpsc-recalls")).toEqual([
    `us-cpsc-recalls: on, every 120 minutes, ${recalls}`,
    "us-tsunami-ntwc: on, every 15 minutes, https://www.tsunami.gov/events/xml/PAAQAtom.xml Note: Also tells of earthquakes without a tsunami.",
  ]);
  expect(await print(runConnectorsOn, "us-cpsc-recalls")).toEqual([
    `us-cpsc-recalls: on, every 120 minutes, ${recalls} (no change)`,
  ]);
  await runSource(["feed:us-cpsc-recalls", "--every", "30"], context);
  const listed = await print(runConnectorsList, "--subject", "recall", "--language", "en", "--on");
  expect(listed[0]).toMatch(/^on\tus-cpsc-recalls\ten\trecall\t30 min\t/);
  expect(listed.slice(1)).toEqual(["1 of 8 on"]);
  expect(await print(runConnectorsOff, "us-cpsc-recalls", "gcaptain")).toEqual([
    "us-cpsc-recalls: off",
    "gcaptain: off (no change)",
  ]);
});

test("as JSON the same, for programs", async () => {
  const [on] = await print(runConnectorsOn, "us-bis-rules", "--json");
  expect(JSON.parse(on ?? "")).toMatchObject([
    { key: "us-bis-rules", connector: "json:us-bis-rules", enabled: true, changed: true, everyMinutes: 240 },
  ]);
  const [list] = await print(runConnectorsList, "--language", "zh", "--json");
  const feeds = JSON.parse(list ?? "") as { language: string; enabled: boolean }[];
  expect(new Set(feeds.map(({ language }) => language))).toEqual(new Set(["zh-Hans", "zh-Hant"]));
  expect(feeds.some(({ enabled }) => enabled)).toBe(false);
});

test("a key that is in no catalogue switches nothing on, and similar ones are named", async () => {
  const wrong = runConnectorsOn(["gcaptain", "us-cpsc-recall"], context);
  await expect(wrong).rejects.toThrow(
    'No feed of the catalogue: "us-cpsc-recall". Similar: us-cpsc-recalls, us-fda-recalls, ca-cfia-recalls, ca-consumer-recalls, ca-health-recalls. connectors list shows all.',
  );
  await expect(wrong).rejects.toBeInstanceOf(UsageError);
  expect((await print(runConnectorsList)).at(-1)).toBe(`0 of ${FEED_CATALOGUE.length} on`);
});

test("a source of that name with another address stops all of them, and the error says what to do", async () => {
  await runSource(["feed:gcaptain", "--url", "https://own.example/rss"], context);
  await expect(runConnectorsOn(["splash247", "gcaptain"], context)).rejects.toThrow(
    "Nothing was changed: feed:gcaptain reads https://own.example/rss, not the catalogue's address. To use the catalogue's: bin/tierwatch source feed:gcaptain --url 'https://gcaptain.com/feed/'",
  );
  expect((await print(runConnectorsList)).at(-1)).toBe(`0 of ${FEED_CATALOGUE.length} on`);
});

test.each([
  ["on without a key", () => runConnectorsOn([], context), "Give the keys"],
  ["off without a key", () => runConnectorsOff(["--json"], context), "Give the keys"],
  ["off with an unknown key", () => runConnectorsOff(["weather"], context), '"weather"'],
  [
    "a subject that is none",
    () => runConnectorsList(["--subject", "sports"], context),
    "--subject takes recall, safety",
  ],
  ["a language without feeds", () => runConnectorsList(["--language", "z"], context), "--language takes de, en"],
])("%s is a mistake in the call", async (_, run, message) => {
  await expect(run()).rejects.toBeInstanceOf(UsageError);
  await expect(run()).rejects.toThrow(message);
});
