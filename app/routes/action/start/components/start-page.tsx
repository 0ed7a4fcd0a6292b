import { Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/page";
import { Panel } from "~/ui/section-page";
import { ActionFields, type Option } from "../../components/action-fields";

export interface StartView {
  alerts: readonly { id: number; title: string; language: string | null }[];
  moreAlerts: number;
  targets: readonly { id: number; name: string }[];
  types: readonly Option[];
  chosen: string | undefined;
  users: readonly Option[];
  teams: readonly Option[];
  back: string;
  constraints: Constraints;
}

/** What is to be done, by whom, until when. */
export function StartPage({ start, failed }: { start: StartView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("actions");
  const { types, chosen, users, teams, back, constraints } = start;
  return (
    <Page>
      <Panel title={t("start.title")} first>
        <About start={start} />
        <Form
          id="action"
          failed={failed}
          constraints={constraints}
          defaultValue={{ typeId: chosen ?? "" }}
          className="space-y-4.5"
        >
          <Select name="typeId" label={t("start.type")} options={types} />
          <Field name="title" label={t("start.name")} hint={t("start.nameHint")} autoComplete="off" />
          <ActionFields teams={teams} users={users} dueOnHint={t("start.dueOnHint")} />
          <div className="flex gap-2">
            <Button look="primary">{t("start.submit")}</Button>
            <LinkButton to={back}>{t("start.cancel")}</LinkButton>
          </div>
        </Form>
      </Panel>
    </Page>
  );
}

/** The alerts, or without any the targets: an alert names its own. */
function About({ start: { alerts, moreAlerts, targets } }: { start: StartView }) {
  const { t } = useTranslation("actions");
  if (alerts.length === 0 && targets.length === 0) return null;
  return (
    <section aria-label={t("start.about")} className="mb-5 rounded-card border border-line bg-card px-4 py-3">
      <h2 className="mb-1 font-semibold text-ink-3 text-xs">{t("start.about")}</h2>
      <ul className="space-y-1">
        {alerts.map(({ id, title, language }) => (
          <li key={id} lang={language ?? undefined} className="font-medium">
            {title}
          </li>
        ))}
        {alerts.length === 0 &&
          targets.map(({ id, name }) => (
            <li key={id} className="font-medium">
              {name}
            </li>
          ))}
      </ul>
      {moreAlerts > 0 && <p className="mt-1 text-ink-3 text-s">{t("start.more", { count: moreAlerts })}</p>}
    </section>
  );
}
