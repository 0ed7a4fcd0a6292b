import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ExplorerView } from "../view.server";

/** Nobody is known by these words: fewer of them, or a record of one's own. */
export function NothingFound({ view: { clearHref, addHref } }: { view: ExplorerView }) {
  const { t } = useTranslation("explorer");
  return (
    <div className="flex flex-col items-center rounded-card bg-card px-6 py-16 text-center shadow-card">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="search" thin className="size-6" />
      </span>
      <h2 className="font-semibold text-m">{t("nothing.heading")}</h2>
      <p className="mt-1 max-w-sm text-pretty text-ink-2">{t("nothing.text")}</p>
      {addHref && (
        <LinkButton to={addHref} look="primary" className="mt-4">
          {t("nothing.add")}
        </LinkButton>
      )}
      {clearHref && (
        <Link
          to={clearHref ?? paths.explorer()}
          className="mt-4 font-medium text-accent-strong underline underline-offset-2"
        >
          {t("nothing.clear")}
        </Link>
      )}
    </div>
  );
}
