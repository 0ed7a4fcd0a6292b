import { Link } from "@remix-run/react";
import { Icon } from "./icon";

/** The way back to where a page belongs. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="wrap-anywhere mb-3 inline-flex min-h-6 items-center gap-1 text-ink-2 text-s underline-offset-2 hover:underline"
    >
      <Icon name="chevron-down" className="size-3.5 rotate-90" />
      {children}
    </Link>
  );
}
