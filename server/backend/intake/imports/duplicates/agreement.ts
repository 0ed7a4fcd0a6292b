import type { ImportCandidate, SupplierFacts } from "~/backend/contract/import-rows";
import { nameWords } from "../values/name-key";
import { SAME_NAME } from "./compare-names";
import { sameTown } from "./traits";

type Agreement = ImportCandidate["agreement"];
type Agrees = Agreement["name"];

/** From here on names have something in common; the same figure below which a pair is not proposed by its name. */
const ALIKE_NAMES = 0.7;

/**
 * What two suppliers say the same of, fact by fact, for a person who compares them. Null where one of them says nothing.
 * @param nameLikeness from 0 to 1, as the comparison of the two found it
 */
export function agreementOf(a: SupplierFacts, b: SupplierFacts, nameLikeness: number): Agreement {
  return {
    name: nameLikeness >= SAME_NAME ? "same" : nameLikeness >= ALIKE_NAMES ? "alike" : "other",
    country: both(a.country, b.country, (one, other) => one === other),
    city: both(a.city, b.city, (one, other) => sameTown(plain(one), plain(other))),
    postalCode: both(a.postalCode, b.postalCode, (one, other) => bare(one) === bare(other)),
    address: both(a.address, b.address, (one, other) => sorted(one) === sorted(other)),
    hsCodes: codes(a.hsCodes, b.hsCodes),
    identifiers: numbers(a.identifiers, b.identifiers),
  };
}

function both(a: string | null, b: string | null, isSame: (a: string, b: string) => boolean): Agrees | null {
  return a === null || b === null ? null : isSame(a, b) ? "same" : "other";
}

const plain = (text: string): string => nameWords(text).join(" ");
const sorted = (text: string): string => nameWords(text).sort().join(" ");
const bare = (code: string): string => code.replace(/\W/g, "").toUpperCase();

/** One of the codes is the other's, or a heading of it. */
function codes(a: readonly string[], b: readonly string[]): Agrees | null {
  if (a.length === 0 || b.length === 0) return null;
  return a.some((one) => b.some((other) => one.startsWith(other) || other.startsWith(one))) ? "same" : "other";
}

function numbers(a: SupplierFacts["identifiers"], b: SupplierFacts["identifiers"]): Agreement["identifiers"] {
  const systems = new Set(a.map(({ system }) => system).filter((system) => b.some((other) => other.system === system)));
  const of = (all: typeof a, system: string) => all.filter((one) => one.system === system).map(({ value }) => value);
  return Object.fromEntries(
    [...systems].map((system) => [
      system,
      of(a, system).some((value) => of(b, system).includes(value)) ? "same" : "other",
    ]),
  );
}
