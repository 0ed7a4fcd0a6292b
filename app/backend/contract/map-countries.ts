import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { range } from "./filter-values";
import { mapNetwork } from "./map";
import { MOST_PLACES } from "./map-words";
import { RISK_NAMES } from "./score-words";

const count = z.int().nonnegative();

const query = { ...mapNetwork, period: range.optional().describe("Of the alerts; the last 30 days unless said") };

export const mapCountry = z.object({
  country: z.string().describe("ISO 3166-1 alpha-2"),
  targets: count,
  rated: count.describe("Of which have a score"),
  median: z.number().nullable().describe("Of their scores, 0 to 100; null where none has one"),
  risk: z.enum(RISK_NAMES).describe("Of the median"),
  alerts: count.describe("Of the period, archived ones as well, each once"),
});
export type MapCountry = z.output<typeof mapCountry>;

export const readMapCountries = defineCall({
  name: "readMapCountries",
  area: "map",
  summary: "Count targets, alerts and median risk of a network by country",
  description: `Of the ${MOST_PLACES.toLocaleString("en")} targets with the lowest numbers that match, as \`readMapCells\` counts; the countries with the most targets first.`,
  method: "get",
  path: "/v2/map/countries",
  access: "signed-in",
  scope: "network:read",
  query: z.object(query),
  response: z.object({
    countries: z.array(mapCountry),
    total: count.describe("Targets, also those without a country"),
    withoutCountry: count,
  }),
});

export const exportMapCountries = defineCall({
  name: "exportMapCountries",
  area: "map",
  summary: "Export the countries of a network as a file",
  description: "The figures of `readMapCountries` as CSV, in the user's language.",
  method: "get",
  path: "/v2/map/countries/export",
  access: "signed-in",
  scope: "network:read",
  query: z.object(query),
  mediaType: "application/octet-stream",
  timeout: seconds(30),
  response: z.string(),
});
