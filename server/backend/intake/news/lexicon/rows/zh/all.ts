import type { LexiconRow } from "../../row";
import { COMPANIES } from "./companies";
import { FRAMES } from "./frames";
import { HAZARDS } from "./hazards";
import { LABOUR } from "./labour";

export const ZH_ROWS: readonly LexiconRow[] = [...LABOUR, ...COMPANIES, ...HAZARDS, ...FRAMES];
