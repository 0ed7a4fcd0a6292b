import type { ReactNode } from "react";
import { Page } from "~/ui/page";

/** A page about one document, with the way back. */
export function DocumentPage({ back, to, children }: { back: string; to: string; children: ReactNode }) {
  return (
    <Page back={back} to={to}>
      {children}
    </Page>
  );
}
