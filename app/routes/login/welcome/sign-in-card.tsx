import { Link, useNavigation } from "@remix-run/react";
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from "~/backend/contract/session-limits";
import { Field, Password } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { days, hours } from "~/time/duration";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface SignInCardProps {
  constraints: Constraints;
  failed: FailedForm | undefined;
  /** Of the sign-in, where the card stands on another page. */
  action?: string;
}

/** The form of whoever has an account, the way through the company, and what to do without one. */
export function SignInCard({ constraints, failed, action }: SignInCardProps) {
  const { t } = useTranslation(["login", "welcome"]);
  const sending = useNavigation().formAction !== undefined;
  const Heading = action ? "h2" : "h1";
  return (
    <section
      aria-labelledby="sign-in-heading"
      className="overflow-hidden rounded-card border border-line bg-card shadow-raised"
    >
      <div className="px-5 pt-6 pb-5 m:px-7">
        <Heading id="sign-in-heading" className="font-semibold text-l leading-tight tracking-[-0.01em]">
          {t("login:title")}
        </Heading>
        <p className="mt-1 mb-5 text-pretty text-ink-2">{t("login:lead")}</p>
        <Form id="sign-in" failed={failed} constraints={constraints} action={action} className="space-y-4">
          <Field name="email" type="email" label={t("login:email")} autoComplete="username" />
          <Password
            name="password"
            label={t("login:password")}
            autoComplete="current-password"
            words={{ show: t("login:show"), hide: t("login:hide") }}
          />
          <Button look="primary" size="large" className="mt-1 w-full" aria-busy={sending || undefined}>
            {t("login:submit")}
          </Button>
        </Form>
        <p className="mt-3">
          <Link
            to={paths.resetPassword()}
            className="inline-block py-1 text-accent-strong underline underline-offset-2"
          >
            {t("login:forgot")}
          </Link>
        </p>
        <p className="my-2 flex items-center gap-3 text-ink-3 text-s before:flex-1 before:border-line before:border-t after:flex-1 after:border-line after:border-t">
          {t("welcome:or")}
        </p>
        <LinkButton to={paths.companyLogin()} size="large" className="h-auto min-h-9 w-full py-1.5">
          <Icon name="building" />
          {t("login:company")}
        </LinkButton>
        <p className="mt-4 text-pretty text-ink-3 text-xs">
          {t("login:lasts", { hours: IDLE_LIMIT / hours(1), days: ABSOLUTE_LIMIT / days(1) })}
        </p>
      </div>
      <div className="border-line border-t bg-sunken px-5 py-4 m:px-7">
        <p className="font-semibold">{t("welcome:noAccount")}</p>
        <p className="text-pretty text-ink-2">{t("welcome:noAccountText")}</p>
        <Link
          to={paths.signup("home")}
          className="mt-1 inline-block py-1 font-medium text-accent-strong underline underline-offset-2"
        >
          {t("welcome:ask")}
        </Link>
      </div>
    </section>
  );
}
