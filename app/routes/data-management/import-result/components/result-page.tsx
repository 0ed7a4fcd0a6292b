import { Link } from "@remix-run/react";
import { SameFileNotice } from "~/domain/import/same-file-notice";
import { Form } from "~/forms/form";
import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page, PageHead } from "~/ui/page";
import { PillTabs } from "~/ui/pill-tabs";
import { Cell, Table, TableRow } from "~/ui/table";
import { CHANGED, toSearch } from "../filter";
import { hasForm } from "../has-form";
import type { ResultView } from "../view.server";
import { BulkDecision } from "./bulk-decision";
import { RowDecision } from "./row-decision";
import { StepPanel } from "./step-panel";

interface ResultPageProps {
  view: ResultView;
  failed: FailedForm | undefined;
}

/** What became of each row of a list, and why: the rows that were merged with another one beside all others. */
export function ResultPage({ view, failed }: ResultPageProps) {
  const { t } = useTranslation("importPages");
  const { fileName, lead, refusal, columns, columnsHref, same, bulk, rows, firstHref, nextHref } = view;
  return (
    <Page>
      <PageHead title={fileName} lead={lead}>
        {view.isDiscardable && (
          <Form id="discard" intent="discard" failed={failed} constraints={{}}>
            <Button>{t("discard")}</Button>
          </Form>
        )}
      </PageHead>
      {failed && !hasForm(view, failed) && <Problem failed={failed} />}
      {same && <SameFileNotice {...same} />}
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <StepPanel
        step={view.step}
        graph={view.graph}
        shown={view.shown}
        takesTick={same?.isImported ?? false}
        lead={lead}
        here={view.here}
        changedHref={changedHref(view.here, failed)}
        failed={failed}
      />
      {columns.map((text) => (
        <p key={text} className="mb-1 max-w-prose text-ink-2 text-s">
          {text}
        </p>
      ))}
      {columnsHref && (
        <p className="mt-2">
          <Link to={columnsHref} className={LINK}>
            {t("columnsPage.open")}
          </Link>
        </p>
      )}
      <PillTabs label={t("tabs")} tabs={view.tabs} />
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {view.problems.length > 0 && <Problems problems={view.problems} />}
        {view.alikeTabs.length > 0 && <PillTabs label={t("bulk.alike")} tabs={view.alikeTabs} />}
        {bulk && <BulkDecision {...bulk} failed={failed} />}
        {rows.length === 0 ? (
          <p className="text-ink-2">{t("noRows")}</p>
        ) : (
          <Rows rows={rows} about={view.about} failed={failed} />
        )}
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

/** Where the rows are that made a form be refused: those changed since the page that it was sent from. */
function changedHref(here: string, failed: FailedForm | undefined): string | null {
  const since = failed?.problem?.key === CHANGED ? failed.submission.initialValue?.revision : undefined;
  if (typeof since !== "string") return null;
  const [path] = here.split("?");
  return `${path}${toSearch({ result: null, after: null, alike: null, changed: Number(since) })}`;
}

function Rows({ rows, about, failed }: Pick<ResultView, "rows" | "about"> & Pick<ResultPageProps, "failed">) {
  const { t } = useTranslation("importPages");
  return (
    <Table stacks caption={t("tabs")} columns={[t("row"), about, t("result")]}>
      {rows.map(({ row, href, name, place, state, target, why, choices, seen }) => (
        <TableRow key={row}>
          <Cell label={t("row")} className="tabular-nums">
            {row}
          </Cell>
          <Cell className="break-words m:w-2/5">
            <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
              {name || t("noName")}
            </Link>
            {place && <span className="block text-ink-3 text-s">{place}</span>}
          </Cell>
          <Cell className="break-words">
            <span className={target ? "font-medium" : undefined}>{state}</span>
            {target && <Target {...target} />}
            {why.length > 0 && (
              <ul aria-label={t("why")} className="text-ink-2 text-s">
                {why.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
            <RowDecision row={row} name={name} choices={choices} seen={seen} failed={failed} />
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}

/** The rejected rows to take home: corrected, the file can be imported as it is. */
function Problems({ problems }: Pick<ResultView, "problems">) {
  const { t } = useTranslation("importPages");
  return (
    <div className="mb-4 border-line-2 border-b pb-4">
      <p className="max-w-prose text-ink-2 text-s">{t("export.lead")}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {problems.map(({ text, href }) => (
          <LinkButton key={href} to={href} reloadDocument>
            {text}
          </LinkButton>
        ))}
      </p>
    </div>
  );
}

const LINK = "text-accent-strong underline-offset-2 hover:underline";

function Target({ text, href }: { text: string; href: string | null }) {
  return (
    <span className="block text-s">
      {href ? (
        <Link to={href} className={LINK}>
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  );
}
