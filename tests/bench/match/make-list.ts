import { readFileSync } from "node:fs";
import { join } from "node:path";
import { namesNobody } from "../../../server/backend/intake/imports/rows/placeholders";
import { nameKey, nameWords } from "../../../server/backend/intake/imports/values/name-key";
import type { NewTarget } from "../../../server/backend/network/targets/create-targets";
import { Random } from "../matching/random";
import { readCompanies } from "../matching/read-companies";
import { spellOtherwise } from "./spell-otherwise";

/** A target with its place in the directory, and how its line is written; null for a line that the directory does not have. */
export interface MeantLine {
  line: string;
  meant: number | null;
}

const COUNTRIES = ["US", "DE", "CN", "IN", "GB", "FR", "VN", "BD", "TR", "JP"];
/** Of a hundred lines so many name nobody of the directory. */
const UNKNOWN = 25;
const HELD_BACK = 0.2;

/** A directory of real names and of others put together from their words, and a list of which the directory has three lines in four. */
export function makeList(data: string, targets: number, lines: number): { directory: NewTarget[]; list: MeantLine[] } {
  const random = new Random(3);
  const real = random.shuffled(realNames(data));
  const taken = real.splice(0, Math.floor(real.length * HELD_BACK));
  // Of a name that the directory has with another legal form nobody could say that it is unknown.
  const keys = new Set(real.map(({ name }) => keyOf(name)));
  const held = taken.filter(({ name }) => !keys.has(keyOf(name)));
  const words = real.map(({ name }) => name.split(/\s+/));
  const named = new Map(real.map((one) => [one.name.toLowerCase(), one]));
  while (named.size < targets) {
    const name = [random.pick(words)[0], ...random.pick(words).slice(1), random.pick(words)[0]].join(" ");
    named.set(name.toLowerCase(), { name, country: random.pick(COUNTRIES) });
  }
  const directory = [...named.values()]
    .slice(0, targets)
    .map(({ name, country }): NewTarget => ({ type: "organization", ctype: "company", name, country }));
  const list = Array.from({ length: lines }, (): MeantLine => {
    const isUnknown = random.below(100) < UNKNOWN;
    const at = random.below(2) === 0 ? random.below(real.length) : random.below(directory.length);
    const { name, country = null } = isUnknown ? random.pick(held) : (directory[at] as NewTarget);
    const told = random.below(3) > 0 ? (country ?? "") : "";
    return { line: `${spellOtherwise(name, random).replaceAll(";", ",")}; ${told}`, meant: isUnknown ? null : at };
  });
  return { directory, list };
}

const keyOf = (name: string): string => nameKey(nameWords(name));

interface Named {
  name: string;
  country: string | null;
}

/** Of facility lists, owners, brands, Chinese plants, and names with the signs of a search. */
function realNames(data: string): Named[] {
  const companies = readCompanies(data).map(({ name, countries }) => ({ name, country: countries?.[0] ?? null }));
  const brands = JSON.parse(readFileSync(join(data, "relations", "wikirate_owner_has_brand.json"), "utf8"));
  const owners = (brands.items as { name: string }[]).flatMap(({ name }) => {
    const parts = name.split("+");
    return [parts[2], parts.at(-1)].flatMap((part) => (part ? [{ name: part, country: null }] : []));
  });
  const steel = readFileSync(join(data, "relations", "climatetrace_steel_ownership.csv"), "utf8");
  const chinese = [...new Set(steel.match(/\p{Script=Han}{4,}/gu) ?? [])].map((name) => ({ name, country: "CN" }));
  const signs = ["100%_ Cotton", "Nord\\Süd Stahl", "A%B_C Werke", "%_%_ Mills"].map((name) => ({
    name,
    country: "DE",
  }));
  const seen = new Set<string>();
  return [...companies, ...owners, ...chinese, ...signs].filter(({ name }) => {
    const key = name.toLowerCase();
    return !/[\r\n\t;]/.test(name) && !namesNobody(name) && !seen.has(key) && seen.add(key);
  });
}
