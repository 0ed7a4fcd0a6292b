import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { Meter } from "~/charts/meter";
import { Health } from "~/domain/source/health";
import { About } from "~/i18n/about";
import { Moment } from "~/i18n/moment";
import { Sentences } from "~/i18n/sentences";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import type { OverviewView } from "../view.server";
import { Changes } from "./changes";

const LINK = "text-accent-strong underline-offset-2 hover:underline";

/** What waits first, then what came in and how the sources and places do, then who changed what. */
export function OverviewPage({
  view: { decide, imports, supply, sources, lists, mayImportLists, places, changes },
}: {
  view: OverviewView;
}) {
  const { t } = useTranslation("dataPages");
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        <LinkButton to={paths.addSuppliers("my")}>{t("add")}</LinkButton>
        <LinkButton to={paths.importNew()} look="primary">
          {t("importNew")}
        </LinkButton>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 l:grid-cols-2">
        <div className={COLUMN}>
          <Card title={t("decide.title")} all={decide.href}>
            <p>{decide.summary}</p>
            <Lines lines={decide.rows} />
            {decide.duplicates && (
              <p className="mt-2">
                <Link to={decide.duplicates.href} className={LINK}>
                  {decide.duplicates.text}
                </Link>
              </p>
            )}
          </Card>
          <Card title={t("places.title")} all={places.check?.href ?? null}>
            <p>{places.summary}</p>
            {places.share !== null && (
              <div className="mt-2 text-accent">
                <Meter value={places.share * 100} />
              </div>
            )}
            {places.check && (
              <p className="mt-2">
                <Link to={places.check.href} className={LINK}>
                  {places.check.text}
                </Link>
              </p>
            )}
            {places.doubt && (
              <p className="mt-2">
                <Link to={places.doubt.href} className={LINK}>
                  {places.doubt.text}
                </Link>
              </p>
            )}
          </Card>
        </div>
        <div className={COLUMN}>
          <Card title={t("imports.title")} all={paths.imports()}>
            {imports.length === 0 ? <Nothing>{t("imports.none")}</Nothing> : <Lines lines={imports} />}
          </Card>
          <Card title={t("supply.title")} all={null}>
            <p>{supply.summary}</p>
            <p className="mt-2">
              <Link to={supply.link.href} className={LINK}>
                {supply.link.text}
              </Link>
            </p>
          </Card>
          <Card title={t("lists.title")} all={paths.lists()}>
            {lists.length === 0 ? <Nothing>{t("lists.none")}</Nothing> : <Lines lines={lists} />}
            {mayImportLists && (
              <p className="mt-2">
                <Link to={paths.list("new")} className={LINK}>
                  {t("lists.import")}
                </Link>
              </p>
            )}
          </Card>
          {sources && (
            <Card title={t("sources.title")} all={paths.sources()}>
              <p>
                <Sentences of={sources.summary} />
              </p>
              {sources.ailing.length > 0 && (
                <ul className="mt-2">
                  {sources.ailing.map(({ name, href, health }) => (
                    <li key={href} className={ROW}>
                      <Link to={href} className={`wrap-anywhere font-medium ${LINK}`}>
                        {name}
                      </Link>
                      <Health health={health} />
                    </li>
                  ))}
                </ul>
              )}
              {sources.more && <p className="mt-2 text-ink-2 text-s">{sources.more}</p>}
              <p className="mt-2">
                <Link to={paths.events()} className={LINK}>
                  {t("sources.events")}
                </Link>
              </p>
            </Card>
          )}
        </div>
      </div>
      {changes && (
        <div className="mt-4">
          <Card title={t("latest.title")} all={null}>
            {changes.length === 0 ? <Nothing>{t("latest.none")}</Nothing> : <Changes entries={changes} />}
          </Card>
        </div>
      )}
    </Page>
  );
}

/** Cards of their own height, one below the other. */
const COLUMN = "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4";

const ROW =
  "flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line-2 border-t py-2 first:border-t-0";

function Card({ title, all, children }: { title: string; all: string | null; children: ReactNode }) {
  const { t } = useTranslation("dataPages");
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-semibold text-m">
          {title}
        </h2>
        {all && (
          <Link to={all} className={`text-s ${LINK}`}>
            {t("open")}
            <About>{title}</About>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

interface LinesProps {
  lines: readonly { key: string; text: string; href: string; detail: string; at?: string }[];
}

function Lines({ lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className="mt-2">
      {lines.map(({ key, text, href, detail, at }) => (
        <li key={key} className="border-line-2 border-t py-2 first:border-t-0">
          <Link to={href} className={`wrap-anywhere font-medium ${LINK}`}>
            {text}
          </Link>
          <span className="wrap-anywhere block text-ink-3 text-s">
            {detail}
            {at && (
              <>
                {" · "}
                <Moment at={at} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
