import { Link } from "@remix-run/react";
import { Form, isRefusalOf, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";
import { Notice } from "~/ui/notice";
import { SecondStep } from "~/ui/second-step";
import { KeepButton } from "../../explorer/components/keep-button";
import { SearchFields } from "../../explorer-search-new/components/search-fields";
import type { SearchView } from "../view.server";

interface SearchPageProps {
  view: SearchView;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

const LINK = "text-accent-strong underline underline-offset-2";

/** A saved search: its name, who sees it and when its owner is told, for who may change it; what is new, and its receipts. */
export function SearchPage({ view, constraints, failed }: SearchPageProps) {
  const { t } = useTranslation("searches");
  const { name, scope, notify, version, mayChange, mayShare, isOwn, readOnly, copyHref, choosesMailsOnly } = view;
  return (
    <FormFrame
      title={name}
      lead={view.whose ? `${t(`scope.${scope}`)} · ${view.whose}` : t(`scope.${scope}`)}
      aside={<Beyond view={view} />}
    >
      <section aria-labelledby="asks-heading" className="mb-6">
        <h2 id="asks-heading" className="font-semibold text-m">
          {t("search.asks")}
        </h2>
        <p className="wrap-anywhere mt-1">{view.asks}</p>
        <p className="mt-1 text-ink-2">{view.matches}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <LinkButton to={view.explorerHref}>{t("search.open")}</LinkButton>
          {view.maySave && <KeepButton action={view.keepAction} word={t("receipts.keep")} />}
        </p>
      </section>
      {readOnly && (
        <Notice>
          {readOnly}
          {copyHref && (
            <>
              {" "}
              <Link to={copyHref} className={LINK}>
                {t("search.copy")}
              </Link>
            </>
          )}
        </Notice>
      )}
      {(mayChange || choosesMailsOnly) && (
        <Form
          id="search"
          intent="search"
          failed={failed}
          constraints={constraints}
          defaultValue={{ name, scope, notify }}
          className="space-y-4.5"
        >
          <VersionField now={version} />
          <SearchFields
            mayShare={mayShare && mayChange}
            choosesMails={isOwn}
            {...(choosesMailsOnly && { keepsName: name })}
          />
          {view.ownersMails && <p className="text-ink-2">{view.ownersMails}</p>}
          <FormFoot>
            <Button look="primary" size="large">
              {t("search.save")}
            </Button>
            <LinkButton to={paths.explorerSearches()} look="quiet" size="large">
              {t("cancel")}
            </LinkButton>
          </FormFoot>
        </Form>
      )}
      {mayChange && (
        <SecondStep title={t("search.delete")} text={t("search.deleteLead")} open={isRefusalOf("delete", failed)}>
          <Form id="delete" intent="delete" failed={failed} constraints={{}}>
            <Button look="danger">{t("search.delete")}</Button>
          </Form>
        </SecondStep>
      )}
    </FormFrame>
  );
}

/** What is new, and what was kept. */
function Beyond({ view }: { view: SearchView }) {
  const { t } = useTranslation("searches");
  const { news, receipts } = view;
  return (
    <>
      <Beside title={t("search.news")} isSubject>
        {view.isTooMany && <p className="mb-2">{view.tooMany}</p>}
        {news && (
          <>
            <p>{news.lead}</p>
            <ul className="wrap-anywhere mt-1 list-disc space-y-0.5 pl-5">
              {news.targets.map(({ id, name, href }) => (
                <li key={id}>
                  <Link to={href} className={LINK}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            {news.more && <p className="mt-1 text-ink-2">{news.more}</p>}
          </>
        )}
        {!news && !view.isTooMany && <p>{t("noNews")}</p>}
        {view.checked && <p className="mt-1 text-ink-2">{view.checked}</p>}
      </Beside>
      <Beside title={t("receipts.ofSearch")} isSubject>
        {receipts.length === 0 ? (
          <p>{t("receipts.noneOfSearch")}</p>
        ) : (
          <ul className="space-y-1">
            {receipts.map(({ id, when, href, found }) => (
              <li key={id}>
                <Link to={href} className={LINK}>
                  {when}
                </Link>{" "}
                <span className="text-ink-2">{found}</span>
              </li>
            ))}
          </ul>
        )}
        {view.allReceiptsHref && (
          <p className="mt-2">
            <Link to={view.allReceiptsHref} className={LINK}>
              {t("receipts.all")}
            </Link>
          </p>
        )}
      </Beside>
    </>
  );
}
