import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Page } from "~/ui/page";

/** A page of the feed that is no list of alerts, with the way back to it. */
export function FeedSubpage({ back, to = paths.feed(), children }: { back: string; to?: string; children: ReactNode }) {
  return (
    <Page back={back} to={to}>
      {children}
    </Page>
  );
}
