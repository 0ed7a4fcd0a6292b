import type { Row } from "../../reading/table";
import type { Mapping } from "../mapping/fields";
import { readShare } from "../values/share";
import { isOpenEnd, spokenDay } from "../values/spoken-day";
import type { Report, SupplierCandidate } from "./candidate";
import { countryIn } from "./country";
import { numberedColumns } from "./numbered-columns";
import { holdsFractions, type Owner, readOwners, readShareCell, saysPercent } from "./owners";
import { namesNobody } from "./placeholders";
import type { RowCells } from "./row-cells";
import { readDay } from "./shipments";

type Owned = Pick<SupplierCandidate, "owners" | "operator"> & Partial<Pick<SupplierCandidate, "legalName">>;

/**
 * Reads who owns what a row is about: the parents, each with its share, and who runs a site. Days of a row are those of the link nearest to
 * it: of the operator of a site that has one, else of the parents.
 */
export function ownersReader(
  header: readonly string[],
  mapping: Mapping,
  sample: readonly Pick<Row, "cells">[],
): (cells: RowCells, kind: SupplierCandidate["kind"]) => Owned {
  const fractions = (field: "parentShare" | "operatorShare"): boolean => {
    const column = mapping[field];
    return (
      column !== undefined &&
      holdsFractions(
        header[column] ?? "",
        sample.map(({ cells }) => cells[column] ?? ""),
      )
    );
  };
  const isFraction = { parent: fractions("parentShare"), operator: fractions("operatorShare") };
  const others = otherParents(header, mapping);
  return (cells, kind) => {
    const days = { since: readSide(cells, "ownedSince", "first"), until: readSide(cells, "ownedUntil", "last") };
    const owners = [
      ...parentsOf(cells, isFraction.parent, days),
      ...others.flatMap((columns) => parentIn(cells, columns, isFraction.parent, days)),
    ];
    const run = operatorsOf(cells, isFraction.operator, days);
    if (kind === "organization")
      return { owners: [...run, ...owners.filter(({ name }) => !run.some((one) => one.name === name))] };
    const [operator, second] = run;
    // Whom of several a parent owns nobody says: all of them own the site.
    if (second !== undefined) {
      const named = new Set(run.map(({ name }) => name));
      return { owners: [...run, ...owners.filter(({ name }) => !named.has(name))], legalName: null };
    }
    const said = operator ?? (cells.has("legalName") ? holder(cells, isFraction.operator, days) : undefined);
    if (said === undefined) return { owners };
    const { country, share, since, until } = said;
    const told = { owners, operator: { country, share, since, until } };
    return operator === undefined ? told : { ...told, legalName: operator.name };
  };
}

type Days = Pick<Owner, "since" | "until">;

function parentsOf(cells: RowCells, isFraction: boolean, days: Days): Owner[] {
  const named =
    cells.read("parent", (value) => readOwners(value, isFraction, saysPercent(cells.title("parent")))) ?? [];
  if (named.length === 0) return [];
  const shares = cells.read("parentShare", (value, report) => readShareCell(value, isFraction, report)) ?? [];
  const country = countryIn(cells.text("parentCountry"));
  return named.map(({ name, share }, index) => ({
    ...{ name, ...days },
    country: named.length === 1 ? country : null,
    share: share ?? (shares.length === named.length ? (shares[index] ?? null) : null),
  }));
}

interface ParentColumns {
  name: number;
  share: number | undefined;
}

/** Further parents in columns of their own, each with its share where as many columns hold them. */
function otherParents(header: readonly string[], { parent, parentShare }: Mapping): ParentColumns[] {
  if (parent === undefined) return [];
  const names = numberedColumns(header, parent);
  const shares = parentShare === undefined ? [] : numberedColumns(header, parentShare);
  return names.flatMap((name, index) => {
    const share = shares.length === names.length ? shares[index] : undefined;
    return name === parent ? [] : [{ name, share }];
  });
}

function parentIn(cells: RowCells, { name, share }: ParentColumns, isFraction: boolean, days: Days): Owner[] {
  const named = readOwners(cells.at(name), isFraction);
  const held = named.length === 1 && share !== undefined ? readShare(cells.at(share), isFraction) : null;
  return named.map((one) => ({ name: one.name, share: one.share ?? held, country: null, ...days }));
}

function operatorsOf(cells: RowCells, isFraction: boolean, days: Days): Owner[] {
  if (!cells.has("operator")) return [];
  const named =
    cells.read("operator", (value) => readOwners(value, isFraction, saysPercent(cells.title("operator")))) ?? [];
  if (named.length === 0) return [];
  const shares = operatorShares(cells, isFraction);
  const country = cells.has("parent") ? null : countryIn(cells.text("parentCountry"));
  return named.map(({ name, share }, index) => ({
    ...{ name, ...days },
    share: share ?? (named.length === 1 || shares.length === named.length ? (shares[index] ?? null) : null),
    country: named.length === 1 ? country : null,
  }));
}

const operatorShares = (cells: RowCells, isFraction: boolean): Owner["share"][] =>
  cells.read("operatorShare", (value, report) => readShareCell(value, isFraction, report)) ?? [];

const holder = (cells: RowCells, isFraction: boolean, days: Days): Omit<Owner, "name"> => ({
  ...{ country: null, ...days },
  share: operatorShares(cells, isFraction)[0] ?? null,
});

/** A day, or a month or a year, of which it is the first or the last day. */
function readSide(cells: RowCells, field: "ownedSince" | "ownedUntil", side: "first" | "last"): string | null {
  return cells.read(field, (value, report) =>
    namesNobody(value) || isOpenEnd(value) ? null : readBegun(value, side, report),
  );
}

function readBegun(value: string, side: "first" | "last", report: Report): string | null {
  const spoken = spokenDay(value);
  if (spoken !== null) return spoken[side];
  const parts = /^(\d{4})(?:[-/.年](\d{1,2})月?)?年?$/.exec(value) ?? reversed(/^(\d{1,2})[-/.](\d{4})$/.exec(value));
  if (parts === null) return readDay(value, report);
  const [year, month] = [Number(parts[1]), parts[2] === undefined ? null : Number(parts[2])];
  if (year < 1800 || year > 2200 || (month !== null && (month < 1 || month > 12))) {
    report("dayInvalid");
    return null;
  }
  const of = side === "first" ? Date.UTC(year, (month ?? 1) - 1, 1) : Date.UTC(year, month ?? 12, 0);
  return new Date(of).toISOString().slice(0, 10);
}

const reversed = (match: RegExpExecArray | null): (string | undefined)[] | null =>
  match === null ? null : [match[0], match[2], match[1]];
