import { z } from "zod";
import type { rules } from "../../../platform/db/schema/rules";
import { byPerspective, inEach } from "./by-perspective";

/** What a target's country, industry or commodity counts where it is not known: `skip` leaves it out of the mean, `zero` counts 0. */
export const missingPeersSchema = byPerspective(z.enum(["skip", "zero"]));

/** What is not known is no proof of safety, so it is left out (product decisions, "Score", leaves both open). */
export const MISSING_PEERS = {
  name: "missing-peers",
  version: "1",
  validFrom: "2000-01-01",
  source: "Product decisions: score",
  confidence: "D",
  value: inEach("skip"),
} satisfies typeof rules.$inferInsert;
