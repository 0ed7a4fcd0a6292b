import type { LexiconRow } from "../../row";

export const EN_ROWS: readonly LexiconRow[] = [];
