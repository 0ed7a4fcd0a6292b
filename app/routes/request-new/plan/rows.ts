import { MOST_MEASURES } from "~/backend/contract/supplier-plan-words";
import type { Draft } from "./schema";

/** Rows that are there at first, and that come with each "add". */
const FEW = 3;

/** Rows of the form for a plan that has so many measures. */
export const rowsFor = (measures: number): number => withinBounds(Math.max(FEW, measures));

/** A few more than were sent. */
export const moreRows = ({ rows, measures }: Pick<Draft, "rows" | "measures">): number =>
  withinBounds(Math.max(FEW, rows, measures.length) + FEW);

/** As many as a form that was refused had; `rows` and `measures` as they were sent. */
export const sameRows = ({ rows, measures }: Readonly<Record<string, unknown>>): number =>
  withinBounds(Math.max(FEW, Number(rows) || 0, Array.isArray(measures) ? measures.length : 0));

const withinBounds = (rows: number): number => Math.min(MOST_MEASURES, Math.trunc(rows));
