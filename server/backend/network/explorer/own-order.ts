import { sql } from "drizzle-orm";
import { type ExplorerSort, NO_VALUE } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import type { Coded } from "../kept/read-columns";
import type { Cursor } from "./cursor";
import { NOWHERE } from "./orders";

type Key = Cursor["key"];

/** What is known of targets that the customer knows something of, each in the order of the database: by name, then by number. */
export interface OwnNamed {
  /** As rows of facets, so that a filter can be asked. */
  rows: Uint32Array;
  ids: Float64Array;
  /** -1 where there is none. */
  scores: Float32Array;
  /** By row. */
  countries: Coded;
  names: Names;
}

/** Names as the bytes by which the database compares them (collation "C"). */
export interface Names {
  bytes: Buffer;
  /** Where each ends. */
  ends: Uint32Array;
}

export function namesOf(texts: readonly string[]): Names {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [at, text] of texts.entries()) {
    end += Buffer.byteLength(text);
    ends[at] = end;
  }
  return { bytes: Buffer.from(texts.join("")), ends };
}

/** Orders of which rows in memory can tell where a target stands. */
export type OwnSort = Exclude<ExplorerSort, "relevance">;

/** The same targets in any order of the list. An order is made when it is asked for first. */
export class OwnOrder {
  readonly #orders = new Map<OwnSort, Uint32Array>();
  /** By code: as the order by country compares it. */
  readonly #countries: readonly string[];

  constructor(readonly named: OwnNamed) {
    this.#countries = named.countries.values.map((value) => (value === NO_VALUE ? NOWHERE : value));
  }

  /** Whether countries, that of a cursor too, are the codes that `codesRise` is about. */
  hasCodes(key: Key | null): boolean {
    return [...this.#countries, ...(key ? [String(key[0])] : [])].every((code) => /^([A-Z]{2}|ZZZ)$/.test(code));
  }

  /** Places in `named`, from the first one behind a cursor on. */
  behind(sort: OwnSort, key: Key | null): Uint32Array {
    const order = this.#ordered(sort);
    if (!key) return order;
    const isBehind = this.#isBehind(sort, key);
    let [from, to] = [0, order.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (isBehind(order[middle] as number)) to = middle;
      else from = middle + 1;
    }
    return order.subarray(from);
  }

  #ordered(sort: OwnSort): Uint32Array {
    const known = this.#orders.get(sort);
    if (known) return known;
    const order = Uint32Array.from(this.named.ids.keys());
    const { ids, scores } = this.named;
    const first = (one: number, other: number): number => {
      if (sort === "newest") return (ids[other] as number) - (ids[one] as number);
      if (sort === "riskiest") return (scores[other] as number) - (scores[one] as number) || one - other;
      return compared(this.#countryAt(one), this.#countryAt(other)) || one - other;
    };
    if (sort !== "name") order.sort(first);
    this.#orders.set(sort, order);
    return order;
  }

  #isBehind(sort: OwnSort, key: Key): (at: number) => boolean {
    const { ids, scores } = this.named;
    if (sort === "newest") return (at) => (ids[at] as number) < Number(key[0]);
    if (sort === "name") return this.#isNamedBehind(key);
    const isNamedBehind = this.#isNamedBehind(key.slice(1));
    const distance =
      sort === "riskiest"
        ? (at: number) => Math.fround(Number(key[0])) - (scores[at] as number)
        : (at: number) => compared(this.#countryAt(at), String(key[0]));
    return (at) => {
      const further = distance(at);
      return further === 0 ? isNamedBehind(at) : further > 0;
    };
  }

  #isNamedBehind([name, id]: Key): (at: number) => boolean {
    const { ids, names } = this.named;
    const asked = Buffer.from(String(name));
    return (at) => {
      const further = names.bytes.compare(asked, 0, asked.length, names.ends[at - 1] ?? 0, names.ends[at]);
      return further === 0 ? (ids[at] as number) > Number(id) : further > 0;
    };
  }

  #countryAt(at: number): string {
    const { rows, countries } = this.named;
    return this.#countries[countries.codes[rows[at] as number] as number] as string;
  }
}

/** Whether the database's collation, in which some pairs of letters may be one, has codes of countries in the order of their letters. */
export async function codesRise(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ rise: boolean }>(sql`
    select array_agg(code order by code) = array_agg(code order by code collate "C") as rise from (
      select chr(one) || chr(other) as code from generate_series(65, 90) one, generate_series(65, 90) other union all select ${NOWHERE}) c`);
  return rows[0]?.rise === true;
}

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
