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
  /** Those that have not been stopped. */
  workers(): Serving[];
  /** How many processes have the database tell them of new jobs. */
  queueListeners(): Promise<number>;
  waitingJobs(taskLike: string): Promise<{ attempts: number; locked_by: string | null }[]>;
  /** From now on, each job that the clock brings about is noted. */
  noteSchedule(): Promise<void>;
  /** How often each was, by its task and its minute. */
  scheduled(taskLike: string): Promise<{ task: string; minute: string; times: number }[]>;
  stop(): Promise<void>;
}

const SECRET = "shared by all processes of an installation";

/** Two web processes that do no jobs, and a worker, of the built product, on an empty database and one folder for files. */
export async function startInstallation(): Promise<Installation> {
  builtProduct();
  const { connection, database, drop } = await createEmptyDatabase();
  const owner = new pg.Pool({ ...connection, max: 2 });
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-scale-"));
  const shared = { DATABASE_URL: toUrl(connection), BACKEND_URL: undefined, DATA_DIR: folder, SESSION_SECRET: SECRET };
  const serveWeb = () => startWeb({ ...shared, JOBS: "off", LOG_LEVEL: "error" });
  const serving = await Promise.all([serveWeb(), serveWeb()]);
  const running: Serving[] = [];
  const startWorker = async () => {
    const worker = await startJobs({ ...shared, LOG_LEVEL: "debug" });
    running.push(worker);
    return worker;
  };
  await startWorker();
  return {
    webs: [toWeb(serving[0]), toWeb(serving[1])],
    get worker() {
      const last = running.at(-1);
      if (!last) throw new Error("There is no worker");
      return last;
    },
    database,
    startWorker,
    workers: () => running.filter(({ pid }) => isAlive(pid)),
    ...lookingAt(owner),
    async stop() {
      await Promise.all([...serving, ...running].map((one) => one.stop()));
      await owner.end();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
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
    waitingJobs: (taskLike: string) =>
      rows<{ attempts: number; locked_by: string | null }>(
        `select j.attempts::int, j.locked_by from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier like $1`,
        [taskLike],
      ),
    noteSchedule: async () => {
      await owner.query(NOTE_SCHEDULE);
    },
    scheduled: (taskLike: string) =>
      rows<{ task: string; minute: string; times: number }>(
        "select task, minute, count(*)::int as times from noted where task like $1 group by task, minute",
        [taskLike],
      ),
  };
}

/** A trigger of the test's own; the queue removes a job's row when it is done. */
const NOTE_SCHEDULE = `
  create table noted (task text, minute text);
  create function note_scheduled() returns trigger language plpgsql security definer as $$
  begin
    insert into public.noted select identifier, new.payload -> '_cron' ->> 'ts'
      from graphile_worker._private_tasks where id = new.task_id;
    return new;
  end $$;
  create trigger note_scheduled after insert on graphile_worker._private_jobs
    for each row when ((new.payload -> '_cron') is not null) execute function note_scheduled()`;

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

/** For DATABASE_URL; the tests' own server is reached through a socket in a folder. */
function toUrl({ connectionString, host = "", port, user, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port ?? 5432}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
