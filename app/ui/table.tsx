import type { ReactNode } from "react";
import { ScrollFrame } from "./scroll-frame";
import { HEADING, SortHeading } from "./sort-heading";

/** A heading, one that sorts: where it leads, and how the table is sorted by it now; or one that only a screen reader needs, above ticks. */
type Column = string | { name: string; to: string; sorted: "asc" | "desc" | null } | { name: string; isUnseen: true };

interface TableProps {
  /** Names the table to a screen reader. */
  caption: string;
  columns: readonly Column[];
  /** Where a phone shows each row as a card, its cells below each other: rows are then `TableRow` of `Cell`. */
  stacks?: boolean;
  /** Rows of `<tr>`, or `TableRow` where they stack. */
  children: ReactNode;
}

/** Rows under columns; where they do not fit, they scroll within their frame and the page does not. */
export function Table({ caption, columns, stacks = false, children }: TableProps) {
  const sorts = columns.some((column) => typeof column !== "string" && "to" in column);
  return (
    <ScrollFrame label={caption}>
      <table
        role={stacks ? "table" : undefined}
        className={`${TABLE} ${IN_CARD} ${stacks ? `${STACKED} ${sorts ? SORTING_HEAD : HIDDEN_HEAD}` : ""}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role={stacks ? "rowgroup" : undefined}>
          <tr role={stacks ? "row" : undefined} className="text-ink-3 text-xs">
            {columns.map((column) =>
              typeof column === "string" ? (
                <th key={column} scope="col" role={stacks ? "columnheader" : undefined} className={HEADING}>
                  {column}
                </th>
              ) : "isUnseen" in column ? (
                <th key={column.name} scope="col" role={stacks ? "columnheader" : undefined} className={HEADING}>
                  <span className="sr-only">{column.name}</span>
                </th>
              ) : (
                <SortHeading key={column.name} {...column}>
                  {column.name}
                </SortHeading>
              ),
            )}
          </tr>
        </thead>
        <tbody role={stacks ? "rowgroup" : undefined}>{children}</tbody>
      </table>
    </ScrollFrame>
  );
}

interface TableRowProps {
  className?: string;
  /** Its first cell is a box to tick. */
  hasBox?: boolean;
  /** Each a `Cell`. */
  children: ReactNode;
}

/** A row of a table that stacks. */
export function TableRow({ className, hasBox = false, children }: TableRowProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a block it is no row to some screen readers
    <tr role="row" className={hasBox ? [BOXED, className].filter(Boolean).join(" ") : className}>
      {children}
    </tr>
  );
}

/** As a card it has the box beside what follows: on a line of its own it would make each card taller. */
const BOXED =
  "@max-xl/frame:relative @max-xl/frame:pl-8 @max-xl/frame:[&>td:first-child>*]:absolute @max-xl/frame:[&>td:first-child>*]:top-3 @max-xl/frame:[&>td:first-child>*]:left-3 in-[.shadow-card]:@max-xl/frame:[&>td:first-child>*]:left-0";

interface CellProps {
  /** The heading of its column, for a value that is unclear without it: a card shows it before the value. */
  label?: string;
  className?: string;
  children?: ReactNode;
}

/** A cell of a table that stacks; a card leaves out an empty one. */
export function Cell({ label, className, children }: CellProps) {
  const isLabelled = label && children !== undefined && children !== null && children !== false && children !== "";
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a block it is no cell to some screen readers
    <td role="cell" className={isLabelled ? [LABELLED, className].filter(Boolean).join(" ") : className}>
      {isLabelled && (
        <span className="hidden text-ink-3 @max-xl/frame:inline after:content-[':_'] lang-zh:after:content-['：']">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}

/** Beside the heading a link stands within text, where its colour alone does not tell it (WCAG 1.4.1). */
const LABELLED = "@max-xl/frame:[&_a]:underline";

/** In a frame of less than 48rem the columns move closer, so that a table beside something else is not cut off. */
const TABLE =
  "w-full border-collapse text-left [&_td]:border-line-2 [&_td]:border-t [&_td]:px-3 [&_td]:py-2 [&_td]:align-baseline @max-3xl/frame:[&_td]:px-2 @max-3xl/frame:[&_th]:px-2 [&_time]:whitespace-nowrap [&_td_button]:whitespace-nowrap";
/** Within a card it begins and ends where the card's heading and text do. */
const IN_CARD =
  "in-[.shadow-card]:[&_tr>:first-child]:pl-0 in-[.shadow-card]:[&_tr>:last-child]:pr-0 in-[.shadow-card]:@max-xl/frame:[&_tr_td]:px-0 in-[.shadow-card]:@max-xl/frame:[&>thead>tr:only-child]:px-0";
const STACKED =
  "@max-xl/frame:block @max-xl/frame:[&_tbody]:block @max-xl/frame:[&_tr]:block @max-xl/frame:[&_td]:block @max-xl/frame:[&_td]:px-3 @max-xl/frame:[&_td]:py-0.5 @max-xl/frame:[&_td:not(:first-child)]:border-0 @max-xl/frame:[&_td:first-child]:pt-2.5 @max-xl/frame:[&_td:last-child]:pb-2.5 @max-xl/frame:[&_td:empty:not(:last-child)]:hidden";
const HIDDEN_HEAD = "@max-xl/frame:[&_thead]:sr-only @max-xl/frame:[&_tr:first-child_td]:border-0";
/** Above cards only what sorts them is seen. */
const SORTING_HEAD =
  "@max-xl/frame:[&_thead]:block @max-xl/frame:[&_thead_tr]:flex @max-xl/frame:[&_thead_tr]:flex-wrap @max-xl/frame:[&_thead_tr]:px-1 @max-xl/frame:[&_th:not(:has(a))]:sr-only";
