import { Link } from "@remix-run/react";
import { ExplorerTabs } from "~/domain/explorer/explorer-tabs";
import { CsvLink } from "~/domain/export/csv-link";
import { Form } from "~/forms/form";
import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Notice } from "~/ui/notice";
import { Page, PageHead } from "~/ui/page";
import { PillTabs } from "~/ui/pill-tabs";
import { hasForm } from "../has-form";
import type { ResultView } from "../view.server";
import { Adopt, Adopted } from "./adopt";
import { LineTable } from "./line-table";
import { Running } from "./running";

interface ResultPageProps {
  view: ResultView;
  mayMerge: boolean;
  failed: FailedForm | undefined;
}

/** What is known of the lines of a list, what was decided, and what can be made of that. */
export function ResultPage({ view, mayMerge, failed }: ResultPageProps) {
  const { t } = useTranslation("match");
  const { title, lead, leftOut, running, lines, firstHref, nextHref, adopt, adopted, rest, importHref } = view;
  return (
    <Page>
      <PageHead title={title} lead={lead}>
        {view.exportHref && <CsvLink href={view.exportHref} />}
      </PageHead>
      <ExplorerTabs current="match" mayMerge={mayMerge} />
      {failed && !hasForm(view, failed) && <Problem failed={failed} />}
      {running && <Running running={running} here={view.here} failed={failed} />}
      {view.failed && (
        <Notice tone="bad">
          {view.failed}{" "}
          <Link to={view.here} className={LINK}>
            {t("running.refresh")}
          </Link>
        </Notice>
      )}
      {adopted && <Adopted adopted={adopted} here={view.here} />}
      {(adopt || rest || importHref) && (
        <div className="mb-4 grid items-start gap-4 m:grid-cols-2">
          {adopt && <Adopt {...adopt} failed={failed} />}
          {(rest || importHref) && <Rest rest={rest} importHref={importHref} failed={failed} />}
        </div>
      )}
      {leftOut && <p className="mb-1 max-w-prose text-ink-2 text-s">{leftOut}</p>}
      {!view.mayDecide && <p className="mb-1 max-w-prose text-ink-2 text-s">{t("readOnly")}</p>}
      <PillTabs label={t("parts.label")} tabs={view.tabs} />
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {view.bulk && (
          <Form id="all" intent="all" failed={failed} constraints={{}} className="mb-4 border-line-2 border-b pb-4">
            <p className="mb-2 max-w-prose text-ink-2 text-s">{t("bulk.lead")}</p>
            <Button look="primary">{view.bulk}</Button>
          </Form>
        )}
        {lines.length === 0 ? (
          <Nothing>{view.emptyText}</Nothing>
        ) : (
          <LineTable lines={lines} mayDecide={view.mayDecide} failed={failed} />
        )}
        {(firstHref || nextHref) && (
          <p className="mt-4 flex gap-2">
            {firstHref && <LinkButton to={firstHref}>{t("first")}</LinkButton>}
            {nextHref && <LinkButton to={nextHref}>{t("nextPage")}</LinkButton>}
          </p>
        )}
      </section>
    </Page>
  );
}

const LINK = "text-accent-strong underline underline-offset-2";

/** The lines that nobody knows, and the import that they went into. */
function Rest({ rest, importHref, failed }: Pick<ResultView, "rest" | "importHref"> & Pick<ResultPageProps, "failed">) {
  const { t } = useTranslation("match");
  return (
    <section aria-labelledby="rest-heading" className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="rest-heading" className="font-semibold">
        {rest ? rest.title : t("line.imported")}
      </h2>
      {rest && <p className="mt-1 text-ink-2 text-s">{t(rest.mayImport ? "rest.lead" : "rest.notAllowed")}</p>}
      {(rest?.mayImport || importHref) && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {rest?.mayImport && (
            <Form id="rest" intent="rest" failed={failed} constraints={{}}>
              <Button>{rest.submit}</Button>
            </Form>
          )}
          {importHref && (
            <Link to={importHref} className={LINK}>
              {t("rest.imported")}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
