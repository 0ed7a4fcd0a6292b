import { useForm } from "~/forms/use-field";
import { tickedOn, ticksIn } from "./ticks";

interface Row {
  /** Its place. */
  at: number;
  title: string;
  isDone: boolean;
}

/** Whether each step is ticked: as it is, and in a form that was refused with what its sender changed, whatever others did meanwhile. */
export function useTicked(rows: readonly Row[]): boolean[] {
  const { failed, values } = useForm();
  return failed ? tickedOn(rows, ticksIn(values)) : rows.map(({ isDone }) => isDone);
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
