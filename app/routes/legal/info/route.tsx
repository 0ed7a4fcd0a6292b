import type { RouteData } from "~/access/route-data";
import { LegalText } from "~/shell/legal/legal-text";
import { Page } from "~/ui/page";

export const handle: RouteData = { access: "public", i18n: ["legal"], pageTitle: "legal:heading", state: "legal" };

/** The same as the footer's dialog, for who has no script or came by a link. */
export default function Legal() {
  return (
    <Page reading>
      <LegalText />
    </Page>
  );
}
