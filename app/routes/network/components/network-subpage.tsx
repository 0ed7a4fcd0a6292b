import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Page } from "~/ui/page";

interface NetworkSubpageProps {
  back: string;
  to?: string;
  children: ReactNode;
}

/** A page of the network that is no view of a collection, with the way back. */
export function NetworkSubpage({ back, to = paths.collection("my"), children }: NetworkSubpageProps) {
  return (
    <Page back={back} to={to}>
      {children}
    </Page>
  );
}
