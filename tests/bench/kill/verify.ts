import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { minutes, seconds } from "~/time/duration";
import { addressOfRunning } from "../../../server/backend/platform/db/engine/address";
import { call, type Server } from "./client";
import type { Ledger } from "./writes";

interface Entry {
  key: string;
  version: number;
  body: string;
}

/** Throws at the first acknowledged help entry that is not there, or is of another version or text. */
export async function checkEntries(server: Server, { entries }: Ledger): Promise<void> {
  const response = await call(server, "GET", "context-help?locale=en");
  if (!response.ok) throw new Error(`Reading back: ${response.status} ${await response.text()}`);
  const stored = new Map(((await response.json()) as Entry[]).map((entry) => [entry.key, entry]));
  for (const [key, { version, body }] of entries) {
    const found = stored.get(key);
    if (found?.version !== version || found.body !== body) {
      throw new Error(`Lost: ${key} version ${version} (${body}), found ${JSON.stringify(found)}`);
    }
  }
}

export interface Totals {
  entries: number;
  documents: number;
  invitations: number;
  mails: number;
  /** A job that was killed between its work and the note of it is done again. */
  mailsWrittenTwice: number;
}

/**
 * After all kills: every acknowledged write is there once, with one decision for each in the evidence ledger, every file is what
 * was sent, no job is stuck and every mail written. Throws at the first that is not so.
 */
export async function checkAll(server: Server, dataDir: string, ledger: Ledger): Promise<Totals> {
  const client = new pg.Client((await addressOfRunning(dataDir)).connection);
  client.on("error", () => undefined);
  await client.connect();
  const rows = async <T>(text: string) => (await client.query(text)).rows as T[];
  try {
    await checkEntries(server, ledger);
    const strayed = await rows<object>(`
      select h.key, h.version, count(v.*) from context_help h
        left join evidence v on v.customer_id = h.customer_id and v.subject_type = 'context-help' and v.subject_id = h.key
       where h.key like 'round-%' group by h.key, h.version having count(v.*) <> h.version`);
    none("help entries whose versions and decisions differ", strayed);
    none(
      "documents that are there twice",
      await rows(`select description from documents where description like 'round-%' group by 1 having count(*) > 1`),
    );
    await checkDocuments(server, rows, ledger);
    await untilJobsAreDone(rows);
    const mails = await rows<{ recipient: string; n: number }>(
      `select recipient, count(*)::int as n from mails where recipient like 'round-%' group by 1`,
    );
    const written = new Set(mails.map(({ recipient }) => recipient));
    none(
      "invitations without a mail",
      [...ledger.invited].filter((email) => !written.has(email)),
    );
    return {
      entries: ledger.entries.size,
      documents: ledger.documents.size,
      invitations: ledger.invited.size,
      mails: written.size,
      mailsWrittenTwice: mails.filter(({ n }) => n > 1).length,
    };
  } finally {
    await client.end();
  }
}

type Rows = <T>(text: string) => Promise<T[]>;

async function checkDocuments(server: Server, rows: Rows, { documents }: Ledger): Promise<void> {
  const stored = new Map(
    (await rows<{ id: string; description: string }>(`select id, description from documents`)).map(
      ({ id, description }) => [description, id],
    ),
  );
  const wrong: string[] = [];
  for (const [description, sha256] of documents) {
    const id = stored.get(description);
    if (!id) throw new Error(`Lost: document ${description}`);
    const file = await call(server, "GET", `documents/${id}/file`);
    const found = createHash("sha256")
      .update(Buffer.from(await file.arrayBuffer()))
      .digest("hex");
    if (!file.ok || found !== sha256) wrong.push(`${description}: ${file.status}, ${found}`);
  }
  none("documents without the file that was sent", wrong);
}

/** What a killed process had begun is begun again by another after three minutes of silence. */
async function untilJobsAreDone(rows: Rows): Promise<void> {
  const deadline = Date.now() + minutes(6);
  for (;;) {
    const [open] = await rows<{ n: number }>(
      `select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier in ('send-invitation', 'send-mail') and j.attempts < j.max_attempts`,
    );
    if (open?.n === 0) return;
    if (Date.now() > deadline) throw new Error(`${open?.n} jobs are not done`);
    await wait(seconds(1));
  }
}

function none(what: string, found: readonly unknown[]): void {
  if (found.length > 0) throw new Error(`${found.length} ${what}, such as ${JSON.stringify(found[0])}`);
}
