import type pg from "pg";

/** What the primary tells a web process. */
export type ToWorker =
  /** Begin; `connection` is the database's, unless the backend is a remote one. */
  | { type: "start"; connection: pg.PoolConfig | null }
  /** Finish, waiting `wait` ms first for balancers to notice. */
  | { type: "stop"; wait: number };

/** What a web process tells the primary: that it listens to it now. What was said before would be lost. */
export type ToPrimary = { type: "listening-to-you" };
