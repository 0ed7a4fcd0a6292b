import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../../server/backend/platform/db/database";

/** Looks for new alerts while sources are read: when each was there to be seen, to a quarter of a second. */
export class AlertsSeen {
  readonly at = new Map<number, number>();
  private done = false;
  private readonly watching: Promise<void>;

  constructor(private readonly database: Database) {
    this.watching = this.watch();
  }

  async stop(): Promise<void> {
    this.done = true;
    await this.watching;
    await this.look();
  }

  private async watch(): Promise<void> {
    while (!this.done) {
      await this.look();
      await pause(250);
    }
  }

  private async look(): Promise<void> {
    const last = Math.max(0, ...[...this.at.keys()].slice(-1));
    const { rows } = await this.database.asSystem((tx) =>
      tx.execute<{ id: string }>(sql`select id from alerts where id > ${last} order by id`),
    );
    for (const { id } of rows) this.at.set(Number(id), Date.now());
  }
}
