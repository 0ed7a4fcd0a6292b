import { Link, useLocation } from "@remix-run/react";
import { isRefusalOf } from "~/forms/form";
import { Problem } from "~/forms/problem";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Nothing, NothingHere } from "~/ui/nothing";
import { useScript } from "~/ui/use-script";
import type { TextsView } from "../view.server";
import { Key } from "./key";
import { ReviewFilter } from "./review-filter";
import { ReviewText } from "./review-text";
import { TextList } from "./text-list";
import { useReviewKeys } from "./use-review-keys";
import { intentOf } from "./verdict-form";

interface ReviewPageProps {
  view: TextsView;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Texts that wait for a person, judged one after the other. */
export function ReviewPage({ view, constraints, failed }: ReviewPageProps) {
  const { t } = useTranslation("reading");
  const { texts, chosen, firstHref, nextHref } = view;
  useReviewKeys();
  const open = useOpenText(texts);
  // What was refused may have left the list by being read anew.
  const isElsewhere = texts.every(({ id }) => !isRefusalOf(intentOf(id), failed));
  return (
    <div className="max-w-4xl xl:max-w-6xl">
      <h1 className="font-semibold text-xl leading-tight tracking-[-0.02em]">{t("pages.review")}</h1>
      <p className="mt-1 mb-5 max-w-prose text-pretty text-ink-2">{t("review.lead")}</p>
      <ReviewFilter key={Object.values(chosen).join()} view={view} />
      {isElsewhere && <Problem failed={failed} />}
      {texts.length === 0 ? (
        <NoTexts view={view} />
      ) : (
        <section aria-labelledby="texts">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id="texts" className="sr-only">
              {t("review.list")}
            </h2>
            <KeyHints />
          </div>
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(15rem,2fr)_minmax(0,5fr)]">
            <TextList texts={texts} chosen={open} />
            <ol className="min-w-0 space-y-3">
              {texts.map((text) => (
                <ReviewText
                  key={text.id}
                  text={text}
                  isOpen={text.id === open}
                  types={view.types}
                  constraints={constraints}
                  failed={failed}
                />
              ))}
            </ol>
          </div>
        </section>
      )}
      {(firstHref || nextHref) && (
        <p className="mt-4 flex flex-wrap gap-2">
          {firstHref && <LinkButton to={firstHref}>{t("review.first")}</LinkButton>}
          {nextHref && <LinkButton to={nextHref}>{t("review.next")}</LinkButton>}
        </p>
      )}
    </div>
  );
}

/** The one that the address names, else the first. */
function useOpenText(texts: TextsView["texts"]): number | undefined {
  const { hash } = useLocation();
  return (texts.find(({ id }) => hash === `#text-${id}`) ?? texts[0])?.id;
}

/** Nobody is left to guess what would be here, or what to do instead. */
function NoTexts({ view: { chosen, isNarrowed } }: { view: TextsView }) {
  const { t } = useTranslation("reading");
  if (isNarrowed) return <Nothing>{t("review.noneFiltered")}</Nothing>;
  if (chosen.view === "reviewed") return <Nothing>{t("review.noneReviewed")}</Nothing>;
  return (
    <NothingHere icon="list-checks" title={t("review.none")} text={t("review.noneLead")}>
      <Link to={paths.readingQuality()} className="font-medium text-accent-strong underline underline-offset-2">
        {t("review.noneLink")}
      </Link>
    </NothingHere>
  );
}

function KeyHints() {
  const { t } = useTranslation("reading");
  if (!useScript()) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-3 text-xs pointer-coarse:hidden in-data-[shortcuts=off]:hidden max-s:hidden">
      <span className="sr-only">{t("review.keys")}:</span>
      <Hint keys={["J", "K"]}>{t("review.keysMove")}</Hint>
      <Hint keys={["1–6"]}>{t("review.keysDecide")}</Hint>
      <Hint keys={["U"]}>{t("review.keysUndo")}</Hint>
    </p>
  );
}

function Hint({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
      {children}
    </span>
  );
}
