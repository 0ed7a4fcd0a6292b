import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../../server/project-root";
import { buildWhatChanged } from "../../tools/build.mjs";
import { startWeb } from "../../tools/test/serving.mjs";
import { startBare } from "./bare/build";
import { type Client, signIn } from "./feed/client";
import { seeded } from "./feed/data";
import { latencies } from "./feed/measure";
import { scriptBytes } from "./feed/scripts";

// The customer of the feed's benchmark: one of its targets has a twentieth of all alerts, most have a dozen.
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    data: { type: "string", default: join(tmpdir(), "tierwatch-bench-feed") },
    alerts: { type: "string", default: "1000000" },
  },
});
const TABS = ["", "/suppliers", "/self-assessment", "/questionnaires", "/actions", "/documents", "/sanctions"];
const root = projectRoot();
await buildWhatChanged(root);
const dataDir = await seeded(root, values.data, Number(values.alerts));
const bare = await startBare(root);
const server = await startWeb({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
try {
  const client = await signIn(server.address);
  const { busy, quiet } = await subjects(client);
  const pages = await latencies(20, {
    busy: () => client.page(`/network/target/${busy.id}/profile`),
    quiet: () => client.page(`/network/target/${quiet.id}/profile`),
    bare: () => fetch(`${bare.address}/rows`).then((answer) => answer.text()),
  });
  say(`profile, ${busy.alerts} alerts`, `${ms(pages.busy.median)} median, ${ms(pages.busy.p99)} p99`);
  say(`profile, ${quiet.alerts} alerts`, ms(pages.quiet.median));
  say("ratio", `${(pages.busy.median / pages.quiet.median).toFixed(2)} (goal 1.2); bare page ${ms(pages.bare.median)}`);
  const sizes = await Promise.all([busy, quiet].map(({ id }) => client.page(`/network/target/${id}/profile`)));
  say("what is told, of either", sizes.map((page) => `${Math.round(page.length / 1000)} kB`).join(" and "));
  for (const tab of TABS) {
    const path = `/network/target/${busy.id}/profile${tab}`;
    say(`JavaScript of ${tab || "the overview"}`, `${(await scriptBytes(client, path)).toFixed(1)} kB gz (goal 110)`);
  }
} finally {
  await Promise.all([server.stop(), bare.stop()]);
}

interface Subject {
  id: number;
  /** As a page says it: "1000+" where nobody counts further. */
  alerts: string;
}

/** Of the companies that the newest alerts are about, the one with the most alerts and one with few. */
async function subjects(client: Client): Promise<{ busy: Subject; quiet: Subject }> {
  type Page = {
    content: { primaryTargets: { id: number; type: string }[] }[];
    totalElements: number;
    totalIsExact: boolean;
  };
  const newest = await client.call<Page>("/v2/feed?statusId=all&size=50");
  const ids = new Set(newest.content.flatMap(({ primaryTargets }) => primaryTargets.map(({ id }) => id)));
  const counted = await Promise.all(
    [...ids].map(async (id) => {
      const { totalElements, totalIsExact } = await client.call<Page>(`/v2/feed?statusId=all&targetIds=${id}&size=1`);
      return { id, n: totalElements, alerts: `${totalElements}${totalIsExact ? "" : "+"}` };
    }),
  );
  const [busy, quiet] = [counted.reduce((a, b) => (b.n > a.n ? b : a)), counted.reduce((a, b) => (b.n < a.n ? b : a))];
  return { busy, quiet };
}

function say(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(34)} ${figure}\n`);
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
