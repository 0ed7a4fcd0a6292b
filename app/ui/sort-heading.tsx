import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "./icon";

interface SortHeadingProps {
  /** The same list, sorted by this column, or the other way round. */
  to: string;
  sorted: "asc" | "desc" | null;
  children: ReactNode;
}

/** A heading that sorts; the arrow says how it is sorted now. */
export function SortHeading({ to, sorted, children }: SortHeadingProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: in a row that is a block it is no heading to some screen readers
    <th scope="col" role="columnheader" aria-sort={sorted ? SAID[sorted] : undefined} className={HEADING}>
      <Link to={to} className="inline-flex min-h-6 items-center gap-1 hover:text-ink hover:underline">
        {children}
        {sorted && <Icon name="chevron-down" className={`size-3 ${sorted === "asc" ? "rotate-180" : ""}`} />}
      </Link>
    </th>
  );
}

export const HEADING = "whitespace-nowrap px-3 py-2 font-medium";

const SAID = { asc: "ascending", desc: "descending" } as const;
