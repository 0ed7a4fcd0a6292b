import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";

interface PaletteNoteProps {
  q: string;
  state: "failed" | "none" | null;
  onFollow(): void;
}

/** What stands in place of results: that there are none, or that they did not come, with the page that asks again. */
export function PaletteNote({ q, state, onFollow }: PaletteNoteProps) {
  const { t } = useTranslation("live");
  if (state === null) return null;
  if (state === "none") return <p className="palette-none">{t("search.none", { q })}</p>;
  return (
    <p role="alert" className="palette-none">
      {t("search.failed")}{" "}
      <Link to={paths.search(q || undefined)} onClick={onFollow} className="underline underline-offset-2">
        {t("search.openPage")}
      </Link>
    </p>
  );
}
