import type { LexiconRow } from "../../row";

export const ZH_ROWS: readonly LexiconRow[] = [];
