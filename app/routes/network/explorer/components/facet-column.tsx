import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { ExplorerView } from "../view.server";
import { FacetForm } from "./facet-form";
import { useFacets } from "./use-facets";

/** The facets beside a list. With a script their figures come after it; without one, or where they do not come, a link leads to them. */
export function FacetColumn({ view }: { view: ExplorerView }) {
  const { t } = useTranslation("explorer");
  const shown = useFacets(view);
  const { q, begins, hs, collection, sort } = view.search;
  return (
    <>
      <FacetForm view={shown} kept={{ q, begins: begins ? "true" : "", hs, collection, sort }} state={view.here} />
      {shown.figures === "missing" && (
        <div className="mt-3">
          <Notice>{t("facets.failed")}</Notice>
        </div>
      )}
      {view.beside && shown.figures !== "there" && (
        <LinkButton to={view.beside.href} look="quiet">
          {t("facets.counts")}
        </LinkButton>
      )}
    </>
  );
}
