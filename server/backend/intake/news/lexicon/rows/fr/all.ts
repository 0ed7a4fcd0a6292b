import type { LexiconRow } from "../../row";
import { FINANCE } from "./finance";
import { FRAMES } from "./frames";
import { GOVERNANCE } from "./governance";
import { HAZARDS } from "./hazards";
import { LABOUR } from "./labour";
import { OPERATIONS } from "./operations";

export const FR_ROWS: readonly LexiconRow[] = [
  ...LABOUR,
  ...OPERATIONS,
  ...GOVERNANCE,
  ...FINANCE,
  ...HAZARDS,
  ...FRAMES,
];
