import { tickedOn, ticksIn } from "./ticks";

interface Row {
  /** Its place. */
  at: number;
  title: string;
  isDone: boolean;
}

/**
 * Whether each step is ticked: as it is, and in a form that was refused with what its sender changed, whatever others did meanwhile.
 * @param refused what was sent; null where nothing was refused
 */
export function tickedIn(rows: readonly Row[], refused: Readonly<Record<string, unknown>> | null): boolean[] {
  return refused ? tickedOn(rows, ticksIn(refused)) : rows.map(({ isDone }) => isDone);
}

/** A step that somebody else has changed begins anew; the others keep ticks that are not saved. */
export const keyOf = ({ at, title, isDone }: Row): string => `${at} ${isDone} ${title}`;

/** What a form of ticks tells of a step as its reader saw it. */
export function SeenStep({ row: { at, title, isDone } }: { row: Row }) {
  return (
    <>
      <input type="hidden" name="seen" value={title} />
      {isDone && <input type="hidden" name="was" value={at} />}
    </>
  );
}
