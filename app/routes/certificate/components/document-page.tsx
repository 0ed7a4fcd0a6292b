import type { ReactNode } from "react";
import { BackLink } from "~/ui/back-link";

/** A page about one document, with the way back. */
export function DocumentPage({ back, to, children }: { back: string; to: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-5xl flex-1 px-4 py-5 m:px-8">
      <BackLink to={to}>{back}</BackLink>
      {children}
    </div>
  );
}
