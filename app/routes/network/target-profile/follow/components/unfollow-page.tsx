import { Form } from "@remix-run/react";
import type { Losses } from "~/domain/unfollow/losses.server";
import { WhatGoes } from "~/domain/unfollow/what-goes";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";

interface UnfollowPageProps {
  losses: Losses;
  /** Where the reader came from, and goes back to. */
  back: string;
}

/** The question before a target is unfollowed. */
export function UnfollowPage({ losses, back }: UnfollowPageProps) {
  const { t } = useTranslation("profile");
  const { t: u } = useTranslation("unfollow");
  return (
    <section className="max-w-xl">
      <h2 className="font-semibold text-m">{t("away.title")}</h2>
      <p className="mt-1 mb-4 text-pretty text-ink-2">{u("lead")}</p>
      <WhatGoes losses={losses} />
      <Form method="post" className="mt-5 flex flex-wrap gap-2">
        <IdempotencyKey answer={losses} />
        <input type="hidden" name="returnTo" value={back} />
        <Button look="primary" name="follow" value="no">
          {t("away.confirm")}
        </Button>
        <LinkButton to={back}>{t("away.keep")}</LinkButton>
      </Form>
    </section>
  );
}
