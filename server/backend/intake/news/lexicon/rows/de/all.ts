import type { LexiconRow } from "../../row";

export const DE_ROWS: readonly LexiconRow[] = [];
