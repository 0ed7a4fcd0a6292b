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
import { PHRASES_COMPANIES } from "./phrases-companies";
import { PHRASES_GOODS } from "./phrases-goods";
import { PHRASES_OPERATIONS } from "./phrases-operations";
import { PHRASES_PEOPLE } from "./phrases-people";
import { PHRASES_STATES } from "./phrases-states";
import { SAFETY } from "./safety";
import { STATUS } from "./status";

export const EN_ROWS: readonly LexiconRow[] = [
  ...[...LABOUR, ...SAFETY, ...ENVIRONMENT, ...GOVERNANCE, ...FINANCE],
  ...[...OPERATIONS, ...HAZARDS, ...GEOPOLITICS, ...LOGISTICS],
  ...[
    ...PHRASES_PEOPLE,
    ...PHRASES_GOODS,
    ...PHRASES_COMPANIES,
    ...PHRASES_OPERATIONS,
    ...PHRASES_STATES,
    ...FRAMES,
    ...STATUS,
  ],
];
