import { Link } from "@remix-run/react";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";
import type { EntryView } from "../view.server";
import { EndForm } from "./end-form";

interface EntryPageProps {
  view: EntryView;
  failed: FailedForm | undefined;
}

/** What is known of one entry, to be corrected, to hold otherwise from a day on, or to be ended. */
export function EntryPage({ view, failed }: EntryPageProps) {
  const { t } = useTranslation("supplyPages");
  const { heading, about, version, values } = view;
  return (
    <FormFrame title={heading} lead={about} aside={<Consequences view={view} />}>
      <Form
        key={version}
        id="entry"
        intent="change"
        failed={failed}
        constraints={{}}
        defaultValue={values}
        className="space-y-6"
      >
        <VersionField now={version} />
        {GROUPS.map(({ key, fields }) => (
          <fieldset key={key} className="min-w-0">
            <legend className="mb-2 font-semibold">{t(`form.${key}`)}</legend>
            <div className="grid items-end gap-3 s:grid-cols-2">
              {fields.map((name) => (
                <Field
                  key={name}
                  name={name}
                  type={DAYS.includes(name) ? "date" : "text"}
                  label={t(`fields.${name}`)}
                  autoComplete="off"
                />
              ))}
            </div>
          </fieldset>
        ))}
        <Field name="since" type="date" label={t("fields.since")} hint={t("form.sinceHint")} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("form.save")}
          </Button>
          <LinkButton to={paths.supply()} look="quiet" size="large">
            {t("form.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
      <EndForm view={view} failed={failed} />
    </FormFrame>
  );
}

/** Fields of days; all others hold numbers or a short word. */
const DAYS: readonly string[] = ["validFrom", "validTo", "confirmedOn"];
const GROUPS = [
  { key: "shares", fields: ["share", "maxShare", "rampDays"] },
  { key: "stocks", fields: ["stockOwn", "stockSupplier", "transit"] },
  { key: "recovery", fields: ["recoverySite", "recoveryInsolvency"] },
  { key: "revenue", fields: ["revenueAtRisk", "currency"] },
  { key: "period", fields: ["validFrom", "validTo", "confirmedOn"] },
] as const;

function Consequences({ view: { supplier, importHref } }: { view: EntryView }) {
  const { t } = useTranslation("supplyPages");
  return (
    <Beside title={t("form.what")}>
      <ul className="list-disc space-y-1.5 pl-4">
        {(["empty", "correct", "from", "ledger", ...(importHref ? (["list"] as const) : [])] as const).map((key) => (
          <li key={key}>{t(`form.whatOf.${key}`)}</li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1.5">
        <Link to={supplier.href} className={LINK}>
          {supplier.name}
        </Link>
        {importHref && (
          <Link to={importHref} className={LINK}>
            {t("form.import")}
          </Link>
        )}
      </p>
    </Beside>
  );
}

const LINK = "text-accent-strong underline underline-offset-2";
