import type { Identifier, SupplierCandidate } from "../rows/candidate";
import type { Owner } from "../rows/owners";
import { operatorIdentifiers, operatorOf } from "./to-target";

/** A row that has its target now, and what it says of who stands above that. Small: an import holds one for each row. */
export interface Taken {
  row: number;
  targetId: number;
  isSite: boolean;
  country: string | null;
  /** Who runs it, and who owns that one. */
  operator: Owner | null;
  operatorIdentifiers: readonly Identifier[];
  owners: readonly Owner[];
}

export function takenOf(candidate: SupplierCandidate, targetId: number): Taken {
  const { row, kind, country, owners } = candidate;
  const name = operatorOf(candidate);
  const identifiers = operatorIdentifiers(candidate);
  return {
    ...{ row, targetId, country, owners: owners.length === 0 ? NOBODY : owners },
    isSite: kind === "site",
    operator: name === null ? null : { ...NOT_TOLD, ...candidate.operator, name },
    operatorIdentifiers: identifiers.length === 0 ? NONE : identifiers,
  };
}

const NOT_TOLD = { country: null, share: null, since: null, until: null } as const;
const NOBODY: readonly Owner[] = [];
const NONE: readonly Identifier[] = [];
