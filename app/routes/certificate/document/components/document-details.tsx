import { Form, Link } from "@remix-run/react";
import { ValidityMark } from "~/domain/document/validity-mark";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/page";
import type { HistoryEntry } from "../history.server";
import type { DocumentView } from "../view.server";

interface DocumentDetailsProps {
  view: DocumentView;
  history: readonly HistoryEntry[];
  mayWrite: boolean;
}

const CARD = "min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5";

/** One document: what it proves and until when, its file, and what became of it. */
export function DocumentDetails({ view, history, mayWrite }: DocumentDetailsProps) {
  const { t } = useTranslation("documents");
  const { id, name, target, description, validity, file, fileHref, size } = view;
  return (
    <Page>
      <header className="mb-5 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-balance font-semibold text-xl leading-tight tracking-[-0.02em]">{name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-2">
            {target ? (
              <Link to={target.href} className="underline underline-offset-2">
                {target.name}
              </Link>
            ) : (
              t("own")
            )}
            <ValidityMark validity={validity} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {mayWrite && <LinkButton to={paths.documentEdit(id)}>{t("edit.link")}</LinkButton>}
          <LinkButton to={paths.documentReport(id)}>{t("report.link")}</LinkButton>
          {mayWrite && <LinkButton to={paths.documentDeletion(id)}>{t("delete.link")}</LinkButton>}
        </div>
      </header>
      <div className="grid items-start gap-4 l:grid-cols-[minmax(0,1fr)_22rem]">
        <section className={CARD}>
          <h2 className="mb-3 font-[640] text-s">{t("facts.heading")}</h2>
          {description && <p className="mb-3 max-w-prose whitespace-pre-line text-pretty">{description}</p>}
          <Facts view={view} />
        </section>
        <div className="grid gap-4">
          <section className={CARD}>
            <h2 className="mb-2 font-[640] text-s">{t("columns.file")}</h2>
            <p className="break-all">{file}</p>
            <p className="mb-3 text-ink-3 text-xs tabular-nums">{size}</p>
            {/* No page: the browser saves it. */}
            <LinkButton to={fileHref} reloadDocument look="primary" aria-label={t("downloadOf", { file, size })}>
              {t("download")}
            </LinkButton>
          </section>
          <Notifications view={view} mayWrite={mayWrite} />
        </div>
      </div>
      <History entries={history} />
    </Page>
  );
}

function Facts({ view: { facts } }: { view: DocumentView }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 s:grid-cols-[11rem_minmax(0,1fr)] [&_dd]:mb-1.5 s:[&_dd]:mb-0">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-ink-3 text-s">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notifications({ view: { notifyCustomer, renewal }, mayWrite }: { view: DocumentView; mayWrite: boolean }) {
  const { t } = useTranslation("documents");
  return (
    <section className={CARD}>
      <h2 className="mb-2 font-[640] text-s">{t("notifications.heading")}</h2>
      {renewal && (
        <p className="mb-2 text-pretty">
          <Link to={renewal} className="font-medium text-accent-strong underline-offset-2 hover:underline">
            {t("facts.renewal")}
          </Link>
        </p>
      )}
      <p className="text-pretty text-ink-2">{t(notifyCustomer ? "notifications.on" : "notifications.off")}</p>
      {mayWrite && (
        <Form method="post" className="mt-3">
          <IdempotencyKey answer={notifyCustomer} />
          <Button name="notify" value={notifyCustomer ? "no" : "yes"}>
            {t(notifyCustomer ? "notifications.switchOff" : "notifications.switchOn")}
          </Button>
        </Form>
      )}
    </section>
  );
}

function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation("documents");
  if (entries.length === 0) return null;
  return (
    <section className={`mt-4 ${CARD}`}>
      <h2 className="mb-1 font-[640] text-s">{t("history.heading")}</h2>
      <ol>
        {entries.map(({ key, text, when }) => (
          <li key={key} className="wrap-anywhere border-line-2 border-t py-2 text-s first:border-0">
            {text}
            <span className="block text-ink-3 text-xs">{when}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
