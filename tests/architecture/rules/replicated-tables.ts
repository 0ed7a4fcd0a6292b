/**
 * Tables that are not distributed by customer, and why: in a distributed database every node holds a copy of them (Citus: reference
 * tables). All other tables belong to a customer and are keyed by it. docs/decisions/0046 says what a copy costs.
 */
export const REPLICATED_TABLES: Record<string, string> = {
  ...because("Known to everybody: catalogues, rules and official lists.", ["event_types", "reading_arming", "rules"]),
  ...because("Official lists beside customers' own: a customer is screened against both.", [
    "sanctions_entities",
    "sanctions_list_versions",
    "sanctions_lists",
  ]),
  ...because(
    "Public targets and relationships beside customers' own: each customer's rows refer to both and are joined with both.",
    [
      "edges",
      "network_changes",
      "target_cells",
      "target_facets",
      "target_followers",
      "target_identifiers",
      "target_names",
      "target_parents",
      "target_places",
      "targets",
    ],
  ),
  ...because(
    "Public events and their sources beside customers' own: one report is read once and reaches all whom it concerns.",
    [
      "connector_runs",
      "connectors",
      "event_links",
      "event_merges",
      "event_organizations",
      "event_places",
      "event_sources",
      "event_updates",
      "event_versions",
      "events",
      "item_readings",
    ],
  ),
  ...because("One row for each customer; every table of customers refers to it.", ["customers"]),
  ...because(
    "Sign-in asks for an address alone, so an address is unique in the whole installation, not within a customer.",
    ["users"],
  ),
  ...because("Visitors without a customer.", ["sign_in_attempts", "signup_requests"]),
};

function because(reason: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, reason]));
}
