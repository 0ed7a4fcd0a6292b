import { parseArgs } from "node:util";
import { eq, sql } from "drizzle-orm";
import { describedBy, ensureConnector } from "../backend/intake/ingest/connectors";
import { mailboxAddress } from "../backend/intake/ingest/mailboxes/mailbox-settings";
import type { Settings } from "../backend/intake/ingest/settings";
import type { Tx } from "../backend/platform/db/database";
import { connectors } from "../backend/platform/db/schema/connectors";
import { type CommandContext, numberOption, UsageError } from "./command";
import { SETTING_OPTIONS, settingsIn } from "./ingest-options";
import { withBackend } from "./with-backend";

/** The bounds of the calls: seldom enough for whom we ask, and once a week at least. */
const EVERY = { min: 5, max: 7 * 24 * 60 };

/**
 * `source NAME [--url U] [--every MINUTES | --off] [--read-pages yes|no]`: where and how often the installation reads a source of all its customers, and
 * prints it. Only here: no customer's administrator decides what another customer is told. A new address is read from its beginning.
 */
export async function runSource(args: string[], context: CommandContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      url: { type: "string" },
      every: { type: "string" },
      off: { type: "boolean", default: false },
      "read-pages": SETTING_OPTIONS["read-pages"],
    },
  });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new UsageError("source takes the name of one source");
  if (describedBy(name) === null) throw new UsageError(`${JSON.stringify(name)} is no source`);
  if (values.off && values.every !== undefined) throw new UsageError("either --every or --off, not both");
  const every = values.every === undefined ? undefined : numberOption("every", values.every, EVERY);
  const url = values.url === undefined ? undefined : addressIn(name, values.url);
  const settings = await settingsIn(name, { "read-pages": values["read-pages"] });
  const line = await withBackend(context, ({ database }) =>
    database.asSystem((tx) => put(tx, name, { url, every, off: values.off, settings })),
  );
  context.out(line);
}

interface Wanted {
  url: string | undefined;
  every: number | undefined;
  off: boolean;
  settings: Settings;
}

async function put(tx: Tx, name: string, { url, every, off, settings }: Wanted): Promise<string> {
  const found = await ensureConnector(tx, name, null, settings);
  if (found === null) throw new UsageError(`${JSON.stringify(name)} is no source`);
  const one = eq(connectors.id, found.id);
  const [before] = await tx.select().from(connectors).where(one).for("update");
  if (every !== undefined && !(url ?? before?.url)) throw new UsageError(`${name} has no address: add --url`);
  const enabled = off ? false : every !== undefined || before?.enabled;
  const everyMinutes = every ?? before?.everyMinutes ?? null;
  const [after] = await tx
    .update(connectors)
    .set({
      enabled,
      everyMinutes,
      ...(url !== undefined && url !== before?.url && { url, cursor: {} }),
      nextRunAt: enabled && everyMinutes !== null ? sql`now()` : null,
    })
    .where(one)
    .returning();
  const when = after?.enabled && after.everyMinutes !== null ? `every ${after.everyMinutes} minutes` : "off";
  const pages = after?.settings.readsPages ? ", with the pages of its texts" : "";
  return `${name}: ${when}, ${after?.url ?? "no address"}${pages}`;
}

function addressIn(name: string, text: string): string {
  if (describedBy(name)?.format === "mail") {
    if (mailboxAddress(text) !== null) return text;
    throw new UsageError(
      `--url of a mailbox takes imaps://HOST/FOLDER or imap://HOST/FOLDER, not ${JSON.stringify(text)}`,
    );
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return text;
  throw new UsageError(`--url takes a web address, not ${JSON.stringify(text)}`);
}
