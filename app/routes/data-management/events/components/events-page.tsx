import { CsvLink } from "~/domain/export/csv-link";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Page, PageHead } from "~/ui/page";
import { PillTabs } from "~/ui/pill-tabs";
import type { EventsView } from "../view.server";
import { EventFilter } from "./event-filter";
import { EventTable } from "./event-table";
import { MergeTable } from "./merge-table";

/** What sources tell of, some of which may be one; and what was merged. */
export function EventsPage({ view: { tabs, events, merges, exportHref, firstHref, nextHref } }: { view: EventsView }) {
  const { t } = useTranslation("eventPages");
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        <CsvLink href={exportHref} />
      </PageHead>
      <PillTabs label={t("parts.label")} tabs={tabs} />
      {events && <EventFilter view={events} />}
      <section className={CARD}>
        {events && <EventTable view={events} />}
        {merges && <MergeTable merges={merges} />}
        {(firstHref || nextHref) && (
          <p className="mt-4 flex gap-2">
            {firstHref && <LinkButton to={firstHref}>{t("first")}</LinkButton>}
            {nextHref && <LinkButton to={nextHref}>{t("next")}</LinkButton>}
          </p>
        )}
      </section>
    </Page>
  );
}

const CARD = "min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5";
