import type { LexiconRow } from "../../row";

export const FR_ROWS: readonly LexiconRow[] = [];
