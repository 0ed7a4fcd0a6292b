import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

interface NetworkSubpageProps {
  back: string;
  to?: string;
  /** Tables beside facts, and no form to be read in a column. */
  wide?: boolean;
  children: ReactNode;
}

/** A page of the network that is no view of a collection, with the way back. */
export function NetworkSubpage({ back, to = paths.collection("my"), wide = false, children }: NetworkSubpageProps) {
  return (
    <div className={`mx-auto w-full flex-1 px-4 py-5 m:px-8 ${wide ? "max-w-6xl" : "max-w-5xl"}`}>
      <Link
        to={to}
        className="mb-3 inline-flex min-h-6 items-center gap-1 text-ink-2 text-s underline-offset-2 hover:underline"
      >
        <Icon name="chevron-down" className="size-3.5 rotate-90" />
        {back}
      </Link>
      {children}
    </div>
  );
}
