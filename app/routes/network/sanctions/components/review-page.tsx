import { Form, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import { SelectField } from "~/ui/select-field";
import type { ReviewView } from "../view.server";
import { ReviewItem } from "./review-item";

interface ReviewPageProps {
  view: ReviewView;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** The matches of all targets, decided one after the other. */
export function ReviewPage({ view, constraints, failed }: ReviewPageProps) {
  const { t } = useTranslation("sanctionsReview");
  const { rows, count, firstHref, nextHref } = view;
  useFocusOnNext();
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        {view.exports.map(({ format, href }) => (
          <LinkButton key={format} to={href} reloadDocument>
            {t("export", { format })}
          </LinkButton>
        ))}
      </PageHead>
      <Filter key={JSON.stringify(view.choices.map(({ value }) => value))} view={view} />
      <section aria-labelledby="matches" className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="matches" className="font-[640] text-s">
          {count}
        </h2>
        {rows.length === 0 ? (
          <>
            <Nothing className="mt-3">{t(view.isNarrowed ? "noneFiltered" : "none")}</Nothing>
            {view.unscreened && (
              <>
                <p className="mt-3 max-w-prose text-ink-2">{view.unscreened.text}</p>
                <p className="mt-3">
                  <LinkButton to={view.unscreened.href}>{t("showUnscreened")}</LinkButton>
                </p>
              </>
            )}
          </>
        ) : (
          <ol>
            {rows.map((row) => (
              <ReviewItem key={row.id} row={row} constraints={constraints} failed={failed} />
            ))}
          </ol>
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

/** After a decision the hand stays on the keyboard: the next match has the focus, as its fragment has without a script. */
function useFocusOnNext(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fragment again is another decision
  useEffect(() => {
    if (/^#match-\d+$/.test(hash)) document.getElementById(hash.slice(1))?.focus();
  }, [hash, key]);
}

function Filter({ view: { choices, clearHref } }: { view: ReviewView }) {
  const { t } = useTranslation("sanctionsReview");
  return (
    <Form method="get" role="search" aria-label={t("filter")} className="filter-bar">
      {choices.map(({ name, label, value, options }) => (
        <SelectField
          key={name}
          id={`filter-${name}`}
          name={name}
          label={label}
          options={options}
          defaultValue={value}
        />
      ))}
      <Button>{t("apply")}</Button>
      {clearHref && <LinkButton to={clearHref}>{t("clear")}</LinkButton>}
    </Form>
  );
}
