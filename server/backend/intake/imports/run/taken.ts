import type { Identifier, SupplierCandidate } from "../rows/candidate";
import { operatorIdentifiers, operatorOf } from "./to-target";

/** A row that has its target now, and what it says of who stands above that. Small: an import holds one for each row. */
export interface Taken {
  row: number;
  targetId: number;
  isSite: boolean;
  country: string | null;
  operator: string | null;
  operatorIdentifiers: readonly Identifier[];
  parent: string | null;
}

export function takenOf(candidate: SupplierCandidate, targetId: number): Taken {
  const { row, kind, country, parent } = candidate;
  const identifiers = operatorIdentifiers(candidate);
  return {
    ...{ row, targetId, country, parent },
    isSite: kind === "site",
    operator: operatorOf(candidate),
    operatorIdentifiers: identifiers.length === 0 ? NONE : identifiers,
  };
}

const NONE: readonly Identifier[] = [];
