import { Link } from "@remix-run/react";
import { ExplorerTabs } from "~/domain/explorer/explorer-tabs";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { UploadField } from "~/forms/upload-field";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Page, PageHead } from "~/ui/page";
import { Cell, Table, TableRow } from "~/ui/table";
import type { MatchView } from "../view.server";

interface MatchPageProps {
  view: MatchView;
  constraints: Constraints;
  mayMerge: boolean;
  failed: FailedForm | undefined;
}

/** A list to send, in one of two ways, what happens with it, and the lists before. */
export function MatchPage({ view, constraints, mayMerge, failed }: MatchPageProps) {
  const { t } = useTranslation("match");
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")} />
      <ExplorerTabs current="match" mayMerge={mayMerge} />
      <div className="grid items-start gap-4 l:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="paste-heading" className={CARD}>
          <h2 id="paste-heading" className="mb-3 font-semibold text-m">
            {t("paste.title")}
          </h2>
          <Form id="paste" intent="paste" failed={failed} constraints={constraints} className="space-y-4">
            <TextArea name="text" label={t("paste.label")} hint={t("paste.hint", { most: view.most })} rows={10} />
            <Button look="primary">{t("paste.submit")}</Button>
          </Form>
        </section>
        <div className="grid min-w-0 gap-4">
          <section aria-labelledby="file-heading" className={CARD}>
            <h2 id="file-heading" className="mb-3 font-semibold text-m">
              {t("file.title")}
            </h2>
            <Form id="file" intent="file" takesFile failed={failed} constraints={{}} className="space-y-4">
              <UploadField
                label={t("file.label")}
                hint={t("file.hint", { most: view.most, size: view.size })}
                accept=".csv,.tsv,.txt,.xlsx,.geojson,.json"
              />
              <Button>{t("file.submit")}</Button>
            </Form>
          </section>
          <Next days={view.days} />
        </div>
      </div>
      {view.lists.length > 0 && <Recent view={view} />}
    </Page>
  );
}

const CARD = "min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5";

function Next({ days }: Pick<MatchView, "days">) {
  const { t } = useTranslation("match");
  return (
    <section aria-labelledby="next-heading" className="min-w-0 px-1 text-ink-2">
      <h2 id="next-heading" className="mb-1.5 font-semibold text-ink">
        {t("next.title")}
      </h2>
      <ol className="list-decimal space-y-1 pl-5">
        <li>{t("next.compare")}</li>
        <li>{t("next.decide")}</li>
        <li>{t("next.adopt")}</li>
      </ol>
      <p className="mt-2">{t("next.kept", { days })}</p>
    </section>
  );
}

function Recent({ view: { lists, firstHref, nextHref } }: Pick<MatchPageProps, "view">) {
  const { t } = useTranslation("match");
  return (
    <div className={`mt-4 ${CARD}`}>
      <h2 className="mb-2 font-semibold text-m">{t("recent.title")}</h2>
      <Table stacks caption={t("recent.title")} columns={[t("recent.list"), t("recent.lines"), t("recent.sent")]}>
        {lists.map(({ id, href, name, lines, figures, sent }) => (
          <TableRow key={id}>
            <Cell className="break-words m:w-1/2">
              <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
                {name}
              </Link>
              {figures && <span className="block text-ink-3 text-s">{figures}</span>}
            </Cell>
            <Cell label={t("recent.lines")} className="tabular-nums">
              {lines}
            </Cell>
            <Cell label={t("recent.sent")}>{sent}</Cell>
          </TableRow>
        ))}
      </Table>
      {(firstHref || nextHref) && (
        <p className="mt-4 flex gap-2">
          {firstHref && <LinkButton to={firstHref}>{t("recent.first")}</LinkButton>}
          {nextHref && <LinkButton to={nextHref}>{t("recent.next")}</LinkButton>}
        </p>
      )}
    </div>
  );
}
