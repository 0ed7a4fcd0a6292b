import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { NothingHere } from "~/ui/nothing";
import type { TablePageView } from "../table-page.server";

/** What to do when there is nothing to see: the filter may be too narrow, or nothing has been put here yet. */
export function EmptyTable({ view }: { view: TablePageView }) {
  const { t } = useTranslation("network");
  const reason = view.clearHref ? "filtered" : view.id === 0 ? "network" : "collection";
  const href = view.clearHref ?? (view.id === 0 ? paths.search() : paths.collection(0));
  return (
    <NothingHere icon="layers" title={t(`nothing.${reason}.heading`)} text={t(`nothing.${reason}.text`)}>
      {view.addHref && !view.clearHref && (
        <LinkButton to={view.addHref} look="primary">
          {t("addSuppliers")}
        </LinkButton>
      )}
      <Link to={href} className="font-medium text-accent-strong underline underline-offset-2">
        {t(`nothing.${reason}.link`)}
      </Link>
    </NothingHere>
  );
}
