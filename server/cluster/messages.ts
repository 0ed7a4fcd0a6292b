import type pg from "pg";

/** What the primary tells a web process. */
export type ToWorker =
  /** Begin; `connection` is the database's, unless the backend is a remote one. */
  | { type: "start"; connection: pg.PoolConfig | null }
  /** Finish, waiting `wait` ms first for balancers to notice. */
  | { type: "stop"; wait: number };
