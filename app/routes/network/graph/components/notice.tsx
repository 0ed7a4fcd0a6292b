import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import type { ScreenView } from "../view/screen-view.server";
import { NamedViews } from "./named-views";

/** Below the graph: what of it is not drawn by itself, and why; with the way to draw it, and with the way to clear what is chosen. */
export function Notice({ screen }: { screen: ScreenView }) {
  const { t } = useTranslation("graph");
  const { notice, allHref, closeHref, as } = screen;
  if (!notice && !closeHref && screen.named.length === 0) return null;
  return (
    <div className="graph-foot">
      {notice && (
        <p>
          {notice}{" "}
          {allHref && (
            <Link to={allHref} preventScrollReset className={LINK}>
              {t("notice.all")}
            </Link>
          )}
        </p>
      )}
      {as === "picture" && <NamedViews screen={screen} />}
      {closeHref && (
        <Link to={closeHref} preventScrollReset className={`${LINK} ml-auto`}>
          {t("tools.clear")}
        </Link>
      )}
    </div>
  );
}

const LINK =
  "inline-flex min-h-6 items-center font-semibold text-accent-strong underline-offset-2 hover:underline pointer-coarse:min-h-11";
