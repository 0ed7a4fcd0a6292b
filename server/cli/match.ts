import { parseArgs } from "node:util";
import { rematch } from "../backend/alerts/from-events/rematch";
import { type CommandContext, UsageError } from "./command";
import { withBackend } from "./with-backend";

/** `match [--since DATE]`: compares events with all targets anew, of the last year unless said; then does the jobs that wait. */
export async function runMatch(args: string[], context: CommandContext): Promise<void> {
  const { values } = parseArgs({ args, options: { since: { type: "string" } } });
  const since = values.since === undefined ? null : dayOf(values.since);
  await withBackend(context, async ({ database, drain }) => {
    const { events, links, alerts } = await rematch(database, since);
    await drain();
    context.out(`Matched ${events} events: ${links} links to targets, ${alerts} alerts`);
  });
}

function dayOf(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime())) return day;
  throw new UsageError(`--since takes a date like 2026-01-31, not ${JSON.stringify(text)}`);
}
