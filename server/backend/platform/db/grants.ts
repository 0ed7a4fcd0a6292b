import type pg from "pg";
import { APP_ROLE, SYSTEM_ROLE } from "./access-roles";

type Verb = "select" | "insert" | "update" | "delete";
interface Grant {
  app: readonly Verb[];
  system: readonly Verb[];
}

const READ: readonly Verb[] = ["select"];
const GROW: readonly Verb[] = ["select", "insert"];
const KEEP: readonly Verb[] = ["select", "insert", "update"];
const ALL: readonly Verb[] = ["select", "insert", "update", "delete"];

/** What each role may do to each table; a table that is missing here is closed to both, and a test names it. */
export const GRANTS: Record<string, Grant> = {
  account_challenges: { app: KEEP, system: ALL },
  action_alerts: { app: ALL, system: ALL },
  action_assignees: { app: ALL, system: ALL },
  action_comments: { app: GROW, system: ALL },
  action_documents: { app: ALL, system: ALL },
  action_steps: { app: ALL, system: ALL },
  action_targets: { app: ALL, system: ALL },
  action_templates: { app: ALL, system: ALL },
  action_titles: { app: KEEP, system: ALL },
  actions: { app: KEEP, system: ALL },
  alert_comments: { app: ALL, system: ALL },
  alert_counts: { app: ALL, system: ALL },
  alert_day_counts: { app: ALL, system: ALL },
  alert_label_links: { app: ALL, system: ALL },
  alert_labels: { app: ALL, system: ALL },
  alert_mail_alerts: { app: ALL, system: ALL },
  alert_mails: { app: GROW, system: ALL },
  alert_rule_hits: { app: ALL, system: ALL },
  alert_rules: { app: ALL, system: ALL },
  alert_search: { app: ALL, system: ALL },
  alert_targets: { app: ALL, system: ALL },
  alerts: { app: ALL, system: ALL },
  api_tokens: { app: KEEP, system: KEEP },
  assessment_results: { app: ALL, system: ALL },
  clocks: { app: KEEP, system: ALL },
  collection_defaults: { app: ALL, system: READ },
  collection_roles: { app: ALL, system: ALL },
  collection_targets: { app: ALL, system: ALL },
  collections: { app: ALL, system: ALL },
  company_sign_in: { app: ALL, system: READ },
  company_sign_in_attempts: { app: [], system: ALL },
  connector_file_pieces: { app: ALL, system: ALL },
  connector_runs: { app: KEEP, system: ALL },
  connectors: { app: ALL, system: ALL },
  context_help: { app: ALL, system: ALL },
  customer_feature_flags: { app: ALL, system: ALL },
  customers: { app: READ, system: KEEP },
  delivery_minimums: { app: ALL, system: ALL },
  document_files: { app: ALL, system: ALL },
  documents: { app: ALL, system: ALL },
  edge_impacts: { app: ALL, system: ALL },
  edges: { app: ALL, system: ALL },
  event_links: { app: ALL, system: ALL },
  event_merges: { app: KEEP, system: ALL },
  event_organizations: { app: ALL, system: ALL },
  event_places: { app: ALL, system: ALL },
  event_sources: { app: KEEP, system: ALL },
  event_types: { app: READ, system: ALL },
  event_update_decisions: { app: ALL, system: ALL },
  event_updates: { app: GROW, system: ALL },
  event_versions: { app: GROW, system: ALL },
  events: { app: KEEP, system: ALL },
  evidence: { app: GROW, system: GROW },
  evidence_heads: { app: KEEP, system: KEEP },
  explorer_searches: { app: ALL, system: READ },
  // A receipt is never changed: not even by the system.
  explorer_snapshots: { app: GROW, system: READ },
  external_scores: { app: KEEP, system: ALL },
  feed_subscriptions: { app: ALL, system: KEEP },
  feed_view_defaults: { app: ALL, system: READ },
  feed_views: { app: ALL, system: READ },
  follows: { app: ALL, system: ALL },
  grievance_reports: { app: KEEP, system: ALL },
  grievance_steps: { app: GROW, system: ALL },
  idempotency_keys: { app: ALL, system: ALL },
  import_decisions: { app: ALL, system: ALL },
  import_pieces: { app: ALL, system: ALL },
  import_rows: { app: ALL, system: ALL },
  imports: { app: ALL, system: ALL },
  item_readings: { app: READ, system: ALL },
  lexicon_entries: { app: KEEP, system: ALL },
  lexicon_hits: { app: READ, system: ALL },
  mails: { app: GROW, system: ALL },
  monitored_targets: { app: ALL, system: ALL },
  name_list_lines: { app: ALL, system: ALL },
  network_changes: { app: READ, system: ALL },
  notifications: { app: ALL, system: ALL },
  operations: { app: KEEP, system: ALL },
  own_measures: { app: KEEP, system: ALL },
  own_organizations: { app: ALL, system: ALL },
  questionnaires: { app: KEEP, system: ALL },
  reading_arming: { app: READ, system: ALL },
  reading_corrections: { app: READ, system: ALL },
  reading_reviews: { app: ALL, system: ALL },
  recovery_codes: { app: ALL, system: KEEP },
  requests: { app: ALL, system: KEEP },
  rules: { app: READ, system: KEEP },
  sanctions_entities: { app: READ, system: KEEP },
  sanctions_list_versions: { app: READ, system: ALL },
  sanctions_lists: { app: READ, system: ALL },
  sanctions_matches: { app: ALL, system: ALL },
  screening_settings: { app: ALL, system: ALL },
  score_history: { app: ALL, system: ALL },
  scores: { app: ALL, system: ALL },
  scores_due: { app: ALL, system: ALL },
  second_factors: { app: ALL, system: KEEP },
  sessions: { app: KEEP, system: ALL },
  sign_in_attempts: { app: [], system: ALL },
  signup_requests: { app: [], system: ALL },
  supplier_plans: { app: KEEP, system: ALL },
  supplier_proposals: { app: KEEP, system: ALL },
  // Taken back with the import that made them, as long as nobody wrote to them; whoever wants no mail stays.
  target_contacts: { app: ALL, system: ALL },
  target_cells: { app: READ, system: ALL },
  target_facets: { app: READ, system: ALL },
  target_duplicates: { app: ALL, system: ALL },
  target_followers: { app: READ, system: ALL },
  target_identifiers: { app: ALL, system: ALL },
  target_merge_rows: { app: ALL, system: ALL },
  target_merges: { app: KEEP, system: ALL },
  target_names: { app: ALL, system: ALL },
  target_parents: { app: ALL, system: ALL },
  target_places: { app: ALL, system: ALL },
  target_screenings: { app: ALL, system: ALL },
  targets: { app: ALL, system: ALL },
  task_calendar_entries: { app: ALL, system: ALL },
  task_calendars: { app: ALL, system: KEEP },
  task_escalations: { app: GROW, system: ALL },
  task_mails: { app: KEEP, system: ALL },
  task_owners: { app: ALL, system: ALL },
  task_settings: { app: ALL, system: ALL },
  task_plans: { app: KEEP, system: ALL },
  team_members: { app: ALL, system: READ },
  teams: { app: ALL, system: READ },
  tickets: { app: GROW, system: ALL },
  topic_hits: { app: READ, system: ALL },
  topics: { app: KEEP, system: ALL },
  users: { app: KEEP, system: KEEP },
};

/** Makes the roles' rights exactly those of `GRANTS`, in one transaction so that servers at work never miss one. */
export async function applyGrants(client: pg.ClientBase): Promise<void> {
  await client.query(["begin", ...statements(), "commit"].join(";\n"));
}

function statements(): string[] {
  const roles = `${APP_ROLE}, ${SYSTEM_ROLE}`;
  const tables = Object.entries(GRANTS).flatMap(([table, { app, system }]) => [
    ...grant(app, table, APP_ROLE),
    ...grant(system, table, SYSTEM_ROLE),
  ]);
  return [
    `grant usage on schema public to ${roles}`,
    `revoke all on all tables in schema public from ${roles}`,
    ...tables,
    `grant execute on function enqueue_job to ${roles}`,
    `grant execute on function alerts_with_words to ${APP_ROLE}`,
    `grant execute on function actions_titled to ${APP_ROLE}`,
    `grant execute on function names_with_words to ${APP_ROLE}`,
    `grant execute on function targets_dealing_in to ${APP_ROLE}`,
    `grant execute on function refresh_statistics to ${SYSTEM_ROLE}`,
    `grant execute on function refresh_import_statistics to ${SYSTEM_ROLE}`,
    `grant execute on function jobs_of_customer to ${APP_ROLE}`,
  ];
}

function grant(verbs: readonly Verb[], table: string, role: string): string[] {
  return verbs.length === 0 ? [] : [`grant ${verbs.join(", ")} on ${table} to ${role}`];
}
