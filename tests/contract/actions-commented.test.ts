import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { addActionComment } from "~/backend/contract/action-comments";
import { changeAction } from "~/backend/contract/actions";
import { changeDelivery } from "~/backend/contract/delivery";
import { mailCommentedTask } from "../../server/backend/people/notifications/mail-commented";
import { COMMENTED } from "../../server/backend/people/notifications/mailed-news";
import { notifyCommented } from "../../server/backend/work/actions/notify-people";
import { actionsOn } from "../support/actions";
import { testConfig } from "../support/node-server";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { plainText, postBox } from "../support/post-box";
import { peopleOf } from "../support/tasks";

const use = ownBackend();
const box = postBox(use);
const { begin, newsAbout } = actionsOn(use);
const logger = pino({ level: "silent" });
let customerId = 0;
let people: Record<string, number> = {};

const sessions = new Map<Persona, ReturnType<typeof signInAs>>();
const as = (persona: Persona) => {
  const session = sessions.get(persona) ?? signInAs(use.transport, persona);
  sessions.set(persona, session);
  return session;
};
beforeAll(async () => {
  ({ customerId, people } = await peopleOf(use));
});
beforeEach(() =>
  use.database.asSystem(async (tx) => {
    for (const table of ["task_mails", "notifications", "mails"]) await tx.execute(sql.raw(`delete from ${table}`));
  }),
);

const say = async (persona: Persona, actionId: number, text: string) =>
  callBackend(await as(persona), addActionComment, { params: { actionId: String(actionId) }, body: { text } });
const wantMails = async (persona: Persona) =>
  callBackend(await as(persona), changeDelivery, {
    body: { collectionId: null, minimums: {}, tasks: { commented: true } },
  });
const deliver = (name: string) =>
  mailCommentedTask(testConfig({ publicUrl: new URL("https://t.example") }))({
    payload: { customerId, userId: people[name] ?? 0 },
    ...{ database: use.database, logger, attempt: 1 },
  });
/** Whom a job will write to, and in how many minutes. */
async function jobs(): Promise<{ id: number; minutes: number }[]> {
  const owner = new pg.Client(use.connection);
  await owner.connect();
  const { rows } = await owner.query(
    `select (j.payload->>'userId')::int as id, round(extract(epoch from j.run_at - now()) / 60)::int as minutes
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 order by 1`,
    [COMMENTED.job],
  );
  await owner.end();
  return rows;
}

test("who takes part is told by one mail of several comments, and nobody of their own", async () => {
  const action = await begin({ title: "Ask the mill", assignees: [{ kind: "user", id: people.manager ?? 0 }] });
  for (const persona of ["analyst", "manager", "admin"] as const) await wantMails(persona);
  await say("admin", action.id, "First words");
  await say("analyst", action.id, "Second words");
  await say("analyst", action.id, "Third words");
  // Who spoke before takes part; who began it and who has it did all along.
  expect(await newsAbout("admin", action.id)).toEqual([["action-commented", "Ask the mill"]]);
  const ids = [people.admin, people.analyst, people.manager].sort((a = 0, b = 0) => a - b);
  expect(await jobs()).toEqual(ids.map((id) => ({ id, minutes: 5 })));
  for (const name of ["analyst", "manager", "admin", "manager"]) await deliver(name);
  const mails = await box.collect();
  expect(mails.map(({ to }) => to).sort()).toEqual(
    ["admin@nordwind.example", "analyst@nordwind.example", "manager@nordwind.example"].sort(),
  );
  const manager = mails.find(({ to }) => to.startsWith("manager"));
  const text = plainText(manager?.text ?? "");
  expect(text).toContain("Ask the mill");
  expect(text).toContain(`https://t.example/action/${action.id}`);
  expect(text).not.toContain("words");
});

test("who did not ask for mails gets none, and who asks later none about what was said before", async () => {
  const action = await begin({ title: "Quiet" });
  await say("manager", action.id, "Before");
  await wantMails("analyst");
  await deliver("analyst");
  expect(await box.collect()).toEqual([]);
  await say("manager", action.id, "After");
  await deliver("analyst");
  expect(await box.collect()).toHaveLength(1);
});

test("of what is confidential the title stays here, and who may not read it any more is told nothing", async () => {
  const action = await begin({ title: "Hearing of witnesses", assignees: [{ kind: "user", id: people.manager ?? 0 }] });
  for (const persona of ["analyst", "manager", "admin"] as const) await wantMails(persona);
  await say("manager", action.id, "Open");
  // An analyst of its own began it; the second one only spoke.
  await use.database.asSystem((tx) =>
    tx.execute(sql`update users set roles = array['analyst'] where id = ${people.admin ?? 0}`),
  );
  await say("admin", action.id, "I spoke");
  await callBackend(await as("analyst"), changeAction, {
    params: { actionId: String(action.id) },
    body: { version: action.version, confidential: true },
  });
  await say("analyst", action.id, "Closed");
  expect(await newsAbout("admin", action.id)).toEqual([]);
  for (const name of ["analyst", "manager", "admin"]) await deliver(name);
  const mails = await box.collect();
  expect(mails.map(({ to }) => to).sort()).toEqual(["analyst@nordwind.example", "manager@nordwind.example"]);
  for (const mail of mails) expect(mail.text + plainText(mail.text)).not.toContain("Hearing");
});

test("a comment is mailed that was numbered before another one and committed after it", async () => {
  const action = await begin({ title: "Two at once" });
  await wantMails("analyst");
  const [isNumbered, mayEnd] = [gate(), gate()];
  // As who comments: the notification is written, and what else the transaction does takes long.
  const late = use.database.asCustomer({ customerId, userId: people.admin ?? 0 }, async (tx) => {
    const execute = async (query: Parameters<typeof tx.execute>[0]) => {
      if (isMailing(query)) {
        isNumbered.open();
        await mayEnd.opened;
      }
      return tx.execute(query);
    };
    const slow = new Proxy(tx, {
      get: (of, name) => (name === "execute" ? execute : Reflect.get(of, name)),
    });
    await notifyCommented({ tx: slow, scope: { customerId, userId: people.admin ?? 0 } }, action);
  });
  await isNumbered.opened;
  await say("manager", action.id, "Numbered second, committed first");
  const mailed = deliver("analyst");
  await waitsOrEnds(mailed);
  mayEnd.open();
  await late;
  await mailed;
  await deliver("analyst");
  const [mail, ...others] = await box.collect();
  expect(others).toEqual([]);
  expect(plainText(mail?.text ?? "")).toContain("2 new comments");
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Whether a statement asks who wants mails, which comes after the notifications are written. */
const isMailing = (query: unknown): boolean => JSON.stringify(query).includes('as \\"userId\\" from task_mails');

/** Resolves when a connection of this database waits for a lock that another one holds, or the work has ended. */
async function waitsOrEnds(work: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void work.finally(() => {
    hasEnded = true;
  });
  const owner = new pg.Client(use.connection);
  await owner.connect();
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1";
  while (!hasEnded && (await owner.query(waiting)).rowCount === 0) await setImmediate();
  await owner.end();
}
