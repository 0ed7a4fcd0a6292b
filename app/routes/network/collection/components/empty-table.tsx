import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { TablePageView } from "../table-page.server";

/** What to do when there is nothing to see: the filter may be too narrow, or nothing has been put here yet. */
export function EmptyTable({ view }: { view: TablePageView }) {
  const { t } = useTranslation("network");
  const reason = view.clearHref ? "filtered" : view.id === 0 ? "network" : "collection";
  const href = view.clearHref ?? (view.id === 0 ? paths.search() : paths.collection(0));
  return (
    <div className="flex flex-col items-center rounded-card bg-card px-6 py-16 text-center shadow-card">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="layers" thin className="size-6" />
      </span>
      <h2 className="font-semibold text-m">{t(`nothing.${reason}.heading`)}</h2>
      <p className="mt-1 max-w-sm text-pretty text-ink-2">{t(`nothing.${reason}.text`)}</p>
      {view.addHref && !view.clearHref && (
        <LinkButton to={view.addHref} look="primary" className="mt-4">
          {t("addSuppliers")}
        </LinkButton>
      )}
      <Link to={href} className="mt-4 font-medium text-accent-strong underline underline-offset-2">
        {t(`nothing.${reason}.link`)}
      </Link>
    </div>
  );
}
