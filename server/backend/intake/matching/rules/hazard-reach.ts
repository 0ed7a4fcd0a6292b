import { z } from "zod";
import type { rules } from "../../../platform/db/schema/rules";
import type { EventTypeId } from "../../../reference/catalogue/event-types";

const km = z.number().positive().max(1500).nullable();
/** Kilometres from where it happened; null: never. Up to the inner one a site is hit, up to the outer one its surroundings are. */
const reach = z.object({ direct: km, regional: km });
export type Reach = z.infer<typeof reach>;

export const hazardReachSchema = z.object({
  /** By magnitude, from the lowest; below the first there is no reach. Depth below 15 km counts as distance. */
  earthquake: z.array(reach.extend({ from: z.number() })).min(1),
  /** By event type: by the source's alert level where it gives one, else `other`. A type that is missing touches who it names only. */
  types: z.record(z.string(), z.object({ other: reach, orange: reach.optional(), red: reach.optional() })),
  /** Types that touch sites of these classes only: a blocked canal hits ports, and not the plants on its banks. */
  onlyCtypes: z.record(z.string(), z.array(z.string())),
  /** Of a blast, a slide or a collapse that was measured by its shaking: below this magnitude it stays where it is. */
  faintMagnitude: z.number(),
  /** A radius or an area that the source gives counts up to here. */
  largestGivenKm: z.number().positive(),
});
export type HazardReach = z.infer<typeof hazardReachSchema>;

const r = (direct: number | null, regional: number | null): Reach => ({ direct, regional });

/**
 * How far hazards reach. Earthquakes: intensity VI (slight damage) for the inner and IV (felt indoors by many) for the outer
 * radius, after the intensity prediction of Atkinson and Wald 2007 ("Did You Feel It?", Seismological Research Letters 78(3),
 * equation for California, epicentral depth 14 km), rounded. All others are our own judgement by what the hazard does: ash and
 * gales reach further than fire and slides; blasts in quarries are work, below magnitude 3 nobody is hurt (confidence D).
 */
export const HAZARD_REACH = {
  name: "hazard-reach",
  version: "1",
  validFrom: "2000-01-01",
  source: "Earthquakes after Atkinson and Wald 2007, SRL 78(3); others by our judgement, docs/event-matching.md",
  confidence: "D",
  value: {
    earthquake: [
      { from: 4, ...r(null, 5) },
      { from: 4.5, ...r(null, 15) },
      { from: 5, ...r(null, 25) },
      { from: 5.5, ...r(5, 45) },
      { from: 6, ...r(15, 80) },
      { from: 6.5, ...r(25, 120) },
      { from: 7, ...r(50, 180) },
      { from: 7.5, ...r(80, 260) },
      { from: 8, ...r(130, 370) },
      { from: 8.5, ...r(190, 510) },
      { from: 9, ...r(290, 690) },
    ],
    types: {
      tsunami: { other: r(null, 50), orange: r(30, 150), red: r(100, 400) },
      volcano: { other: r(5, 30), orange: r(20, 80), red: r(50, 200) },
      landslide: { other: r(2, 10), orange: r(5, 20), red: r(10, 40) },
      flood: { other: r(5, 30), orange: r(20, 80), red: r(40, 150) },
      storm: { other: r(20, 100), orange: r(60, 200), red: r(120, 350) },
      wildfire: { other: r(3, 15), orange: r(10, 40), red: r(20, 80) },
      drought: { other: r(null, 100), orange: r(null, 200), red: r(null, 300) },
      "extreme-temperature": { other: r(null, 100), orange: r(null, 200), red: r(null, 300) },
      fire: { other: r(0.5, 3) },
      explosion: { other: r(2, 10) },
      pollution: { other: r(1, 10) },
      "armed-conflict": { other: r(20, 100) },
      "political-unrest": { other: r(5, 50) },
      protest: { other: r(1, 10) },
      epidemic: { other: r(10, 50) },
      "transport-accident": { other: r(1, 5) },
      "port-congestion": { other: r(5, 20) },
      "shipping-disruption": { other: r(10, 50) },
    } satisfies Partial<Record<EventTypeId, { other: Reach; orange?: Reach; red?: Reach }>>,
    onlyCtypes: {
      "shipping-disruption": ["port", "waterway"],
      "port-congestion": ["port"],
      "transport-accident": ["port", "waterway", "airport", "rail-terminal", "border-crossing"],
    },
    faintMagnitude: 3,
    largestGivenKm: 300,
  } satisfies HazardReach,
} as const satisfies typeof rules.$inferInsert;
