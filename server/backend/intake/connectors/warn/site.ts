import type { RawPlace } from "../../../platform/db/shapes/raw-event";
import { pointOf } from "../values/coordinates";
import { oneLine } from "../values/plain-text";
import type { WarnField } from "./columns";
import { stateIn } from "./states";

export interface Site {
  /** Two letters; null when nothing says it. */
  state: string | null;
  /** For the title: "Anniston, AL". */
  label: string;
  address: string | null;
  places: RawPlace[];
}

type Cells = (field: WarnField) => string;

/** Where the jobs are: the coordinates when the file has some, the address, and the country. */
export function siteOf(cell: Cells, stateOfFile: string | null): Site {
  const address = oneLine(cell("address"));
  const city = cityOf(cell);
  const county = cell("county");
  const region = cell("location");
  const state = stateIn(cell("state")) ?? stateIn(address) ?? stateIn(region) ?? stateOfFile;
  const where = city || county || region;
  const text = [address || region || city, address === "" ? "" : city, county, state ?? ""]
    .filter((part, index, all) => part !== "" && all.indexOf(part) === index)
    .join(", ");
  return {
    state,
    label: [oneLine(where), state ?? ""].filter(Boolean).join(", "),
    address: address === "" ? null : [address, cell("zip")].filter(Boolean).join(" "),
    places: [
      ...pointIn(cell),
      ...(text === "" ? [] : [{ kind: "address" as const, text, city: city || null, region: state, country: "US" }]),
      { kind: "country", iso2: "US" },
    ],
  };
}

/** "Columbus/Franklin" is a city and its county, "Anniston city" the census's name of Anniston. */
function cityOf(cell: Cells): string {
  const named = oneLine(cell("city")).replace(/ (?:city|town|village|CDP|borough|municipality)(?: \(balance\))?$/, "");
  if (named !== "") return named;
  const [first = ""] = oneLine(cell("location")).split(/[/;,]| - /);
  return /\bcount(?:y|ies)\b|statewide|various|multiple|^region|^out of|\d/i.test(first) ? "" : first.trim();
}

function pointIn(cell: Cells): RawPlace[] {
  const point = pointOf(cell("latitude"), cell("longitude"));
  if (point === null) return [];
  const basis = cell("geoBasis");
  const precision = basis.startsWith("county") ? "county" : basis === "" ? "exact" : "town";
  return [{ kind: "point", ...point, precision }];
}
