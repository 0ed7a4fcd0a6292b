import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { customers } from "../db/schema/customers";
import { putRule } from "../rules/register";
import type { MailContent } from "./compose";
import { releaseMails } from "./release-mails";
import { writeMail } from "./write-mail";

const logger = pino({ level: "silent" });
const content: MailContent = { language: "en", subject: "S", greeting: "G", paragraphs: [], notes: [] };
let db: TestDatabase;
let customerId = 0;
beforeEach(async () => {
  db = await createTestDatabase();
  const values = { key: "n", name: "N", planName: "Pro" };
  const [row] = await db.database.asSystem((tx) => tx.insert(customers).values(values).returning());
  customerId = row?.id ?? 0;
  return () => db.drop();
});

/** Batch mails to these addresses, in this order. */
const written = (...recipients: string[]) =>
  db.database.asSystem(async (tx) => {
    for (const recipient of recipients)
      await writeMail(tx, { customerId, userId: null, recipient, secret: false, priority: "batch" }, content);
  });
const release = (smtpUrl?: string) =>
  releaseMails({ smtpUrl })({ payload: null, database: db.database, logger, attempt: 1 });
const pass = (seconds: number) =>
  db.database.asSystem((tx) =>
    tx.execute(sql`update mails set released_at = released_at - make_interval(secs => ${seconds})`),
  );
async function free(): Promise<string[]> {
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute<{ recipient: string }>(sql`select recipient from mails where released_at is not null order by id`),
  );
  return rows.map(({ recipient }) => recipient);
}
const jobs = async (task: string) =>
  (
    await asOwner(
      db.connection,
      `select j.priority::int, j.run_at > now() + interval '3 seconds' as later from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = '${task}'`,
    )
  ).rows;
const people = (count: number, domain = (n: number) => `d${n}.example`) =>
  Array.from({ length: count }, (_, n) => `p${n}@${domain(n)}`);
const SMTP = "smtp://mail.example";

test("the mails of a batch leave in portions of a twelfth of the rate, those that were written first before the others", async () => {
  await written(...people(25));
  expect(await free()).toEqual([]);
  await release(SMTP);
  expect(await free()).toEqual(people(10));
  expect(await jobs("send-mail")).toEqual(Array(10).fill({ priority: 90, later: false }));
  // It comes again by itself, and one more mail does not bring it forward.
  await written("late@z.example");
  expect(await jobs("release-mails")).toEqual([{ priority: 50, later: true }]);
  await release(SMTP);
  await release(SMTP);
  expect(await free()).toEqual([...people(25), "late@z.example"]);
});

test("no more than the rate of a minute, and of a domain, are given free in any minute", async () => {
  await db.database.asSystem((tx) =>
    putRule(tx, {
      name: "mail-rate",
      version: "2",
      validFrom: "2001-01-01",
      source: "test",
      confidence: "D",
      value: { perMinute: 24, perDomainPerMinute: 3 },
    }),
  );
  await written(...people(5, () => "One.example"), ...people(30));
  for (let n = 0; n < 20; n += 1) await release(SMTP);
  const first = await free();
  expect(first).toHaveLength(24);
  expect(first.filter((address) => address.endsWith("@One.example"))).toHaveLength(3);
  await pass(59);
  await release(SMTP);
  expect(await free()).toHaveLength(24);
  await pass(2);
  await release(SMTP);
  expect((await free()).slice(0, 5)).toEqual(people(5, () => "One.example"));
});

test("mails that are no batch's leave at once, and count", async () => {
  const account = { customerId, userId: null, secret: true, priority: "account" } as const;
  await written(...people(15));
  await db.database.asSystem(async (tx) => {
    for (let n = 0; n < 115; n += 1) await writeMail(tx, { ...account, recipient: `u${n}@u${n}.example` }, content);
  });
  expect(await jobs("send-account-mail")).toEqual(Array(115).fill({ priority: 0, later: false }));
  await release(SMTP);
  await release(SMTP);
  expect(await jobs("send-mail")).toHaveLength(5);
});

test("without a mail server nothing is held back", async () => {
  await written(...people(300, () => "one.example"));
  await release();
  expect(await free()).toHaveLength(300);
});
