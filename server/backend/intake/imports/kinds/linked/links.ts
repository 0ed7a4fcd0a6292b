import type { Tx } from "../../../../platform/db/database";
import type { ImportKey } from "../../run/import-key";
import type { RowRemark } from "../../run/remark-rows";
import type { LinkedCandidate } from "./candidate";

/** What a kind of rows about known targets brings: what is there already, and how it is written and taken back. */
export interface Links {
  /** What whoever writes such things waits for, asked for before an import holds any row that somebody else could need. */
  hold?(tx: Tx, customerId: number): Promise<void>;
  /** What becomes of rows of which all ends are told, by row: `join` where they change what is there, or say it again. */
  settle(tx: Tx, key: ImportKey, rows: readonly LinkedCandidate[]): Promise<Map<number, Settled>>;
  /** Which rows are refused whoever they are about, by row: nobody is asked who that is. */
  flaws?(tx: Tx, key: ImportKey, rows: readonly LinkedCandidate[]): Promise<Map<number, Settled>>;
  /** Rows that cannot stand beside each other now that it is known whom they are about, each as refused. */
  conflicts(tx: Tx, key: ImportKey): Promise<RowRemark[]>;
  /** Such a row waits with what is wrong: it is too many, and no other row that is decided otherwise would be the reason. */
  saysWhy?: true;
  /** Writes rows whose ends are all known, in one transaction with the other rows of the import. Answers what to keep to take each back. */
  write(tx: Tx, key: ImportKey, rows: readonly LinkedCandidate[]): Promise<Map<number, Written>>;
  /** Takes back what was written and not changed since; with `previewOnly` nothing changes. */
  takeBack(tx: Tx, key: ImportKey, how: { previewOnly: boolean }): Promise<Entries>;
  /** What a row says, without whom it is about: said again of the same, it is the same thing. */
  thingOf(candidate: LinkedCandidate): string;
}

export interface Settled {
  state: "create" | "join" | "refused";
  reasons: RowRemark["reasons"];
}

export interface Written {
  state: "created" | "joined";
  undo: object;
}

/** Of what an import wrote: how many go, become what they were, and stay; with the rows of those that stay. */
export interface Entries {
  removed: number;
  restored: number;
  kept: number;
  keptRows: number[];
}
