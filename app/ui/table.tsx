import type { ReactNode } from "react";
import { ScrollFrame } from "./scroll-frame";
import { HEADING, SortHeading } from "./sort-heading";

/** A heading, or one that sorts: where it leads, and how the table is sorted by it now. */
type Column = string | { name: string; to: string; sorted: "asc" | "desc" | null };

interface TableProps {
  /** Names the table to a screen reader. */
  caption: string;
  columns: readonly Column[];
  /** Rows of `<tr>`. */
  children: ReactNode;
}

/** Rows under columns; where they do not fit, they scroll within their frame and the page does not. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <ScrollFrame label={caption}>
      <table className="w-full border-collapse text-left [&_td]:border-line-2 [&_td]:border-t [&_td]:px-3 [&_td]:py-2 [&_td]:align-baseline [&_time]:whitespace-nowrap [&_td_button]:whitespace-nowrap">
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
