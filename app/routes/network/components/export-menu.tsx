import type { ExportFormat } from "~/backend/contract/feed-export";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";

/** The same targets as a file. */
export function ExportMenu({ exports }: { exports: readonly { format: ExportFormat; href: string }[] }) {
  const { t } = useTranslation("network");
  return (
    <PullDown className="m:relative" name="network-menus">
      <summary className="flex h-8 list-none items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11">
        {t("export.label")}
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      <ul className="absolute right-0 z-10 mt-1 min-w-44 rounded-card border border-line bg-card p-1 shadow-raised max-m:left-0">
        {exports.map(({ format, href }) => (
          <li key={format}>
            <a
              href={sitePath(href)}
              className="flex h-8 items-center rounded-control px-2.5 text-ink-2 text-s hover:bg-hover pointer-coarse:h-11"
            >
              {t(`export.${format}`)}
            </a>
          </li>
        ))}
      </ul>
    </PullDown>
  );
}
