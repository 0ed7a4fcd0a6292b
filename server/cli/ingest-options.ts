import { describedBy } from "../backend/intake/ingest/connectors";
import { jsonFieldsOf } from "../backend/intake/ingest/json-fields";
import { type MailboxSettings, mailboxSchema } from "../backend/intake/ingest/mailboxes/mailbox-settings";
import { type PageWatch, pageWatchSchema, wrongSelector } from "../backend/intake/ingest/pages/page-watch";
import type { Settings } from "../backend/intake/ingest/settings";
import { mappingOf } from "../backend/intake/ingest/table-mapping";
import { isEventType } from "../backend/reference/catalogue/event-types";
import { UsageError } from "./command";

/** What says how a source is read, as `parseArgs` takes it. */
export const SETTING_OPTIONS = {
  map: { type: "string", multiple: true },
  type: { type: "string" },
  dates: { type: "string" },
  "read-pages": { type: "string" },
  title: { type: "string" },
  select: { type: "string" },
  "leave-out": { type: "string", multiple: true },
  "ignore-line": { type: "string", multiple: true },
  user: { type: "string" },
  sender: { type: "string", multiple: true },
  authserv: { type: "string" },
  unsigned: { type: "boolean" },
} as const;

interface SettingValues {
  map?: string[] | undefined;
  type?: string | undefined;
  dates?: string | undefined;
  "read-pages"?: string | undefined;
  title?: string | undefined;
  select?: string | undefined;
  "leave-out"?: string[] | undefined;
  "ignore-line"?: string[] | undefined;
  user?: string | undefined;
  sender?: string[] | undefined;
  authserv?: string | undefined;
  unsigned?: boolean | undefined;
}

/** The settings that a command names; those that it does not name stay as they are. Throws `UsageError`. */
export async function settingsIn(name: string, values: SettingValues): Promise<Settings> {
  const { type, dates, "read-pages": pages } = values;
  if (type !== undefined && !isEventType(type))
    throw new UsageError(`${JSON.stringify(type)} is not an event type; see the list of event types`);
  if (dates !== undefined && dates !== "day-first" && dates !== "month-first")
    throw new UsageError(`--dates takes day-first or month-first, not ${JSON.stringify(dates)}`);
  if (pages !== undefined && pages !== "yes" && pages !== "no")
    throw new UsageError(`--read-pages takes yes or no, not ${JSON.stringify(pages)}`);
  const page = await pageWatchIn(name, values);
  const mail = mailboxIn(name, values);
  return {
    ...(type !== undefined && { eventTypeId: type }),
    ...(dates !== undefined && { dateOrder: dates }),
    ...(pages !== undefined && { readsPages: pages === "yes" }),
    ...(page && { page }),
    ...(mail && { mail }),
    ...mapped(name, values.map ?? []),
  };
}

async function pageWatchIn(name: string, values: SettingValues): Promise<PageWatch | null> {
  const { title, select, "leave-out": leaveOut, "ignore-line": ignoreLines } = values;
  const given = Object.entries({ title, select, leaveOut, ignoreLines }).filter(([, value]) => value !== undefined);
  if (given.length === 0) return null;
  if (describedBy(name)?.format !== "page")
    throw new UsageError("--title, --select, --leave-out and --ignore-line are for watched pages: page:NAME");
  const read = pageWatchSchema.safeParse(Object.fromEntries(given));
  if (!read.success)
    throw new UsageError(read.error.issues.map(({ path, message }) => `${path.join(" ")}: ${message}`).join("; "));
  const wrong = await wrongSelector(read.data);
  if (wrong !== null) throw new UsageError(`${JSON.stringify(wrong)} is no CSS selector`);
  return read.data;
}

function mailboxIn(name: string, { user, sender: senders, authserv, unsigned }: SettingValues): MailboxSettings | null {
  if ([user, senders, authserv, unsigned].every((value) => value === undefined)) return null;
  if (describedBy(name)?.format !== "mail")
    throw new UsageError("--user, --sender, --authserv and --unsigned are for mailboxes: mail:NAME");
  const read = mailboxSchema.safeParse({ user, senders, needsDkim: !unsigned, ...(authserv && { authserv }) });
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `${path.join(" ")}: ${message}`).join("; ");
  throw new UsageError(`a mailbox takes --user, --sender and --authserv, or --unsigned in its place: ${problems}`);
}

/** `title=Headline`, `identifier.lei=LEI`, `kind=Type` for a column that holds one of our own kinds. */
function mapped(name: string, pairs: readonly string[]): Settings {
  if (pairs.length === 0) return {};
  const flat: Record<string, string> = {};
  for (const pair of pairs) {
    const [, field = "", column = ""] = /^([\w.-]+)=(.+)$/s.exec(pair) ?? [];
    flat[field] = column;
  }
  if (describedBy(name)?.format === "json") {
    const found = jsonFieldsOf(flat);
    if (!found.ok) throw new UsageError(`--map takes field=path, items and title at least: ${found.message}`);
    return { fields: found.fields };
  }
  const read = mappingOf(flat);
  if (!read.ok) throw new UsageError(`--map takes field=column, title at least: ${read.message}`);
  return { mapping: read.mapping };
}
