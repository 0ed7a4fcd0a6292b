import { expect, test } from "vitest";
import { parseWarn } from "../connectors/warn/parse";
import { inBatches } from "./batches";
import { type Incoming, planBatch, type Step } from "./plan-batch";
import { EVENT_JOINING } from "./rules/event-joining";

async function plan(text: string): Promise<{ reports: Incoming[]; steps: Step[] }> {
  const reports: Incoming[] = [];
  const joining = EVENT_JOINING.value;
  for await (const batch of inBatches(parseWarn(text, { state: "OH" }), { joining, size: 1_000_000 }))
    reports.push(...batch.reports);
  return { reports, steps: await planBatch("warn", reports, { reports: [], sourcesOfEvent: new Map() }, joining) };
}

const HEAD = "Company,City,Notice Date,Effective Date,Employees\n";

test("a file of one company's stores is read in a time that grows with its rows, and joins none of them", async () => {
  const rows = Array.from(
    { length: 8000 },
    (_, n) => `Vantor Store ${n},Toledo,2024-01-05,2024-03-08,${50 + (n % 40)}`,
  );
  const { reports } = await plan(HEAD + rows.slice(0, 10).join("\n"));
  expect(reports).toHaveLength(10);
  const before = process.cpuUsage();
  const { steps } = await plan(HEAD + rows.join("\n"));
  expect(steps.filter(({ kind }) => kind === "joined")).toEqual([]);
  // Of the processor: machines that run this are shared. It takes 6 s, and minutes where each row is compared with all.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(20);
});

test.each([
  ["without days", "Vantor Castings,Toledo,,,85\nVantor Castings,Toledo,,,90\n"],
  ["without numbers", "Vantor Castings,Toledo,2024-01-05,,\nVantor Castings,Toledo,2024-01-25,,\n"],
  ["without places", "Vantor Castings,,2024-01-05,2024-03-08,85\nVantor Foods,,2024-01-05,2024-03-08,85\n"],
])("notices %s are not joined for what they do not say", async (_, rows) => {
  const { steps } = await plan(HEAD + rows);
  expect(steps.map(({ kind }) => kind)).not.toContain("joined");
});

test("a notice that its source told anew is compared by what it says now", async () => {
  const { reports, steps } = await plan(
    `${HEAD}Vantor Castings,Toledo,2024-01-05,2024-03-08,120
Lumen Foods,Lima,2024-01-05,2024-03-08,120
Vantor Castings,Toledo,2024-01-10,2024-03-08,120
`,
  );
  expect(steps.map(({ kind }) => kind)).toEqual(["added", "added", "joined"]);
  const [first, other, later] = reports as [Incoming, Incoming, Incoming];
  const stored = { ...first.event, ...first, sourceName: "warn", eventId: 7 };
  const known = { reports: [stored], sourcesOfEvent: new Map() };
  // The first turns out to be of another company: the later one revises nothing any more.
  const corrected = { ...other, event: { ...other.event, externalId: first.event.externalId, updatedAt: null } };
  const again = await planBatch("warn", [corrected, later], known, EVENT_JOINING.value);
  expect(again).toEqual([{ kind: "revised", eventId: 7 }, { kind: "added" }]);
});
