import type { ReactNode } from "react";
import { ScrollFrame } from "./scroll-frame";
import { HEADING, SortHeading } from "./sort-heading";

/** A heading, or one that sorts: where it leads, and how the table is sorted by it now. */
type Column = string | { name: string; to: string; sorted: "asc" | "desc" | null };

interface TableProps {
  /** Names the table to a screen reader. */
  caption: string;
  columns: readonly Column[];
  /** Where a phone shows the cells of a row below each other; they have to be clear without their headings. */
  stacks?: boolean;
  /** Rows of `<tr>`. */
  children: ReactNode;
}

/** Rows under columns; where they do not fit, they scroll within their frame and the page does not. */
export function Table({ caption, columns, stacks = false, children }: TableProps) {
  return (
    <ScrollFrame label={caption}>
      <table className={stacks ? `${TABLE} ${STACKED}` : TABLE}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-ink-3 text-xs">
            {columns.map((column) =>
              typeof column === "string" ? (
                <th key={column} scope="col" className={HEADING}>
                  {column}
                </th>
              ) : (
                <SortHeading key={column.name} {...column}>
                  {column.name}
                </SortHeading>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollFrame>
  );
}

/** In a frame of less than 48rem the columns move closer, so that a table beside something else is not cut off. */
const TABLE =
  "w-full border-collapse text-left [&_td]:border-line-2 [&_td]:border-t [&_td]:px-3 [&_td]:py-2 [&_td]:align-baseline @max-3xl/frame:[&_td]:px-2 @max-3xl/frame:[&_th]:px-2 [&_time]:whitespace-nowrap [&_td_button]:whitespace-nowrap";
const STACKED =
  "@max-xl/frame:[&_thead]:sr-only @max-xl/frame:[&_tr]:block @max-xl/frame:[&_td]:block @max-xl/frame:[&_td]:py-0.5 @max-xl/frame:[&_td:not(:first-child)]:border-0 @max-xl/frame:[&_td:first-child]:pt-2 @max-xl/frame:[&_td:last-child]:pb-2";
