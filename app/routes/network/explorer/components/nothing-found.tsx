import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { NothingHere } from "~/ui/nothing";
import type { ExplorerView } from "../view.server";

/** Nobody is known by these words: fewer of them, or a record of one's own. */
export function NothingFound({ view: { clearHref, addHref } }: { view: ExplorerView }) {
  const { t } = useTranslation("explorer");
  return (
    <NothingHere icon="search" title={t("nothing.heading")} text={t("nothing.text")}>
      {addHref && (
        <LinkButton to={addHref} look="primary">
          {t("nothing.add")}
        </LinkButton>
      )}
      {clearHref && (
        <Link to={clearHref} className="font-medium text-accent-strong underline underline-offset-2">
          {t("nothing.clear")}
        </Link>
      )}
    </NothingHere>
  );
}
