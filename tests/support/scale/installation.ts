import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { BackendTransport } from "~/backend/transport";
import type { Database } from "../../../server/backend/platform/db/database";
import { sessionCookie } from "../../../server/session/cookie";
import { type Serving, startJobs, startWeb } from "../../../tools/test/serving.mjs";
import { apiOf } from "../api-transport";
import { createEmptyDatabase } from "../database";
import { urlOf } from "../database-cluster";
import { testConfig } from "../node-server";
import { builtProduct } from "../product-folder";

interface Web {
  transport: BackendTransport;
  /** A page as the browser of this session asks for it; redirects are not followed. */
  page(path: string, token: string): Promise<Response>;
}

export interface Installation {
  webs: [Web, Web];
  /** The one that was started last. */
  readonly worker: Serving;
  database: Database;
  startWorker(): Promise<Serving>;
  /** How many processes have the database tell them of new jobs. */
  queueListeners(): Promise<number>;
  waitingJobs(task: string): Promise<{ attempts: number; locked_by: string | null }[]>;
  /** From now on, what workers do when the clock says so is noted. */
  noteSchedule(): Promise<void>;
  /** By task and minute: how many workers wanted to enqueue it, and how often it was enqueued. */
  scheduled(): Promise<{ task: string; minute: string; wanted: number; enqueued: number }[]>;
  stop(): Promise<void>;
}

const SECRET = "shared by all processes of an installation";

/** Two web processes that do no jobs, and a worker, of the built product, on an empty database and one folder for files. */
export async function startInstallation(): Promise<Installation> {
  builtProduct();
  const { connection, database, drop } = await createEmptyDatabase();
  const owner = new pg.Pool({ ...connection, max: 2 });
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-scale-"));
  const shared = { DATABASE_URL: urlOf(connection), BACKEND_URL: undefined, DATA_DIR: folder, SESSION_SECRET: SECRET };
  const running: Serving[] = [];
  const begun = async (starting: Promise<Serving>) => {
    const one = await starting;
    running.push(one);
    return one;
  };
  const startWorker = () => begun(startJobs({ ...shared, LOG_LEVEL: "error" }));
  const serveWeb = () => begun(startWeb({ ...shared, JOBS: "off", LOG_LEVEL: "error" }));
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()));
    await owner.end();
    await drop();
    await rm(folder, { recursive: true, force: true });
  };
  // All to their end, so that what did start is stopped when another did not. The webs at once, on an empty database.
  const started = await Promise.allSettled([serveWeb(), serveWeb()]);
  const [one, two] = started.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : undefined));
  if (!one || !two) {
    await stop();
    throw started.find((outcome) => outcome.status === "rejected")?.reason;
  }
  await startWorker();
  return {
    webs: [toWeb(one), toWeb(two)],
    get worker() {
      const last = running.at(-1);
      if (!last) throw new Error("There is no worker");
      return last;
    },
    database,
    startWorker,
    ...lookingAt(owner),
    stop,
  };
}

function lookingAt(owner: pg.Pool) {
  const rows = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await owner.query<T>(text, values)).rows;
  return {
    queueListeners: async () => {
      const listening = `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and query like 'LISTEN "jobs:insert"%'`;
      return (await rows<{ n: number }>(listening))[0]?.n ?? 0;
    },
    waitingJobs: (task: string) =>
      rows<{ attempts: number; locked_by: string | null }>(
        `select j.attempts::int, j.locked_by from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
        [task],
      ),
    noteSchedule: async () => {
      await owner.query(NOTE_SCHEDULE);
    },
    scheduled: () =>
      rows<{ task: string; minute: string; wanted: number; enqueued: number }>(
        `select task, minute::text, (count(*) filter (where what = 'wanted'))::int as wanted,
                (count(*) filter (where what = 'enqueued'))::int as enqueued
           from noted group by task, minute`,
      ),
  };
}

/**
 * Triggers of the test's own. A worker that wants to enqueue a task writes its minute before it does, and does not when another has
 * written that minute: of the first of these triggers, it sees the attempt. A job's row is gone when the job is done.
 */
const NOTE_SCHEDULE = `
  create table noted (what text, task text, minute timestamptz);
  create function note_wanted() returns trigger language plpgsql security definer as $$
  begin
    insert into public.noted values ('wanted', new.identifier, new.last_execution);
    return new;
  end $$;
  create trigger note_wanted before insert on graphile_worker._private_known_crontabs
    for each row when (new.last_execution is not null) execute function note_wanted();
  create function note_enqueued() returns trigger language plpgsql security definer as $$
  begin
    insert into public.noted select 'enqueued', identifier, (new.payload -> '_cron' ->> 'ts')::timestamptz
      from graphile_worker._private_tasks where id = new.task_id;
    return new;
  end $$;
  create trigger note_enqueued after insert on graphile_worker._private_jobs
    for each row when ((new.payload -> '_cron') is not null) execute function note_enqueued()`;

function toWeb({ address }: Serving): Web {
  const cookie = sessionCookie(testConfig({ sessionSecret: SECRET }));
  return {
    transport: apiOf(address),
    page: (path, token) => {
      const [header = ""] = cookie.start(token, "2099-01-01T00:00:00.000Z").split(";", 1);
      return fetch(`${address}${path}`, { redirect: "manual", headers: { cookie: header } });
    },
  };
}
