import type { ImportRow } from "~/backend/contract/import-rows";
import type { SupplierImport } from "~/backend/contract/imports";
import { isLinked } from "./kinds/linked/candidate";
import { showLinked } from "./kinds/linked/show-row";
import type { ColumnGuess } from "./mapping/guess-mapping";
import type { SupplierCandidate } from "./rows/candidate";
import type { ShownColumn } from "./run/file-reading";
import type { RowReason } from "./run/import-key";
import type { Import } from "./run/import-steps";
import { isRereadable } from "./run/reread-import";

/** An import as the contract shows it. */
export function toImport(row: Import, createdBy: SupplierImport["createdBy"]): SupplierImport {
  const {
    id,
    kind,
    fileName,
    fileHash,
    state,
    step,
    dryRun,
    done,
    total,
    counts,
    places,
    mapping,
    options,
    refusal,
    version,
    revision,
  } = row;
  const { key, params = {}, row: at = null, column = null } = (refusal ?? {}) as Partial<PlacedReason>;
  return {
    ...{
      id,
      kind,
      fileName,
      fileHash,
      state,
      step,
      dryRun,
      done,
      total,
      counts,
      places,
      version,
      revision,
      createdBy,
    },
    columns: ((mapping.columns ?? []) as StoredColumn[]).map(toColumn),
    rereadable: isRereadable(row),
    table: (mapping.table ?? null) as SupplierImport["table"],
    refusal: key === undefined ? null : { key, params, row: at, column },
    collection: typeof options.collection === "string" ? options.collection : null,
    collectionId: typeof options.collectionId === "number" ? options.collectionId : null,
    since: typeof options.since === "string" ? options.since : null,
    follows: options.follow !== false,
    createdAt: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
  };
}

type PlacedReason = RowReason & { row: number | null; column: number | null };

/** Imports of earlier versions kept no values. */
type StoredColumn = ColumnGuess & Partial<ShownColumn>;

const toColumn = ({
  column,
  title,
  guess,
  alternatives,
  samples = [],
}: StoredColumn): SupplierImport["columns"][number] => ({
  column: column + 1,
  title,
  field: guess?.field ?? null,
  confidence: guess?.confidence ?? null,
  reasons: guess?.reasons ?? [],
  alternatives: alternatives.map(({ field }) => field),
  samples,
});

/** A row as it is read from the database, with its target where that can be seen. */
export interface StoredRow extends Record<string, unknown> {
  row: number;
  state: ImportRow["state"];
  candidate: SupplierCandidate | null;
  reasons: (RowReason & Partial<ImportRow["problems"][number]>)[];
  score: number | null;
  repeats: number | null;
  repeats_name: string | null;
  target_id: string | null;
  target_name: string | null;
  target_country: string | null;
}

/** What the row's point is worth, and what it is of. */
function placeOf(candidate: SupplierCandidate | null): ImportRow["place"] {
  if (candidate === null) return null;
  const { precision, source, name } = candidate.placed?.place ?? {
    ...{ precision: "address" as const, source: "given" as const, name: null },
  };
  const { lat, lon } = candidate.placed ?? candidate;
  return lat === null && candidate.placed?.place == null ? null : { lat, lon, precision, source, name };
}

/** `names` of the targets that rows of ends name, by number. */
export function toRow(stored: StoredRow, names: ReadonlyMap<number, string>): ImportRow {
  const shown = toSupplierRow(stored);
  return isLinked(stored.candidate) ? { ...shown, place: null, ...showLinked(stored.candidate, names) } : shown;
}

function toSupplierRow({
  row,
  state,
  candidate,
  reasons,
  score,
  repeats,
  repeats_name,
  ...target
}: StoredRow): ImportRow {
  return {
    ...{ row, state, score, repeats, repeatsName: repeats_name },
    name: candidate?.name ?? null,
    kind: candidate?.kind ?? null,
    country: candidate?.country ?? null,
    city: candidate?.city ?? null,
    address: candidate?.address ?? null,
    place: placeOf(candidate),
    problems: reasons.flatMap(({ key, params, advice, severity, column = null, title = null }) =>
      severity === undefined || advice === undefined ? [] : [{ key, params, advice, severity, column, title }],
    ),
    reasons: reasons.flatMap(({ key, params, severity }) => (severity === undefined ? [{ key, params }] : [])),
    target:
      target.target_id === null || target.target_name === null
        ? null
        : { id: Number(target.target_id), name: target.target_name, country: target.target_country },
  };
}
