/** The real lists of suppliers and plants; those of mines are GeoJSON, which no import reads. */
export const TARGET_FILES = [
  ...["02", "03", "04", "05", "06", "07", "08", "10", "11", "13"].map(
    (n) => `organizations/osh_facility_list_${n}.csv`,
  ),
  ...["cement", "chemicals", "iron-mining", "pulp-and-paper", "steel"].map(
    (sector) => `relations/climatetrace_${sector}_ownership.csv`,
  ),
  "relations/sfi_assets_owner_parent.csv",
];

/** Connector and file, in the order in which they are read. */
export const EVENT_FILES: readonly (readonly [connector: string, path: string])[] = [
  ["usgs", "events/usgs_earthquakes_all_week_2018-02.geojson"],
  ["gdacs", "events/gdacs_rss_current_2019-12.xml"],
  ["gdacs", "events/gdacs_rss_24h_2019-12.xml"],
  ["chokepoints", "events/chokepoint_incidents_2021-2025.csv"],
  ...["al", "ga", "in", "ky", "mi", "oh", "sc", "tn", "wa"].map(
    (state) => [`warn-${state}`, `events/warn_notices_${state}.csv`] as const,
  ),
];
