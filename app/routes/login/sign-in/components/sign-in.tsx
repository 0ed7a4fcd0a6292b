import { Link, useNavigation } from "@remix-run/react";
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from "~/backend/contract/session-limits";
import { Field, Password } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { days, hours } from "~/time/duration";
import { Button } from "~/ui/button";
import { TierDrawing } from "./tier-drawing";

const LINK = "inline-block py-1 text-accent-strong underline underline-offset-2";

interface SignInProps {
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** The form, and beside it, where there is room, what the product does in one picture. */
export function SignIn({ constraints, failed }: SignInProps) {
  const { t } = useTranslation("login");
  const sending = useNavigation().formAction !== undefined;
  return (
    <div className="grid flex-1 l:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="grid place-items-center px-(--page-padding) py-10">
        <div className="w-full max-w-88">
          <h1 className="font-semibold text-xl leading-tight tracking-[-0.02em]">{t("title")}</h1>
          <p className="mt-1.5 mb-7 text-pretty text-ink-2">{t("lead")}</p>
          <Form id="sign-in" failed={failed} constraints={constraints} className="space-y-4.5">
            <Field name="email" type="email" label={t("email")} autoComplete="username" />
            <Password
              name="password"
              label={t("password")}
              autoComplete="current-password"
              words={{ show: t("show"), hide: t("hide") }}
            />
            <Button look="primary" size="large" className="mt-1.5 w-full" aria-busy={sending || undefined}>
              {t("submit")}
            </Button>
          </Form>
          <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-1">
            <Link to={paths.resetPassword()} className={LINK}>
              {t("forgot")}
            </Link>
            <Link to={paths.companyLogin()} className={LINK}>
              {t("company")}
            </Link>
          </p>
          <p className="mt-5 text-pretty text-ink-3 text-xs">
            {t("lasts", { hours: IDLE_LIMIT / hours(1), days: ABSOLUTE_LIMIT / days(1) })}
          </p>
        </div>
      </div>
      <TierDrawing />
    </div>
  );
}
