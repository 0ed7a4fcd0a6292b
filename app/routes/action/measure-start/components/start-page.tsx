import { Link } from "@remix-run/react";
import { Choices } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FactLine } from "~/ui/fact-line";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";
import { Nothing } from "~/ui/nothing";
import { Notice } from "~/ui/notice";
import type { Option } from "../../components/action-fields";

export interface StartView {
  title: string;
  language: string;
  what: string;
  warnings: readonly string[];
  facts: readonly string[];
  steps: readonly string[];
  version: string;
  /** It suspends orders. */
  needsReason: boolean;
  measureHref: string;
  retired: { title: string | null; href: string | null } | null;
  targets: readonly Option[];
  /** Null where all that are listed are selected. */
  whom: readonly Option[] | null;
  /** How many are selected where all of a selection are meant. */
  selectedCount: number | null;
  /** There are more at risk than are listed. */
  more: string | null;
  chosen: readonly string[];
  dueOn: string;
  users: readonly Option[];
  teams: readonly Option[];
  constraints: Constraints;
}

/** For whom a measure is started, as one action each or one for all, until when and by whom. */
export function StartPage({ start, failed }: { start: StartView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("measures");
  return (
    <FormFrame title={t("start.heading", { title: start.title })} aside={<Explained start={start} />}>
      {start.retired && <Retired retired={start.retired} />}
      {start.targets.length > 0 || start.whom?.length ? (
        <StartForm start={start} failed={failed} />
      ) : (
        <>
          <Nothing>{t("start.nobody")}</Nothing>
          <p className="mt-3">
            <LinkButton to={paths.collection("my")}>{t("start.toCollection")}</LinkButton>
          </p>
        </>
      )}
    </FormFrame>
  );
}

function StartForm({ start, failed }: { start: StartView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("measures");
  const {
    targets,
    whom,
    selectedCount,
    more,
    chosen,
    dueOn,
    users,
    teams,
    version,
    needsReason,
    measureHref,
    constraints,
  } = start;
  const actions = useTranslation("actions");
  return (
    <Form
      id="start"
      failed={failed}
      constraints={constraints}
      defaultValue={{ whom: whom?.[0]?.value ?? "selected", targetIds: chosen, together: "each", dueOn }}
      className="space-y-4.5"
    >
      {/* Always what the page shows: a version that was refused is not sent again. */}
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="listed" value={targets.map(({ value }) => value).join(",")} />
      {/* What the page says now: after a refusal for another number, the new one is confirmed. */}
      {selectedCount !== null && <input type="hidden" name="selectedCount" value={selectedCount} />}
      {more && <Notice>{more}</Notice>}
      {whom && <Choices name="whom" type="radio" legend={t("start.whom")} options={whom} />}
      {targets.length > 0 && (
        <Framed>
          <Choices name="targetIds" legend={t("start.targets")} hint={t("start.targetsHint")} options={targets} />
        </Framed>
      )}
      <Choices
        name="together"
        type="radio"
        legend={t("start.together")}
        options={[
          { value: "each", label: t("start.each") },
          { value: "one", label: t("start.one") },
        ]}
      />
      {needsReason && (
        <Field
          name="reason"
          label={actions.t("start.reason")}
          hint={actions.t("start.lastResort")}
          autoComplete="off"
        />
      )}
      <Field name="dueOn" type="date" label={t("start.dueOn")} hint={t("start.dueOnHint")} />
      {teams.length > 0 && (
        <Framed>
          <Choices name="teamIds" legend={t("start.teams")} options={teams} />
        </Framed>
      )}
      {users.length > 0 && (
        <Framed>
          <Choices name="userIds" legend={t("start.people")} options={users} />
        </Framed>
      )}
      <FormFoot>
        <Button look="primary" size="large">
          {t("start.submit")}
        </Button>
        <LinkButton to={measureHref} look="quiet" size="large">
          {t("start.cancel")}
        </LinkButton>
      </FormFoot>
    </Form>
  );
}

/** Many scroll within their frame. */
function Framed({ children }: { children: React.ReactNode }) {
  return <div className="scrolls max-h-96 rounded-card border border-line px-4 py-3">{children}</div>;
}

function Retired({ retired: { title, href } }: { retired: { title: string | null; href: string | null } }) {
  const { t } = useTranslation("measures");
  return (
    <div className="mb-4">
      <Notice tone="bad">
        <p>{t("page.retired")}</p>
        {href && (
          <p>
            <Link to={href} className="font-medium underline underline-offset-2">
              {t("page.successor", { title: title ?? "" })}
            </Link>
          </p>
        )}
      </Notice>
    </div>
  );
}

function Explained({ start: { language, what, warnings, facts, steps } }: { start: StartView }) {
  const { t } = useTranslation("measures");
  return (
    <>
      <Beside title={t("page.what")} isSubject>
        <p lang={language} className="whitespace-pre-line">
          {what}
        </p>
        <FactLine facts={facts} className="mt-1" />
      </Beside>
      {steps.length > 0 && (
        <Beside title={t("page.steps")}>
          <ol lang={language} className="list-decimal space-y-1 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Beside>
      )}
      {warnings.length > 0 && (
        <Beside title={t("page.warnings")}>
          {warnings.map((warning) => (
            <p key={warning} lang={language}>
              {warning}
            </p>
          ))}
        </Beside>
      )}
      <Beside title={t("start.next")}>
        <p>{t("start.nextText")}</p>
      </Beside>
    </>
  );
}
