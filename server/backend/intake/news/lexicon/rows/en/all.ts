import type { LexiconRow } from "../../row";
import { ENVIRONMENT } from "./environment";
import { FINANCE } from "./finance";
import { FRAMES } from "./frames";
import { GEOPOLITICS } from "./geopolitics";
import { GOVERNANCE } from "./governance";
import { HAZARDS } from "./hazards";
import { LABOUR } from "./labour";
import { LOGISTICS } from "./logistics";
import { OPERATIONS } from "./operations";
import { SAFETY } from "./safety";

export const EN_ROWS: readonly LexiconRow[] = [
  ...[...LABOUR, ...SAFETY, ...ENVIRONMENT, ...GOVERNANCE, ...FINANCE],
  ...[...OPERATIONS, ...HAZARDS, ...GEOPOLITICS, ...LOGISTICS, ...FRAMES],
];
