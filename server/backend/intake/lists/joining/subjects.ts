import type {
  ListedAddress,
  ListedDate,
  ListedEntity,
  ListedItem,
  ListedName,
} from "../../../platform/db/shapes/listed-entity";
import { cut, type ParseLimits, type Refused, refused } from "../../connectors/limits";
import { buildEntity, nameOf } from "../build-entity";

/** A name as one row gives it. */
export interface NameFact {
  text: string;
  kind: "primary" | "variation" | "alias" | "former";
  /** The list itself says that it identifies nobody. */
  weak: boolean;
}

/** What one row or element says of a subject; all of it may be said again by others. */
export interface Facts {
  kind: ListedEntity["kind"] | null;
  names: readonly NameFact[];
  countries: readonly (string | null)[];
  addresses: readonly (ListedAddress | null)[];
  identifiers: ListedEntity["identifiers"];
  dates: readonly (ListedDate | null)[];
  programs: readonly string[];
  linkedTo: readonly string[];
  remarks: readonly string[];
  /** `YYYY-MM-DD`; the earliest counts. */
  listedOn: string | null;
  /** `YYYY-MM-DD`; the latest counts. */
  updatedOn: string | null;
}

interface Gathered extends Pick<Facts, "kind" | "listedOn" | "updatedOn"> {
  line: number;
  /** See MOST_HELD. */
  weight: number;
  names: Map<string, NameFact>;
  countries: Set<string>;
  addresses: Map<string, ListedAddress>;
  identifiers: ListedEntity["identifiers"];
  dates: ListedDate[];
  programs: Set<string>;
  linkedTo: Set<string>;
  remarks: Set<string>;
}

/** No subject has more names, addresses or numbers; a column that numbers something else, such as the list itself, soon does. */
const MOST_PARTS = 1_000;
export const ID_LENGTH = 200;
const REMARKS_LENGTH = 16_384;
/** Characters, and about as many for a subject itself as it takes bytes: what may be held at a time of subjects that have rows to come. */
const MOST_HELD = 16_000_000;
const SUBJECT_WEIGHT = 2_000;

/**
 * Subjects of a list that gives each of them several rows, in any order and in any number of files: put together by number. A name that is
 * there twice counts once, by its best use.
 */
export class Subjects {
  readonly #byId = new Map<string, Gathered>();
  #count = 0;
  #held = 0;

  constructor(
    readonly listName: string,
    readonly limits: ParseLimits,
  ) {}

  /** Adds what a row says; answers what is wrong with it. */
  add(id: string, line: number, facts: Facts): Refused | null {
    const key = cut(id, ID_LENGTH);
    const known = this.#byId.get(key);
    if (!known && this.#count >= this.limits.items) {
      return unread(line, `left unread after ${this.limits.items} subjects`);
    }
    const gathered = known ?? empty(line);
    if (gathered.names.size > MOST_PARTS) {
      return refused({ position: { line }, message: `${cut(id, 40)} is the number of too many rows` });
    }
    const weight = (known ? 0 : SUBJECT_WEIGHT) + weightOf(facts);
    if (this.#held + weight > MOST_HELD) {
      return unread(line, "the rows of too many subjects stand far apart; sort the file by their number");
    }
    if (!known) this.#count++;
    this.#held += weight;
    gathered.weight += weight;
    this.#byId.set(key, gathered);
    gather(gathered, facts);
    return null;
  }

  /** A subject that has no more rows to come. */
  *finish(id: string): Generator<ListedItem, void> {
    const key = cut(id, ID_LENGTH);
    const gathered = this.#byId.get(key);
    if (gathered) yield this.#answer(key, gathered);
  }

  /** Those that are left. */
  *entities(): Generator<ListedItem, void> {
    for (const [id, gathered] of this.#byId) yield this.#answer(id, gathered);
  }

  #answer(id: string, gathered: Gathered): ListedItem {
    this.#byId.delete(id);
    this.#held -= gathered.weight;
    const names = namesOf([...gathered.names.values()]);
    if (names.length === 0) {
      return refused({ position: { line: gathered.line }, message: `${cut(id, 40)} has no name` });
    }
    const updated = gathered.updatedOn;
    return {
      ok: true,
      entity: buildEntity({
        id,
        listName: this.listName,
        kind: gathered.kind ?? "unknown",
        names,
        countries: [...gathered.countries],
        addresses: [...gathered.addresses.values()],
        identifiers: gathered.identifiers,
        dates: [...gathered.dates, ...(updated === null ? [] : [{ type: "updated" as const, value: updated }])],
        programs: [...gathered.programs],
        linkedTo: [...gathered.linkedTo],
        remarks: cut([...gathered.remarks].join("; "), REMARKS_LENGTH),
        listedOn: gathered.listedOn,
      }),
    };
  }
}

const unread = (line: number, message: string): Refused => refused({ position: { line }, message, restUnread: true });

function weightOf({ names, addresses, identifiers, programs, linkedTo, remarks }: Facts): number {
  const texts = [...names, ...addresses].map((one) => one?.text ?? "");
  const all = [...texts, ...identifiers.map(({ value }) => value), ...programs, ...linkedTo, ...remarks];
  return all.reduce((sum, text) => sum + text.length, 0);
}

function empty(line: number): Gathered {
  return {
    line,
    weight: 0,
    kind: null,
    names: new Map(),
    countries: new Set(),
    addresses: new Map(),
    identifiers: [],
    dates: [],
    programs: new Set(),
    linkedTo: new Set(),
    remarks: new Set(),
    listedOn: null,
    updatedOn: null,
  };
}

function gather(to: Gathered, facts: Facts): void {
  to.kind ??= facts.kind;
  for (const name of facts.names) {
    const key = name.text.toLowerCase();
    const known = to.names.get(key);
    if (!known || rankOf(name) < rankOf(known)) to.names.set(key, name);
  }
  for (const country of facts.countries) if (country !== null) to.countries.add(country);
  for (const address of facts.addresses) {
    if (address !== null && to.addresses.size < MOST_PARTS) to.addresses.set(address.text, address);
  }
  for (const identifier of facts.identifiers) {
    const { type, value } = identifier;
    const known = to.identifiers.some((one) => one.type === type && one.value === value);
    if (!known && to.identifiers.length < MOST_PARTS) to.identifiers.push(identifier);
  }
  for (const date of facts.dates) {
    const known = date === null || to.dates.some(({ type, value }) => type === date.type && value === date.value);
    if (!known && to.dates.length < MOST_PARTS) to.dates.push(date);
  }
  for (const program of facts.programs) if (to.programs.size < MOST_PARTS) to.programs.add(program);
  for (const linked of facts.linkedTo) if (to.linkedTo.size < MOST_PARTS) to.linkedTo.add(linked);
  for (const remark of facts.remarks) if (to.remarks.size < 100) to.remarks.add(remark);
  if (facts.listedOn !== null && !(to.listedOn !== null && to.listedOn <= facts.listedOn)) to.listedOn = facts.listedOn;
  if (facts.updatedOn !== null && !(to.updatedOn !== null && to.updatedOn >= facts.updatedOn))
    to.updatedOn = facts.updatedOn;
}

/** The primary name first, else what stands for it, one in Latin letters before one in others; the rest in the order of the file. */
function namesOf(facts: readonly NameFact[]): ListedName[] {
  const named = facts.flatMap((fact) => {
    const name = nameOf(fact.text, KINDS[fact.kind]);
    return name === null ? [] : [{ fact, name }];
  });
  const [lead] = named.toSorted(
    (a, b) =>
      rankOf(a.fact) - rankOf(b.fact) || Number(a.name.script !== undefined) - Number(b.name.script !== undefined),
  );
  if (!lead) return [];
  const others = named.filter((one) => one !== lead);
  return [
    { ...lead.name, kind: "primary" },
    ...others.map(({ fact, name }) => ({
      ...name,
      kind: fact.weak ? ("weak-alias" as const) : name.kind === "primary" ? ("alias" as const) : name.kind,
    })),
  ];
}

const KINDS = { primary: "primary", variation: "alias", alias: "alias", former: "former" } as const;
const RANKS = { primary: 0, variation: 1, alias: 2, former: 3 } as const;
const rankOf = ({ kind, weak }: NameFact): number => RANKS[kind] + (weak ? 4 : 0);

/** Facts of which only some are given. */
export function factsOf(facts: Partial<Facts>): Facts {
  return {
    kind: null,
    names: [],
    countries: [],
    addresses: [],
    identifiers: [],
    dates: [],
    programs: [],
    linkedTo: [],
    remarks: [],
    listedOn: null,
    updatedOn: null,
    ...facts,
  };
}

/** "Primary name", "Primary name variation", "AKA", "FKA" and the strength of an alias. */
export function nameUse(type: string, strength: string): Pick<NameFact, "kind" | "weak"> {
  const written = type.toLowerCase();
  const kind = /variation|spelling/.test(written)
    ? "variation"
    : /primary/.test(written)
      ? "primary"
      : /fka|f\.k\.a|former/.test(written)
        ? "former"
        : written === ""
          ? "variation"
          : "alias";
  return { kind, weak: kind !== "primary" && /^(?:low|weak)/i.test(strength.trim()) };
}
