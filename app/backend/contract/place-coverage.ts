import { z } from "zod";
import { defineCall } from "./call";
import { PLACE_PRECISIONS } from "./place-words";

const count = z.int().nonnegative();

/** The last is for those of which nothing tells where they are. */
export const COVERAGE_PRECISIONS = [...PLACE_PRECISIONS, "none"] as const;
export type CoveragePrecision = (typeof COVERAGE_PRECISIONS)[number];

export const readPlaceCoverage = defineCall({
  name: "readPlaceCoverage",
  area: "data",
  summary: "Count monitored targets by how well their place is known",
  description:
    "Organizations and points of interest that you monitor. Only a point (address, postcode, town, region) can be reached by a hazard.",
  method: "get",
  path: "/v2/place-coverage",
  access: { permission: "data:import" },
  scope: "imports:read",
  response: z.object({
    total: count,
    byPrecision: z.object(
      Object.fromEntries(COVERAGE_PRECISIONS.map((precision) => [precision, count])) as Record<
        CoveragePrecision,
        typeof count
      >,
    ),
  }),
});
