import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { PullDown } from "~/ui/pull-down";
import type { MapPanelData } from "../map-page.server";

/** A map as files to keep. */
export function MapExports({ exports }: Pick<MapPanelData, "exports">) {
  const { t } = useTranslation("map");
  return (
    <PullDown className="m:relative">
      <summary className="flex h-8 list-none items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11">
        {t("exports.label")}
      </summary>
      <ul className="absolute right-0 z-10 mt-1 min-w-44 rounded-card border border-line bg-card p-1 shadow-raised max-m:left-0">
        {exports.map(({ format, href }) => (
          <li key={format}>
            <a
              href={sitePath(href)}
              download
              className="flex h-8 items-center rounded-control px-2.5 text-ink-2 text-s hover:bg-hover pointer-coarse:h-11"
            >
              {t(`exports.${format}`)}
            </a>
          </li>
        ))}
      </ul>
    </PullDown>
  );
}
