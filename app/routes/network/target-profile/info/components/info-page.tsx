import { Link } from "@remix-run/react";
import type { TargetInfo } from "~/backend/contract/target-info";
import { Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { HistoryCard } from "../../components/history-card";
import type { Change } from "../view.server";
import { PlaceSection, type PlaceWords } from "./place-section";

interface InfoPageProps {
  info: TargetInfo;
  report: string;
  sizes: readonly { value: string; label: string }[];
  place: PlaceWords;
  changes: readonly Change[];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** What a customer knows of a target of its own, to be put right, and what became of it. */
export function InfoPage({ info, report, sizes, place, changes, constraints, failed }: InfoPageProps) {
  const { t } = useTranslation("targetInfo");
  const { own, version, website, employees, size, contact } = info;
  return (
    <div className="grid items-start gap-3 xl:grid-cols-2">
      <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="info" className="mb-2 font-[640] text-s">
          {t("heading")}
        </h2>
        {own ? (
          <>
            <p className="mb-3 text-pretty text-ink-2 text-s">{t("lead")}</p>
            <Form
              key={version}
              id="info-form"
              failed={failed}
              constraints={constraints}
              defaultValue={{
                website: website ?? "",
                employees: employees === null ? "" : String(employees),
                size: size ?? "",
                email: contact.email,
                phone: contact.phone,
              }}
              className="space-y-3"
            >
              <VersionField now={version} />
              <Field name="website" type="url" label={t("website")} autoComplete="off" />
              <Field name="employees" label={t("employees")} inputMode="numeric" autoComplete="off" />
              <Select name="size" label={t("size")} options={[{ value: "", label: t("unknown") }, ...sizes]} />
              <Field name="email" inputMode="email" label={t("email")} autoComplete="off" />
              <Field name="phone" type="tel" label={t("phone")} autoComplete="off" />
              <Button look="primary">{t("save")}</Button>
            </Form>
          </>
        ) : (
          <Notice>{t("notOwn")}</Notice>
        )}
        <p className="mt-3 text-s">
          <Link to={report} className="text-accent-strong underline underline-offset-2">
            {t("elsewhere")}
          </Link>
        </p>
      </section>
      <div className="[&>:first-child]:mt-0">
        {own && <PlaceSection info={info} place={place} failed={failed} />}
        <HistoryCard id="changes" heading={t("history")} entries={changes} />
      </div>
    </div>
  );
}
