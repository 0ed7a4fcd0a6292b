import { expect, test } from "vitest";
import {
  alone,
  at,
  country,
  eventsOf,
  place,
  type Report,
  read,
  report,
  type Said,
} from "../../../../../tests/support/ingest/plan-news";
import { leastTime } from "../../../../../tests/support/least-time";
import { planBatch } from "../plan-batch";
import { EVENT_JOINING_2 } from "../rules/event-joining";

// What must not become one event, and that the borders between batches change nothing; without a database.

const AMAZON = ["Amazon"];

test.each<[string, Said[]]>([
  [
    "strikes at one company in two towns, told with a third report that names no town",
    [
      { type: "strike", names: AMAZON },
      { type: "strike", names: AMAZON, places: at("Leipzig") },
      { type: "strike", names: AMAZON, places: at("Hagen") },
    ],
  ],
  [
    "fires at two companies in one town, told with a third report that names no company",
    [
      { places: at("Hagen") },
      { names: ["Muster Guss"], places: at("Hagen") },
      { names: ["Nordstahl"], places: at("Hagen") },
    ],
  ],
  [
    "two companies that one buys, told with a third report that names only the one",
    [
      { type: "merger", names: ["Muster Guss"] },
      { type: "merger", names: ["Muster Guss", "Nordstahl"] },
      { type: "merger", names: ["Muster Guss", "Vantor"] },
    ],
  ],
  [
    "what happened on two days, told with a third report that says no day",
    [
      { names: AMAZON, more: { happenedAt: "2026-10-30" }, day: -2 },
      { names: AMAZON, day: 0 },
      { names: AMAZON, more: { happenedAt: "2026-11-04" }, day: 2 },
    ],
  ],
  [
    "strikes of one union at two companies",
    [
      { type: "strike", names: ["Verdi", "Amazon"] },
      { type: "strike", names: ["Verdi", "Lufthansa"] },
    ],
  ],
  [
    "strikes at one company in two countries",
    [
      { type: "strike", names: AMAZON, places: [country("IT")] },
      { type: "strike", names: AMAZON, places: [country("JP")] },
    ],
  ],
  [
    "fires in two towns of one name and country",
    [{ places: place("Springfield", 39.8, -89.64, "US") }, { places: place("Springfield", 37.2, -93.29, "US") }],
  ],
  [
    "a bank and an association whose name begins with it",
    [
      { type: "fraud", names: ["中国银行"] },
      { type: "fraud", names: ["中国银行业协会"] },
    ],
  ],
  [
    "two banks of which the names begin alike",
    [
      { type: "fraud", names: ["Deutsche Bank AG"] },
      { type: "fraud", names: ["Deutsche Bahn AG"] },
    ],
  ],
  [
    "two stories of two feeds that link all they tell to one page",
    [
      { type: "strike", title: "Dockers walk out", more: { url: "https://news.example/latest" } },
      { type: "fire", title: "Warehouse burns", more: { url: "https://news.example/latest" } },
    ],
  ],
  [
    "what two towns' papers tell in the same words",
    [
      { title: "Fire destroys hall of a factory at night", places: at("Hagen") },
      { title: "Fire destroys hall of a factory at night", places: at("Leipzig") },
    ],
  ],
  [
    "texts of one form and two kinds",
    [
      { type: "fire", more: { simhash: "00000000000000ff" } },
      { type: "cyber-attack", more: { simhash: "00000000000000fe" } },
    ],
  ],
])("%s are two events", async (_, said) => {
  const expected = said.length === 3 ? 2 : said.length;
  expect(await eventsOf(...said)).toBe(expected);
});

test("a strike that comes back each week is not told on for ever", async () => {
  const weeks = Array.from({ length: 9 }, (_, week) => ({ type: "strike", names: AMAZON, day: -6 * week }));
  expect(await eventsOf(...weeks.reverse())).toBe(3);
});

test.each<[string, Said[]]>([
  [
    "one company in one town",
    [
      { names: AMAZON, places: at("Hagen") },
      { names: AMAZON, places: at("Hagen") },
    ],
  ],
  [
    "one that names two towns, and one of each",
    [
      { names: AMAZON, places: at("Hagen", "Leipzig") },
      { names: AMAZON, places: at("Hagen") },
      { names: AMAZON, places: at("Leipzig") },
    ],
  ],
  ["one name with a legal form and without", [{ names: ["Muster Guss GmbH & Co. KG"] }, { names: ["MUSTER GUSS"] }]],
  ["one Chinese name with a legal form and without", [{ names: ["比亚迪股份有限公司"] }, { names: ["比亚迪"] }]],
  ["a name in two scripts", [{ names: ["Huawei"] }, { names: ["华为"] }]],
  [
    "one address, read as two kinds",
    [
      { type: "strike", title: "Dockers walk out at port", more: { url: "https://news.example/17" } },
      {
        type: "port-congestion",
        title: "Dockers walk out at port, ships wait",
        more: { url: "https://news.example/17" },
      },
    ],
  ],
  ["a union and a company, told with the company alone", [{ names: ["Verdi", "Amazon"] }, { names: AMAZON }]],
])("%s are one event", async (_, said) => {
  expect(await eventsOf(...said)).toBe(1);
});

test.each<[string, Partial<Said>]>([
  ["of another event", { names: ["Nordstahl"], places: at("Leipzig") }],
  ["of no event", { type: "news" }],
])("what a report said before it was revised into one %s joins nothing, in a batch as alone", async (_, later) => {
  const first = { id: "first", source: "one", names: ["Muster Guss"], places: at("Hagen") };
  const [before, revised] = [report(first), report({ ...first, names: [], places: [], ...later })];
  const next = report({ source: "one", names: ["Muster Guss"], places: at("Hagen"), title: "Fire", id: "next" });
  expect(await read([[before], [revised], [next]])).toEqual({ first: 1, next: 2 });
  expect(await read([[before], [revised, next]])).toEqual({ first: 1, next: 2 });
});

/** Always the same numbers. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("the borders between batches change nothing", async () => {
  const next = numbers(7);
  const pick = <T>(all: readonly T[]): T => all[next(all.length)] as T;
  const some = (): Said => ({
    id: `n${next(60)}`,
    type: pick(["fire", "explosion", "strike", "merger", "news"]),
    names: pick([[], AMAZON, ["Muster Guss"], ["Muster Guss Hagen"], ["Amazon", "Muster Guss"]]),
    places: pick([[], at("Hagen"), at("Leipzig"), at("Bremen", "Hagen")]),
    day: next(30),
    title: pick(["Fire", "Workers strike again today over wages", "Explosion shakes large plant near river"]),
    more: pick([{}, {}, { simhash: pick(["00000000000000ff", "00000000000000f1"]) }]),
  });
  for (let round = 0; round < 8; round += 1) {
    const reports = Array.from({ length: 80 }, (_, n) => report({ ...some(), source: n % 40 < 20 ? "one" : "two" }));
    const expected = await alone(reports);
    for (const size of [2, 7, 80]) {
      const batches: Report[][] = [[]];
      for (const one of reports) {
        const last = batches.at(-1) as Report[];
        // As `inBatches` does: no id stands twice in one.
        const isTwice = last.some(
          ({ event, source }) => event.externalId === one.event.externalId || source !== one.source,
        );
        if (last.length < size && !isTwice) last.push(one);
        else batches.push([one]);
      }
      expect(await read(batches)).toEqual(expected);
    }
  }
});

test("a report is compared with some thousand of its kind in a moment", async () => {
  const title = "Workers strike again today over wages at large plants";
  const stored = Array.from({ length: 3_000 }, (_, n) =>
    report({ source: "one", type: "strike", title, names: [`Firm${n} Works`], day: n % 7 }),
  );
  const incoming = Array.from({ length: 50 }, (_, n) =>
    report({ source: "two", type: "strike", title: `${title} ${n}`, names: [`Other${n} Works`], day: n % 7 }),
  );
  const reports = stored.map(({ event, content, joinKeys, source }, n) => ({
    ...{ eventId: n, sourceName: source, externalId: event.externalId, contentHash: event.contentHash },
    ...{ updatedAt: null, revision: null, content, joinKeys },
  }));
  const plan = async () => {
    const steps = await planBatch("two", incoming, { reports, sourcesOfEvent: new Map() }, EVENT_JOINING_2.value);
    expect(steps.every(({ kind }) => kind === "added")).toBe(true);
  };
  expect(await leastTime(plan)).toBeLessThan(3_000);
});
