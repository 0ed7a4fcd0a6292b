import type { ComponentProps } from "react";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";
import { Notice } from "~/ui/notice";
import { ActionFields, type Option } from "../../components/action-fields";
import { PlanFields } from "../../components/plan-fields";
import type { UnderWay } from "../under-way.server";
import { UnderWayNotice } from "./under-way-notice";

export interface StartView {
  alerts: readonly { id: number; title: string; language: string | null }[];
  moreAlerts: number;
  targets: readonly { id: number; name: string }[];
  types: readonly Option[];
  plan: Omit<ComponentProps<typeof PlanFields>, "users">;
  typed: ComponentProps<typeof Form>["defaultValue"];
  /** Where there are several targets: one for all, or one for each. */
  each: readonly Option[] | null;
  maySuspend: boolean;
  /** What is open about the same already. */
  underWay: readonly UnderWay[];
  /** What became of the template that was asked for, and that not all is taken. */
  notices: readonly string[];
  /** What the template wants for a proof. */
  evidence: string | null;
  users: readonly Option[];
  teams: readonly Option[];
  back: string;
  constraints: Constraints;
}

/** What is to be done, by whom, until when. */
export function StartPage({ start, failed }: { start: StartView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("actions");
  const { types, users, teams, plan, typed, each, maySuspend, notices, evidence, back, constraints } = start;
  return (
    <FormFrame title={t("start.title")} aside={<Explained start={start} />}>
      {notices.map((notice) => (
        <div key={notice} className="mb-4.5">
          <Notice>{notice}</Notice>
        </div>
      ))}
      {start.underWay.length > 0 && <UnderWayNotice actions={start.underWay} />}
      <Form id="action" failed={failed} constraints={constraints} defaultValue={typed} className="space-y-4.5">
        <Select name="typeId" label={t("start.type")} options={types} />
        <Field name="title" label={t("start.name")} hint={t("start.nameHint")} autoComplete="off" />
        {each && <Choices name="each" type="radio" legend={t("start.each")} options={each} />}
        <ActionFields teams={teams} users={users} dueOnHint={t("start.dueOnHint")} />
        {evidence && <p className="text-ink-2 text-s">{t("start.evidence", { evidence })}</p>}
        {maySuspend && (
          <div className={OF_ORDER_STOP}>
            <Field name="reason" label={t("start.reason")} hint={t("start.lastResort")} autoComplete="off" />
          </div>
        )}
        <PlanFields {...plan} users={users} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("start.submit")}
          </Button>
          <LinkButton to={back} look="quiet" size="large">
            {t("start.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

/** Out of sight while another type is chosen; seen by a browser that does not know `:has`, and with a problem. */
const OF_ORDER_STOP = "not-has-[[aria-invalid=true]]:in-[form:has(option[value=suspend-orders]:not(:checked))]:hidden";

/** What the action is about, and what becomes of it. */
function Explained({ start }: { start: StartView }) {
  const { t } = useTranslation("actions");
  return (
    <>
      <About start={start} />
      <Beside title={t("start.notifications")}>
        <p>{t("start.notificationsText")}</p>
      </Beside>
      <Beside title={t("start.dueOn")}>
        <p>{t("start.dueOnHint")}</p>
      </Beside>
    </>
  );
}

/** The alerts, or without any the targets: an alert names its own. */
function About({ start: { alerts, moreAlerts, targets } }: { start: StartView }) {
  const { t } = useTranslation("actions");
  if (alerts.length === 0 && targets.length === 0) return null;
  return (
    <Beside title={t("start.about")} isSubject>
      <ul className="space-y-1">
        {alerts.map(({ id, title, language }) => (
          <li key={id} lang={language ?? undefined}>
            {title}
          </li>
        ))}
        {alerts.length === 0 && targets.map(({ id, name }) => <li key={id}>{name}</li>)}
      </ul>
      {moreAlerts > 0 && <p className="mt-1">{t("start.more", { count: moreAlerts })}</p>}
    </Beside>
  );
}
