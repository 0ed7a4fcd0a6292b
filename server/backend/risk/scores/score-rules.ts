import type { z } from "zod";
import type { Tx } from "../../platform/db/database";
import { once } from "../../platform/db/once";
import { rulesAt } from "../../platform/rules/register";
import { knownEventTypes } from "../../reference/catalogue/known-event-types";
import { PERSPECTIVES, type Perspective } from "../../reference/catalogue/perspectives";
import { eventHalfLivesSchema } from "./rules/event-half-lives";
import { impactFactorsSchema } from "./rules/impact-factors";
import { missingPeersSchema } from "./rules/missing-peers";
import { scoreWeightsSchema } from "./rules/score-weights";
import { severityPointsSchema } from "./rules/severity-points";
import { sizeNormalisationSchema } from "./rules/size-normalisation";

/** Everything that a score is computed under, in one perspective. */
export interface PerspectiveRules {
  weights: z.output<typeof scoreWeightsSchema>[Perspective];
  /** Days by event type; one that is not in it does not count in the perspective. */
  halfLives: ReadonlyMap<string, number>;
  factors: z.output<typeof impactFactorsSchema>[Perspective];
  severity: z.output<typeof severityPointsSchema>[Perspective];
  sizes: z.output<typeof sizeNormalisationSchema>[Perspective];
  missingPeers: z.output<typeof missingPeersSchema>[Perspective];
}

export interface ScoreRules {
  perspectives: Record<Perspective, PerspectiveRules>;
  /** Version by name of the rule, as it is kept with each score. */
  versions: Record<string, string>;
}

/** The rules that hold on `day` (`YYYY-MM-DD`), for the event types that the database knows. Throws `NoRule` when one is missing. */
export function readScoreRules(tx: Tx, day: string): Promise<ScoreRules> {
  return once(tx, `score rules ${day}`, () => readRules(tx, day));
}

async function readRules(tx: Tx, day: string): Promise<ScoreRules> {
  const read = await rulesAt(tx, day, SCHEMAS);
  const types = await knownEventTypes(tx);
  const inPerspective = (perspective: Perspective): PerspectiveRules => {
    const { days, otherwise } = read["event-half-lives"].value[perspective];
    const counting = types.filter((type) => type.perspectives.includes(perspective));
    return {
      weights: read["score-weights"].value[perspective],
      halfLives: new Map(counting.map(({ id }) => [id, days[id] ?? otherwise])),
      factors: read["impact-factors"].value[perspective],
      severity: read["severity-points"].value[perspective],
      sizes: read["size-normalisation"].value[perspective],
      missingPeers: read["missing-peers"].value[perspective],
    };
  };
  const perspectives = Object.fromEntries(PERSPECTIVES.map((one) => [one, inPerspective(one)]));
  const versions = Object.fromEntries(Object.entries(read).map(([name, { version }]) => [name, version]));
  return { perspectives: perspectives as ScoreRules["perspectives"], versions };
}

const SCHEMAS = {
  "score-weights": scoreWeightsSchema,
  "event-half-lives": eventHalfLivesSchema,
  "impact-factors": impactFactorsSchema,
  "severity-points": severityPointsSchema,
  "size-normalisation": sizeNormalisationSchema,
  "missing-peers": missingPeersSchema,
};
