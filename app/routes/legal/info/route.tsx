import type { RouteData } from "~/access/route-data";
import { LegalText } from "~/shell/legal/legal-text";

export const handle: RouteData = { access: "public", i18n: ["legal"], pageTitle: "legal:heading", state: "legal" };

/** The same as the footer's dialog, for who has no script or came by a link. */
export default function Legal() {
  return (
    <article className="mx-auto w-full max-w-2xl flex-1 px-(--page-padding) py-10">
      <LegalText />
    </article>
  );
}
