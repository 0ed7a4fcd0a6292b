import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Database } from "../../../platform/db/database";
import { Turns } from "../../../platform/threads/turns";
import type { SupplierCandidate } from "../rows/candidate";
import { findingsOf } from "./compare-all";
import type { FindLike } from "./existing-targets";
import { type ImportKey, scopeOf } from "./import-key";
import { changeOwn } from "./import-steps";
import { LONG_LIST, longListFinder } from "./like-finder";
import { markRows } from "./mark-rows";
import type { Finding } from "./repetitions";
import type { RowsBeside } from "./rows-beside";

/**
 * Compares the rows of a long list with the targets that are there while a thread reads the next ones. What is found is held, packed, until the
 * file has told which rows say again what others said: those are not looked for among the targets.
 */
export class CompareBeside implements RowsBeside {
  /** The first row that was compared; those before it are to be compared when the list's length is known. */
  from: number | null = null;
  #seen = 0;
  #findLike: FindLike | null | undefined;
  readonly #turns = new Turns();
  readonly #held: Buffer[] = [];

  constructor(
    readonly database: Database,
    readonly key: ImportKey,
  ) {}

  async see(stored: string, count: number): Promise<void> {
    this.#seen += count;
    if (this.#seen < LONG_LIST || this.#findLike === null) return;
    this.#findLike ??= await longListFinder(this.database, this.key.customerId);
    if (this.#findLike === null) return;
    const rows = JSON.parse(stored) as { row: number; state: string; candidate: SupplierCandidate }[];
    this.from ??= rows[0]?.row ?? null;
    const looked = rows.filter(({ state }) => state === "create").map(({ candidate }) => candidate);
    const how = { findLike: this.#findLike, turns: this.#turns };
    const findings = await findingsOf(this.database, this.key, looked, how);
    if (findings.length > 0) this.#held.push(deflateRawSync(JSON.stringify(findings), { level: 1 }));
  }

  /** Writes what was found, but of rows that the file itself has told something of. */
  async write(version: number): Promise<void> {
    for (const held of this.#held.splice(0)) {
      const findings = JSON.parse(inflateRawSync(held).toString()) as Finding[];
      await this.database.asCustomer(scopeOf(this.key), async (tx) => {
        await changeOwn(tx, this.key, version, {});
        await markRows(tx, this.key, findings, { only: "create" });
      });
    }
  }
}
