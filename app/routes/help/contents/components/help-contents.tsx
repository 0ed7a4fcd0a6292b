import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Page, PageHead } from "~/ui/page";
import type { firstStepsOf } from "../first-steps";
import type { HelpContents as Contents, HelpEntry } from "../queries.server";

/** Where to begin, what the words mean, and what the company itself has written. */
export function HelpContents({ steps, groups, own, newKey }: Contents & { steps: ReturnType<typeof firstStepsOf> }) {
  const { t } = useTranslation("help");
  const mayChange = newKey !== null;
  return (
    <Page reading>
      <PageHead title={t("title")} lead={t("lead")}>
        {mayChange && <LinkButton to={paths.contextHelp(newKey, paths.help())}>{t("add")}</LinkButton>}
      </PageHead>
      <Part heading={t("steps")}>
        <ol className="divide-y divide-line border-line border-y">
          {steps.map(({ key, to, icon }) => (
            <li key={key}>
              <Link to={to} className="group flex items-start gap-3 py-2.5">
                <Icon name={icon} className="mt-0.5 text-ink-3" />
                <span className="min-w-0">
                  <span className="block font-medium text-accent-strong underline-offset-2 group-hover:underline">
                    {t(`step.${key}.name`)}
                  </span>
                  <span className="block text-pretty text-ink-2 text-s">{t(`step.${key}.text`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </Part>
      {groups.map(({ group, entries }) => (
        <Part key={group} heading={t(`groups.${group}`)}>
          <Entries entries={entries} mayChange={mayChange} />
        </Part>
      ))}
      {(mayChange || own.length > 0) && (
        <Part heading={t("own")}>
          {own.length > 0 ? (
            <Entries entries={own} mayChange={mayChange} />
          ) : (
            <p className="text-pretty text-ink-2">{t("noOwn")}</p>
          )}
        </Part>
      )}
      <Part heading={t("more")}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          <More to={paths.shortcuts()}>{t("shell:userMenu.shortcuts")}</More>
          <More to={paths.legal()}>{t("shell:footer.legal")}</More>
          <More to={paths.cookies()}>{t("shell:footer.cookies")}</More>
        </ul>
      </Part>
    </Page>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-8 first-of-type:mt-0">
      <h2 className="mb-2 font-semibold text-m">{heading}</h2>
      {children}
    </section>
  );
}

function Entries({ entries, mayChange }: { entries: readonly HelpEntry[]; mayChange: boolean }) {
  const { t } = useTranslation("help");
  return (
    <dl className="divide-y divide-line border-line border-y">
      {entries.map(({ key, title, body }) => (
        <div key={key} className="gap-x-6 py-2.5 s:grid s:grid-cols-[11rem_1fr]">
          <dt className="flex items-start justify-between gap-2 text-pretty font-medium">
            {title}
            {mayChange && (
              <Link
                to={paths.contextHelp(key, paths.help())}
                title={t("change", { title })}
                className="-my-0.5 grid size-6 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-hover hover:text-ink"
              >
                <Icon name="settings" label={t("change", { title })} />
              </Link>
            )}
          </dt>
          <dd className="whitespace-pre-line text-pretty text-ink-2">{body}</dd>
        </div>
      ))}
    </dl>
  );
}

function More({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className="inline-block py-1 text-accent-strong underline underline-offset-2">
        {children}
      </Link>
    </li>
  );
}
