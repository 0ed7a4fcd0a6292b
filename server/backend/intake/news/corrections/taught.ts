import { createHash } from "node:crypto";
import type { Lesson } from "../../../platform/db/shapes/lesson";
import { writeModel } from "../classifier/model-file";
import type { Corrections, ShippedModel } from "../model/reading-model";
import type { Verdict } from "./judged-texts";
import { LEARNING, learn } from "./learn";

export interface Taught {
  /** Of the verdicts, of how they are learned from, and of the model beside which: the same basis teaches the same. */
  basis: string;
  /** Null where it corrects nothing. */
  corrections: Corrections | null;
  lessons: Lesson[];
}

/** What verdicts teach, the newest first; null where that is known already by its basis. */
export function taught(verdicts: readonly Verdict[], known: string | null, shipped: ShippedModel): Taught | null {
  const basis = hashOf(JSON.stringify([VERSION, LEARNING, shipped.name, verdicts]));
  if (basis === known) return null;
  const { corrections, lessons } = learn(verdicts, shipped);
  const weights = writeModel(corrections);
  return { basis, corrections: corrections.length > 0 ? { hash: hashOf(weights), weights } : null, lessons };
}

/** Of what learning does: with another one, all is learned anew. */
const VERSION = 2;

const hashOf = (of: string | Buffer): string => createHash("sha256").update(of).digest("hex").slice(0, 16);
