import { Link } from "@remix-run/react";
import { DocumentTable } from "~/domain/document/document-table";
import type { ListedDocument } from "~/domain/document/document-words.server";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import type { TypeOptions } from "../../type-options.server";
import type { DocumentFilter } from "../filter";
import { FilterForm } from "./filter-form";

interface ListPageProps {
  filter: DocumentFilter;
  /** The name of the target that the list is narrowed to. */
  target: string | null;
  types: readonly TypeOptions[];
  documents: readonly ListedDocument[];
  total: { count: number; number: string };
  isFiltered: boolean;
  /** Where these lead; null where there is nothing to lead to. */
  add: string | null;
  more: string | null;
  newest: string | null;
}

const LINK = "inline-block py-1 font-medium text-accent-strong underline-offset-2 hover:underline";

/** Which proofs there are, and what is about to run out. */
export function ListPage({ documents, total, isFiltered, add, more, newest, ...filter }: ListPageProps) {
  const { t } = useTranslation("documents");
  const none = isFiltered ? "noneFound" : add ? "none" : "noneYet";
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        {add && (
          <LinkButton to={add} look="primary">
            <Icon name="plus" />
            {t("add")}
          </LinkButton>
        )}
      </PageHead>
      <FilterForm {...filter} />
      <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
        {documents.length === 0 ? (
          <Nothing>{t(none)}</Nothing>
        ) : (
          <>
            <p className="mb-2 text-ink-3 text-xs tabular-nums">{t("found", total)}</p>
            <DocumentTable caption={t("title")} documents={documents} />
          </>
        )}
        {(more || newest) && (
          <p className="mt-3 flex gap-5 border-line-2 border-t pt-3 text-s">
            {newest && (
              <Link to={newest} className={LINK}>
                {t("newest")}
              </Link>
            )}
            {more && (
              <Link to={more} className={LINK}>
                {t("more")}
              </Link>
            )}
          </p>
        )}
      </section>
    </Page>
  );
}
