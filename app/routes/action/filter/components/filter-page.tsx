import { useTranslation } from "~/i18n/use-translation";
import { Page, PageHead } from "~/ui/page";
import { FilterForm } from "../../list/components/filter";
import type { FilterView } from "../../list/filter-view.server";

/** The whole filter of the actions, with how many each of its choices would show. */
export function FilterPage({ view }: { view: FilterView }) {
  const { t } = useTranslation("actions");
  return (
    <Page>
      <PageHead title={t("index.filter")} lead={t("index.countsLead")} />
      <FilterForm key={view.countsHref} view={{ ...view, more: { ...view.more, isOpen: true } }} />
    </Page>
  );
}
