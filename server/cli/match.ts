import { parseArgs } from "node:util";
import { rematch } from "../backend/alerts/from-events/rematch";
import type { CommandContext } from "./command";
import { sinceOption } from "./since-option";
import { withBackend } from "./with-backend";

/** `match [--since DATE]`: compares events with all targets anew, of the last year unless said; then does the jobs that wait. */
export async function runMatch(args: string[], context: CommandContext): Promise<void> {
  const { values } = parseArgs({ args, options: { since: { type: "string" } } });
  const since = values.since === undefined ? null : new Date(`${sinceOption(values.since)}T00:00:00Z`);
  await withBackend(context, async ({ database, drain }) => {
    const { events, links, alerts } = await rematch(database, since);
    await drain();
    context.out(`Matched ${events} events: ${links} links to targets, ${alerts} alerts`);
  });
}
