import { Form, Link } from "@remix-run/react";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import { TextField } from "~/ui/text-field";
import type { CompareView } from "../view.server";
import { CompareTable } from "./compare-table";

/** Two to four targets side by side, and who else could stand there. */
export function ComparePage({ view }: { view: CompareView }) {
  const { t } = useTranslation("compare");
  const { targets, perspectives, hasRoom } = view;
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        {perspectives.length > 1 && (
          <nav aria-label={t("perspective")} className="print:hidden">
            <ul className="flex flex-wrap gap-1">
              {perspectives.map(({ word, href, current }) => (
                <li key={word}>
                  <Link to={href} aria-current={current ? "true" : undefined} className={SWITCH}>
                    {word}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHead>
      {targets.length < 2 && <p className="mb-4 max-w-prose text-pretty text-ink-2">{t("choose")}</p>}
      {targets.length > 0 && <CompareTable view={view} />}
      {hasRoom ? <Add view={view} /> : <p className="mt-4 text-ink-3 text-s print:hidden">{t("full")}</p>}
    </Page>
  );
}

const SWITCH =
  "inline-flex min-h-8 items-center rounded-control border border-line-strong bg-card px-3 font-medium text-ink-2 text-s hover:bg-hover aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent-strong pointer-coarse:min-h-11";

function Add({ view: { find, hidden, found, proposed } }: { view: CompareView }) {
  const { t } = useTranslation("compare");
  return (
    <section aria-labelledby="add" className="mt-6 max-w-xl print:hidden">
      <h2 id="add" className="mb-2 font-semibold text-m">
        {t("add")}
      </h2>
      <Form method="get" role="search" aria-label={t("add")} className="flex flex-wrap items-end gap-2">
        {hidden.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="min-w-0 flex-1 basis-56">
          <TextField key={find} id="find" name="find" label={t("find")} defaultValue={find} autoComplete="off" />
        </div>
        <Button>{t("search")}</Button>
      </Form>
      {found && <Choices heading={t("found")} none={t("noneFound")} choices={found} />}
      {proposed.length > 0 && <Choices heading={t("proposed")} none="" choices={proposed} />}
    </section>
  );
}

function Choices({ heading, none, choices }: { heading: string; none: string; choices: CompareView["proposed"] }) {
  const { t } = useTranslation("compare");
  return (
    <section className="mt-4">
      <h3 className="font-semibold text-s">{heading}</h3>
      {choices.length === 0 ? (
        <Nothing>{none}</Nothing>
      ) : (
        <ul className="text-s">
          {choices.map(({ id, name, href, detail, risk }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-3 border-line-2 border-t py-1.5 first:border-0"
            >
              <Link to={href} className="wrap-anywhere py-0.5 text-accent-strong underline underline-offset-2">
                <span className="sr-only">{t("addOne")} </span>
                {name}
              </Link>
              {risk ? <RiskMark risk={risk} word={detail} /> : <span className="text-ink-3 text-xs">{detail}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
