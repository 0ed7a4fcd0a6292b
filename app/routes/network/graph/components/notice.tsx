import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";

/** What of the graph is not drawn, and why; with the way to draw it. */
export function Notice({ text, allHref }: { text: string; allHref: string | null }) {
  const { t } = useTranslation("graph");
  return (
    <p className="mb-3 flex items-start gap-2 rounded-control bg-risk-low-soft px-3 py-2 text-s">
      <Icon name="info" className="mt-0.5" />
      <span>
        {text}{" "}
        {allHref && (
          <Link to={allHref} className="font-semibold underline underline-offset-2">
            {t("notice.all")}
          </Link>
        )}
      </span>
    </p>
  );
}
