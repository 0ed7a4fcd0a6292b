import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";

interface PictureOrTableProps {
  as: "picture" | "table";
  pictureHref: string;
  tableHref: string;
}

/** The two forms in which a network is shown; the open one stands out. */
export function PictureOrTable({ as, pictureHref, tableHref }: PictureOrTableProps) {
  const { t } = useTranslation("graph");
  return (
    <nav aria-label={t("as.label")} className="flex overflow-hidden rounded-control border border-line-strong bg-card">
      <Link to={pictureHref} aria-current={as === "picture" ? "true" : undefined} className={TAB} preventScrollReset>
        {t("as.picture")}
      </Link>
      <Link to={tableHref} aria-current={as === "table" ? "true" : undefined} className={TAB} preventScrollReset>
        {t("as.table")}
      </Link>
    </nav>
  );
}

const TAB =
  "flex h-8 items-center px-3 font-medium text-ink-2 text-s hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong pointer-coarse:h-11";
