import type { SanctionsListChange } from "~/backend/contract/sanctions-lists";
import type { Database } from "../../../platform/db/database";
import { ListRefused } from "./list-refused";
import { readChanges } from "./read-changes";
import { lastTwo } from "./read-lists";

const PAGE = 200;

/**
 * What changed between two versions of a list in plain lines, a page at a time, the counts last. Throws ListRefused for a
 * list without versions.
 */
export async function* diffLines(
  database: Database,
  name: string,
  versions: { from: number; to: number } | null,
): AsyncGenerator<string, void> {
  const asked = versions ?? (await database.asSystem((tx) => lastTwo(tx, name)));
  if (asked === null) throw new ListRefused(`there is no version of a list called ${name}`);
  const counts = { added: 0, changed: 0, removed: 0 };
  for (let after = ""; ; ) {
    const from = after;
    const changes = await database.asSystem((tx) => readChanges(tx, { name, ...asked, after: from, size: PAGE }));
    for (const change of changes) {
      counts[change.change]++;
      yield inWords(change);
    }
    const last = changes.at(-1);
    if (!last || changes.length < PAGE) break;
    after = last.entityId;
  }
  const { added, changed, removed } = counts;
  yield `${name}, version ${asked.from} to ${asked.to}: ${added} added, ${changed} changed, ${removed} removed`;
}

const SIGNS = { added: "+", changed: "~", removed: "-" } as const;

function inWords({ change, entityId, name, fields }: SanctionsListChange): string {
  const what = fields.length === 0 ? "" : `: ${fields.map(({ field }) => field).join(", ")}`;
  return `${SIGNS[change]} ${entityId} ${name}${what}`;
}
