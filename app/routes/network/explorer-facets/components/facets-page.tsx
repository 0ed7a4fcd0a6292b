import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Page, PageHead } from "~/ui/page";
import { FacetForm } from "../../explorer/components/facet-form";
import type { CountedFacets } from "../counted-facets.server";

/** The facets of a search with their figures, as a page of its own. */
export function FacetsPage({ view }: { view: CountedFacets }) {
  const { t } = useTranslation("explorer");
  return (
    <Page>
      <PageHead title={t("facets.label")} lead={t("facets.countsLead")} />
      <Link to={view.listHref} className="text-accent-strong text-s underline underline-offset-2">
        {t("facets.toList")}
      </Link>
      <FacetForm view={view} kept={view.search} state={view.listHref} />
    </Page>
  );
}
