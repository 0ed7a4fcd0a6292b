import { foldName } from "../../../reference/names/fold-name";
import type { Owner } from "../rows/owners";
import type { NamedOrganization } from "./organizations";
import type { Taken } from "./taken";

/**
 * Each organization that rows name above themselves once, by its folded name, with all numbers that the list gives it. Its country is what the
 * list says. Where it says nothing, who runs sites is at home where all of them lie; who only owns others, where all of theirs lie and they
 * are not few, for a parent often sits elsewhere.
 */
export function namedIn(taken: readonly Taken[]): Map<string, NamedOrganization> {
  const named = new Map<string, Known>();
  for (const { isSite, country, operator, operatorIdentifiers, owners } of taken) {
    if (operator !== null) add(named, operator, country, { runs: true, identifiers: operatorIdentifiers });
    for (const owner of owners) {
      add(named, owner, country, { runs: isSite && operator === null && owners.length === 1, identifiers: [] });
    }
  }
  return new Map([...named].map(([folded, known]) => [folded, toOrganization(known)]));
}

interface Known extends Omit<NamedOrganization, "country"> {
  /** What the list says of it. */
  said: Set<string>;
  /** Where what it runs and owns lies. */
  places: Set<string | null>;
  count: number;
  runs: boolean;
}

type Role = Pick<Known, "runs" | "identifiers">;

function add(
  named: Map<string, Known>,
  { name, country: said }: Owner,
  place: string | null,
  { runs, identifiers }: Role,
): void {
  const folded = foldName(name);
  if (folded === "") return;
  const known = named.get(folded) ?? {
    name,
    folded,
    identifiers: [],
    said: new Set(),
    places: new Set(),
    count: 0,
    runs,
  };
  const more = identifiers.filter(({ system }) => !known.identifiers.some((one) => one.system === system));
  if (said !== null) known.said.add(said);
  known.places.add(place);
  named.set(folded, {
    ...known,
    identifiers: [...known.identifiers, ...more],
    count: known.count + 1,
    runs: known.runs || runs,
  });
}

/** So many at least, all in one country, say where somebody is at home who runs none of them. */
const NOT_FEW = 3;

function toOrganization({ name, folded, identifiers, said, places, count, runs }: Known): NamedOrganization {
  const [told] = said;
  const [place] = places;
  const isAtHome = places.size === 1 && (runs || count >= NOT_FEW);
  const country = said.size === 1 ? (told ?? null) : said.size === 0 && isAtHome ? (place ?? null) : null;
  return { name, folded, country, identifiers };
}
