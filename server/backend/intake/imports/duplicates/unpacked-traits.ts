import type { Traits } from "./traits";

/** What tells of nearly all pairs that they are two: names, countries and numbers. */
type Head = Pick<Traits, "country" | "words" | "keys" | "ownKeys" | "numbers" | "identifiers">;
type Rest = Omit<Traits, keyof Head>;

/** In this order, without their names: names would be most of the bytes. */
const REST: readonly (keyof Rest)[] = Object.keys({
  ...{ row: true, kind: true, characters: true, legal: true, calledAfterOwner: true, city: true, town: true },
  ...{ postalCode: true, addressWords: true, houseNumbers: true, lat: true, lon: true },
} satisfies Record<keyof Rest, true>) as (keyof Rest)[];

/** Words, and keys of them, are Latin letters, digits and spaces; of what a list says, numbers are cleaned of tabs and breaks of lines. */
export function headText({ country, words, keys, ownKeys, numbers, identifiers }: Traits): string {
  const told: string[] = [];
  for (const pair of identifiers) told.push(...pair);
  return [country ?? "", words.join(" "), keys.join("|"), ownKeys, numbers, told.join("\t")].join("\n");
}

export const restText = (traits: Traits): string => JSON.stringify(REST.map((field) => traits[field]));

/** Traits of which the rest is read when it is asked for: of most that are compared it never is. */
export class UnpackedTraits implements Traits {
  readonly country: string | null;
  readonly words: string[];
  readonly keys: string[];
  readonly ownKeys: number;
  readonly numbers: string;
  readonly #told: string;
  #identifiers: ReadonlyMap<string, string> | undefined;
  #values: Rest | undefined;

  /** @param rest answers its text */
  constructor(
    head: string,
    readonly rest: () => string,
  ) {
    const [country = "", words = "", keys = "", ownKeys = "", numbers = "", told = ""] = head.split("\n");
    this.country = country || null;
    this.words = words === "" ? [] : words.split(" ");
    this.keys = keys.split("|");
    this.ownKeys = Number(ownKeys);
    this.numbers = numbers;
    this.#told = told;
  }

  get identifiers(): ReadonlyMap<string, string> {
    if (this.#identifiers !== undefined) return this.#identifiers;
    const told = this.#told === "" ? [] : this.#told.split("\t");
    const identifiers = new Map<string, string>();
    for (let at = 0; at < told.length; at += 2) identifiers.set(told[at] as string, told[at + 1] as string);
    this.#identifiers = identifiers;
    return identifiers;
  }

  get #rest(): Rest {
    this.#values ??= restOf(JSON.parse(this.rest()) as unknown[]);
    return this.#values;
  }

  get row() {
    return this.#rest.row;
  }
  get kind() {
    return this.#rest.kind;
  }
  get characters() {
    return this.#rest.characters;
  }
  get legal() {
    return this.#rest.legal;
  }
  get calledAfterOwner() {
    return this.#rest.calledAfterOwner;
  }
  get city() {
    return this.#rest.city;
  }
  get town() {
    return this.#rest.town;
  }
  get postalCode() {
    return this.#rest.postalCode;
  }
  get addressWords() {
    return this.#rest.addressWords;
  }
  get houseNumbers() {
    return this.#rest.houseNumbers;
  }
  get lat() {
    return this.#rest.lat;
  }
  get lon() {
    return this.#rest.lon;
  }
}

function restOf(values: readonly unknown[]): Rest {
  return Object.fromEntries(REST.map((field, at) => [field, values[at]])) as unknown as Rest;
}
