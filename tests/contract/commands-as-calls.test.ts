import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callBackend } from "~/backend/client.server";
import { ingestFile } from "~/backend/contract/connector-files";
import { changeConnector } from "~/backend/contract/connectors";
import type { ImportKind } from "~/backend/contract/import-kinds";
import { applyImport, startImport, undoImport } from "~/backend/contract/imports";
import { activateManySanctions } from "~/backend/contract/sanctions";
import { importSanctionsListVersion } from "~/backend/contract/sanctions-lists";
import { enqueue } from "../../server/backend/platform/jobs/enqueue";
import { runImport } from "../../server/cli/import";
import { runIngest } from "../../server/cli/ingest";
import { runListsImport } from "../../server/cli/lists";
import { runScore } from "../../server/cli/score";
import { runScreen } from "../../server/cli/screen";
import { readConfig } from "../../server/config";
import { allTables } from "../support/all-tables";
import { urlOf } from "../support/database-cluster";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import type { Caller } from "../support/sent-list";

// What the README's "Real data" does by commands, a person does by the calls of a screen's form: both databases are equal afterwards.
// Events are merged and split in events-by-command.test.ts. By a command only, as the operator decides what all customers are told and
// how often: `source`, `connectors`, and `ingest` of shared sources. Each test goes on from what the one before has left.
const byCalls = ownBackend();
const byCommands = ownBackend();
let caller: Caller;
let folder: string;
beforeAll(async () => {
  caller = await signInAs(byCalls.transport, "admin");
  folder = await mkdtemp(join(tmpdir(), "tierwatch-commands-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const context = () => ({
  config: readConfig({ DATA_DIR: join(folder, "data"), DATABASE_URL: urlOf(byCommands.connection) }),
  logger: pino({ level: "silent" }),
  out: () => undefined,
});

/**
 * Left aside: who is signed in, who did something (a person, or the command) and when, and the ledger, which says both; the file that waits for
 * a job where it came over the interface; numbers of transactions; numbers of sources, of which each start of a command takes some;
 * and the key of the lists of a screening, which has the moment of their import in it.
 */
const ASIDE = {
  tables: [
    ...["sessions", "sign_in_attempts", "idempotency_keys", "evidence", "evidence_heads", "network_changes"],
    ...["import_pieces", "connector_file_pieces", "scores_due"],
  ],
  columns: [
    ...["created_at", "updated_at", "imported_at", "applied_at", "followed_at", "added_at", "at", "since", "used_at"],
    ...[
      "started_at",
      "finished_at",
      "undone_at",
      "requested_at",
      "screened_at",
      "computed_at",
      "changed_at",
      "found_at",
    ],
    ...["first_seen_at", "last_seen_at", "replaced_at", "read_at", "last_run_at"],
    ...["created_by", "imported_by", "followed_by", "added_by", "user_id", "actor", "requested_by"],
    ...["connector_id", "connectors.id", "screened_hash"],
  ],
};

/** @param saying tables that have rows by now, so that the comparison says something */
async function compared(saying: readonly string[], aside: typeof ASIDE = ASIDE): Promise<void> {
  await byCalls.drain();
  const [calls, commands] = [await allTables(byCalls.database, aside), await allTables(byCommands.database, aside)];
  for (const table of saying) expect(calls[table]?.length, table).toBeGreaterThan(0);
  for (const table of new Set([...Object.keys(calls), ...Object.keys(commands)])) {
    expect(commands[table], table).toEqual(calls[table]);
  }
}

async function written(fileName: string, text: string): Promise<string> {
  const file = join(folder, fileName);
  await writeFile(file, text);
  return file;
}
const encoded = (text: string) => Buffer.from(text).toString("base64");

const SUPPLIERS =
  "Lieferant;Lieferantennummer;Land;Ort\nKwarzit Guss;4711;DE;Ulm\nOlbrenn Draht;4712;FR;Lyon\nZagros Petrokimia;4713;IR;\nKwarzit Guss;4711;DE;Ulm\n;;DE;Kehl\n";
const LISTS: [ImportKind, string, string[]][] = [
  ["suppliers", SUPPLIERS, ["targets", "follows", "monitored_targets", "import_rows"]],
  [
    "relations",
    "From;To;Type;HS code;Probability;Shipments\nOlbrenn Draht;Kwarzit Guss;Supplier;7217;0.9;12\nOlbrenn Draht;Nobody Known;;;;\n",
    ["edges"],
  ],
  [
    "supply-data",
    "Supplier;Input;Share;Stock at us;Time to recover\nKwarzit Guss;Castings;60%;10;30\nOlbrenn Draht;Wire;1;9999;4\n",
    ["edge_impacts"],
  ],
  [
    "contacts",
    "Supplier;Contact;E-mail;Role;Language\nKwarzit Guss;Ada Guss;ada@kwarzit.example;Quality;Deutsch\nOlbrenn Draht;;nobody;;\n",
    ["target_contacts"],
  ],
  [
    "own-alerts",
    "Supplier;Event type;Title;Date;Priority;External id\nKwarzit Guss;strike;Strike at the foundry;2026-11-03;High;K-1\n",
    ["events", "alerts", "alert_targets"],
  ],
  [
    "actions",
    "Supplier;Action type;Title;Due;Status\nKwarzit Guss;watch;Look at it monthly;2027-03-01;In progress\n",
    ["actions", "action_targets"],
  ],
];

const imported: Record<string, string> = {};

test.each(LISTS)("a list of %s", async (kind, text, saying) => {
  const fileName = `${kind}.csv`;
  const collection = kind === "suppliers" ? "Foundries" : undefined;
  const body = { kind, fileName, content: encoded(text), ...(collection && { options: { collection } }) };
  const importId = String((await callBackend(caller, startImport, { body })).id);
  await byCalls.drain();
  await callBackend(caller, applyImport, { params: { importId } });
  const more = collection === undefined ? [] : ["--collection", collection];
  await runImport([await written(fileName, text), "--kind", kind, "--customer", "nordwind", ...more], context());
  await compared(["imports", ...saying]);
  imported[kind] = importId;
});

test("undoing a list", async () => {
  for (const kind of ["actions", "own-alerts", "contacts", "supply-data", "relations"]) {
    const importId = imported[kind] ?? "";
    await callBackend(caller, undoImport, { params: { importId } });
    await byCalls.drain();
    await runImport(["--undo", importId, "--customer", "nordwind"], context());
  }
  await compared(["imports"]);
});

test("a file of a table, and one of a feed, of the customer's own", async () => {
  const table = "Company;Date;What\nKwarzit Guss;2026-11-03;Fire in the foundry\nNobody;soon;Nothing\n";
  const mapping = { title: "What", happenedAt: "Date", organization: "Company" };
  const off = { enabled: false, everyMinutes: null, url: null };
  const asTable = { ...off, eventTypeId: "fire", mapping };
  const feed =
    '<rss version="2.0"><channel><title>News</title><item><guid>1</guid><title>Strike at Olbrenn Draht in Lyon</title><pubDate>Tue, 03 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>';
  const send = async (name: string, settings: object, fileName: string, text: string) => {
    await callBackend(caller, changeConnector, { params: { name }, body: { ...off, ...settings } });
    await callBackend(caller, ingestFile, { params: { name }, body: { fileName, content: encoded(text) } });
    await byCalls.drain();
  };
  await send("table:notices", asTable, "notices.csv", table);
  await send("feed:news", {}, "news.xml", feed);
  const maps = Object.entries(mapping).flatMap(([field, column]) => ["--map", `${field}=${column}`]);
  const ours = ["--customer", "nordwind", "--file"];
  await runIngest(
    ["table:notices", ...ours, await written("notices.csv", table), ...maps, "--type", "fire"],
    context(),
  );
  await runIngest(["feed:news", ...ours, await written("news.xml", feed)], context());
  await compared(["connectors", "connector_runs", "event_sources", "alerts"]);
});

test("a sanctions list of several files", async () => {
  const parts = {
    "sdn.csv": '36,"QUELLMAR AIRLINES",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n',
    "addresses.csv": '36,25,-0- ,"Havana","Cuba",-0- \n',
    "aliases.csv": '36,12,"aka","QUELL-MAR",-0- \n',
    "comments.csv": '36,"Linked To: OTHER QUELLMAR."\n',
  };
  const files = Object.entries(parts).map(([name, text]) => ({ name, content: encoded(text) }));
  await callBackend(caller, importSanctionsListVersion, { params: { name: "ofac-sdn" }, body: { files } });
  const paths = await Promise.all(Object.entries(parts).map(([name, text]) => written(name, text)));
  await runListsImport(["ofac-sdn", ...paths], context());
  await compared(["sanctions_list_versions", "sanctions_entities"]);
});

test("a sanctions list, and screening all that is followed against it", async () => {
  const text = "Id,Name,Type,Country\n1,Zagros Petrokimia,Entity,Iran\n2,Quellmar Holding,Entity,Russia\n";
  const files = [{ name: "own.csv", content: encoded(text) }];
  await callBackend(caller, importSanctionsListVersion, { params: { name: "own" }, body: { files } });
  await runListsImport(["own", await written("own.csv", text)], context());
  await compared(["sanctions_lists", "sanctions_list_versions", "sanctions_entities"]);
  await callBackend(caller, activateManySanctions, { body: { selection: { collectionId: 0, filter: {} } } });
  await byCalls.drain();
  await runScreen(["--customer", "nordwind", "--all"], context());
  await compared(["sanctions_matches", "target_screenings"], ONLY_THOSE);
});

/** The command has what is followed later screened as well; the screen activates what is followed now, and has no switch for the rest. */
const ONLY_THOSE = { ...ASIDE, tables: [...ASIDE.tables, "screening_settings"] };

test("scores, which the server computes each minute", async () => {
  // Alerts fade by the millisecond: both are computed as of one moment.
  vi.useFakeTimers({ toFake: ["Date"] });
  await byCalls.database.asSystem((tx) => enqueue(tx, "scores.due", {}));
  await runScore(["--customer", "nordwind"], context());
  await compared(["scores", "score_history"], ONLY_THOSE);
  vi.useRealTimers();
});
