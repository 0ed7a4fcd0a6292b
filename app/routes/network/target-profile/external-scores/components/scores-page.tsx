import { Link } from "@remix-run/react";
import { Meter } from "~/charts/meter";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Cell, Table, TableRow } from "~/ui/table";
import { ScoreFormFields } from "../../components/score-form-fields";
import type { Options } from "../../event-type-options";
import type { ListedScore } from "../view.server";

interface ScoresPageProps {
  scores: readonly ListedScore[];
  types: readonly Options[];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** What the customer itself thinks of a target, and the form to say so. */
export function ScoresPage({ scores, types, constraints, failed }: ScoresPageProps) {
  const { t } = useTranslation("externalScores");
  return (
    <div className="grid items-start gap-4 l:grid-cols-[minmax(0,1fr)_24rem]">
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="own-scores" className="font-[640] text-s">
          {t("heading")}
        </h2>
        <p className="mt-1 mb-3 max-w-prose text-pretty text-ink-2 text-s">{t("lead")}</p>
        {scores.length === 0 ? (
          <Nothing>{t("none")}</Nothing>
        ) : (
          <Table
            stacks
            caption={t("heading")}
            columns={[t("eventType"), t("value"), t("period"), t("comment"), t("by")]}
          >
            {scores.map(({ id, href, type, value, number, comment, period, valid, by }) => (
              <TableRow key={id} className={valid ? "" : "text-ink-3"}>
                <Cell className="break-keep">
                  <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
                    {type}
                    <span className="sr-only"> {t("change")}</span>
                  </Link>
                </Cell>
                <Cell label={t("value")} className="min-w-20 text-accent">
                  <span className="font-semibold text-ink tabular-nums">{value}</span>
                  <Meter value={number} />
                </Cell>
                <Cell label={t("period")} className="min-w-24">
                  {period.map((part, at) => (
                    <span key={part} className="whitespace-nowrap">
                      {at > 0 && " "}
                      {part}
                    </span>
                  ))}
                  {!valid && <span className="block text-xs">{t("notValid")}</span>}
                </Cell>
                <Cell className="wrap-anywhere whitespace-pre-line @xl/frame:min-w-32">{comment}</Cell>
                <Cell label={t("by")} className="min-w-24">
                  {by.name}
                  <span className="whitespace-nowrap">{by.on}</span>
                </Cell>
              </TableRow>
            ))}
          </Table>
        )}
      </section>
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="new-score" className="mb-3 font-[640] text-s">
          {t("new")}
        </h2>
        <Form id="new" failed={failed} constraints={constraints} className="space-y-3">
          <ScoreFormFields types={types} />
          <Button>{t("add")}</Button>
        </Form>
      </section>
    </div>
  );
}
