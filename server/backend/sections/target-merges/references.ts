/**
 * What merging does with a column that names a target.
 * `moves`: the row is the kept target's now. `joins`: so it is, but where the kept target has an equal row, that one stays alone.
 * `goes`: the row goes with the merged target and comes back with it; a job computes the kept target's anew.
 * `recomputed`: nobody has to remember it, a trigger or job writes it anew. `history`: it says what was, and stays as it is.
 */
export type Fate = "moves" | "joins" | "goes" | "recomputed" | "history";

export interface TableRule {
  /** The column with the customer whose row it is. */
  owner: "customer_id" | "owner_id";
  /** By which a row is found again. */
  key: readonly string[];
  columns: Readonly<Record<string, Fate>>;
  /** Of `joins`: rows are equal that agree in these and in the target. */
  equal?: readonly string[];
  /** Rows are equal only where their periods have a day in common (`valid_from`, `valid_to`). */
  inPeriods?: true;
  /**
   * A column that is compared after a row was found by the rest. Where nobody has counted the rows yet, the planner takes an index that begins with
   * it for as good as the key, and each of 30,000 lookups reads all 30,000 rows of the target.
   */
  checked?: string;
  /** A trigger follows inserts and deletes of this table only, so that a row is moved by both. */
  anew?: true;
  /** What somebody reads about it: several tables may be one kind. */
  kind?: MergeKind;
}

export const MERGE_KINDS = [
  ...(["following", "collections", "relations", "owners", "alerts", "actions", "documents", "questionnaires"] as const),
  ...(["grievances", "contacts", "scores", "assessments", "screening", "supply", "proposals", "imports"] as const),
  ...(["names", "identifiers", "places", "facts", "filters", "duplicates"] as const),
] as const;
export type MergeKind = (typeof MERGE_KINDS)[number];

const CUSTOMER = { owner: "customer_id" } as const;
const OWNER = { owner: "owner_id" } as const;
const BY_ID = ["customer_id", "id"] as const;

/**
 * Every table with a column that names a target, in the order in which a merge goes through them. A test holds it against the foreign keys and
 * the names of the columns of the real database, so that no new table is forgotten.
 */
export const TABLES: Readonly<Record<string, TableRule>> = {
  target_names: { ...OWNER, key: ["id"], columns: { target_id: "joins" }, equal: ["text"], kind: "names" },
  target_identifiers: {
    ...{ ...OWNER, key: ["target_id", "system", "value", "owner_id"], columns: { target_id: "joins" } },
    ...{ equal: ["system", "value"], kind: "identifiers" },
  },
  target_places: { ...OWNER, key: ["id"], columns: { target_id: "moves" }, kind: "places" },
  target_parents: {
    ...{ ...OWNER, key: ["target_id", "parent_id", "kind", "owner_id"] },
    ...{
      columns: { target_id: "joins", parent_id: "joins" },
      equal: ["target_id", "parent_id", "kind"],
      kind: "owners",
    },
  },
  edges: {
    ...{ ...OWNER, key: ["id"], columns: { from_id: "joins", to_id: "joins" } },
    ...{ equal: ["from_id", "to_id", "type", "source", "owner_id"], kind: "relations" },
  },
  follows: {
    ...{ ...CUSTOMER, key: ["customer_id", "target_id"], columns: { target_id: "joins" }, equal: [], anew: true },
    kind: "following",
  },
  collection_targets: {
    ...{ ...CUSTOMER, key: ["customer_id", "collection_id", "target_id"], columns: { target_id: "joins" } },
    ...{ equal: ["collection_id"], anew: true, kind: "collections" },
  },
  event_links: {
    ...{
      ...OWNER,
      key: ["event_id", "target_id"],
      columns: { target_id: "joins" },
      equal: ["event_id"],
      checked: "target_id",
    },
  },
  alert_targets: {
    ...{ ...CUSTOMER, key: ["customer_id", "alert_id", "target_id"], columns: { target_id: "joins" } },
    ...{ equal: ["alert_id"], checked: "target_id", anew: true, kind: "alerts" },
  },
  action_targets: {
    ...{ ...CUSTOMER, key: ["customer_id", "action_id", "target_id"], columns: { target_id: "joins" } },
    ...{ equal: ["action_id"], kind: "actions" },
  },
  documents: { ...CUSTOMER, key: BY_ID, columns: { target_id: "moves" }, kind: "documents" },
  questionnaires: { ...CUSTOMER, key: BY_ID, columns: { target_id: "moves" }, kind: "questionnaires" },
  supplier_plans: { ...CUSTOMER, key: BY_ID, columns: { target_id: "moves" }, kind: "actions" },
  grievance_reports: { ...CUSTOMER, key: BY_ID, columns: { target_id: "moves" }, kind: "grievances" },
  target_contacts: {
    ...{ ...CUSTOMER, key: BY_ID, columns: { target_id: "joins" }, equal: ["lower(email)"], kind: "contacts" },
  },
  supplier_proposals: {
    ...{ ...CUSTOMER, key: BY_ID, columns: { target_id: "moves", supplier_id: "moves" }, kind: "proposals" },
  },
  // One period of an input holds at a time; of two that overlap neither could be corrected any more.
  edge_impacts: {
    ...{ ...CUSTOMER, key: BY_ID, columns: { supplier_id: "joins" }, equal: ["input_key", "product_line_key"] },
    ...{ inPeriods: true, kind: "supply" },
  },
  external_scores: { ...CUSTOMER, key: BY_ID, columns: { target_id: "moves" }, kind: "scores" },
  assessment_results: {
    ...{ ...CUSTOMER, key: ["customer_id", "target_id", "perspective"], columns: { target_id: "joins" } },
    ...{ equal: ["perspective"], kind: "assessments" },
  },
  score_history: {
    ...{ ...CUSTOMER, key: ["customer_id", "perspective", "target_id", "month"], columns: { target_id: "joins" } },
    equal: ["perspective", "month"],
  },
  scores: { ...CUSTOMER, key: ["customer_id", "perspective", "target_id"], columns: { target_id: "goes" } },
  sanctions_matches: {
    ...{ ...CUSTOMER, key: BY_ID, columns: { target_id: "joins" }, equal: ["list_name", "entity_id"] },
    kind: "screening",
  },
  // The way of an indirect status is found again by the screening that follows.
  target_screenings: {
    ...{ ...CUSTOMER, key: ["customer_id", "target_id"], columns: { target_id: "joins", via_path: "recomputed" } },
    equal: [],
  },
  own_organizations: { ...CUSTOMER, key: ["customer_id"], columns: { target_id: "moves" } },
  // What somebody decided about a line of a list is about the kept target from now on; what was proposed stays as it was found.
  name_list_lines: {
    ...{ ...CUSTOMER, key: ["customer_id", "operation_id", "line"], columns: { target_id: "moves" }, kind: "imports" },
  },
  import_rows: {
    ...{ ...CUSTOMER, key: ["customer_id", "import_id", "row"], columns: { target_id: "moves" }, kind: "imports" },
  },
  import_decisions: { ...CUSTOMER, key: ["customer_id", "key"], columns: { target_id: "moves" } },
  target_duplicates: {
    ...{ ...CUSTOMER, key: BY_ID, columns: { one_id: "goes", other_id: "goes" }, kind: "duplicates" },
  },
};

/** Columns that hold targets in lists, or in JSON; what `move-lists.ts` does with them. */
export const LISTS: Readonly<Record<string, Fate>> = {
  "topics.target_ids": "moves",
  "feed_views.filter": "moves",
  "alert_rules.filter": "moves",
};

/** Columns that name a target and that a merge leaves alone, with what makes them right. */
export const LEFT_ALONE: Readonly<Record<string, Fate>> = {
  // Deleted with the merged target; the kept one is put in at once, the rest by the job `network.refresh`.
  "monitored_targets.target_id": "recomputed",
  "monitored_targets.path": "recomputed",
  "scores_due.target_id": "recomputed",
  // A trigger on `follows` counts.
  "target_followers.target_id": "recomputed",
  // The next check of a saved search compares with what it finds then, and looks up what known ones were merged into.
  "explorer_searches.known_ids": "recomputed",
  "explorer_searches.new_ids": "recomputed",
  // A receipt says what was found then, under the numbers and names of then; its hash is in the ledger.
  "explorer_snapshots.found_ids": "history",
  "explorer_snapshots.told": "history",
  "target_merges.kept_id": "history",
  "target_merges.merged_id": "history",
};
