import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import type { Group } from "./entry";

interface PaletteFootProps {
  q: string;
  /** Null until they are here. */
  found: readonly Group[] | null;
  hasFailed: boolean;
  onFollow(): void;
}

/** Which keys do what, and the page of all that was found. */
export function PaletteFoot({ q, found, hasFailed, onFollow }: PaletteFootProps) {
  const { t } = useTranslation("live");
  const count = found?.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0;
  const more = found?.some(({ hasMore }) => hasMore) ? "+" : "";
  return (
    <div className="palette-foot">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t("search.keys.move")}
      </span>
      <span>
        <kbd>Enter</kbd> {t("search.keys.open")}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> {t("search.keys.newTab")}
      </span>
      <p role="status">
        {hasFailed ? null : found === null ? (
          t("search.searching")
        ) : q === "" ? (
          <span className="sr-only">{t("search.found", { count })}</span>
        ) : (
          <Link to={paths.search(q)} onClick={onFollow}>
            {t("search.allResults", { q })}:{" "}
            <b>
              {count}
              {more}
            </b>
          </Link>
        )}
      </p>
    </div>
  );
}
