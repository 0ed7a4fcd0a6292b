import { Link } from "@remix-run/react";
import { DocumentTable } from "~/domain/document/document-table";
import type { ListedDocument } from "~/domain/document/document-words.server";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Nothing } from "~/ui/nothing";

interface DocumentsPageProps {
  name: string;
  documents: readonly ListedDocument[];
  /** Null for who may not. */
  add: string | null;
  all: string;
  more: string | null;
}

const LINK = "inline-block py-1 font-medium text-accent-strong underline-offset-2 hover:underline";

/** The proofs that a target's profile shows. */
export function DocumentsPage({ name, documents, add, all, more }: DocumentsPageProps) {
  const { t } = useTranslation("documents");
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <div className="mb-3 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-[640] text-s">{t("title")}</h2>
          <p className="mt-1 max-w-prose text-pretty text-ink-2 text-s">{t("onTarget.lead")}</p>
        </div>
        {add && (
          <LinkButton to={add}>
            <Icon name="plus" />
            {t("add")}
          </LinkButton>
        )}
      </div>
      {documents.length === 0 ? (
        <Nothing>{t("noneOnTarget")}</Nothing>
      ) : (
        <DocumentTable caption={t("title")} documents={documents} ofOneTarget />
      )}
      <p className="mt-3 flex flex-wrap gap-x-5 text-s">
        {more && (
          <Link to={more} className={LINK}>
            {t("more")}
          </Link>
        )}
        <Link to={all} className={LINK}>
          {t("onTarget.all", { name })}
        </Link>
      </p>
    </section>
  );
}
