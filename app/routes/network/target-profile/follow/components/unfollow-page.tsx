import { Form, Link } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import type { Question } from "../view.server";

interface UnfollowPageProps {
  question: Question;
  /** Where the reader came from, and goes back to. */
  back: string;
}

/** What goes with a target before it is unfollowed for the whole company, and what stays. */
export function UnfollowPage({ question, back }: UnfollowPageProps) {
  const { t } = useTranslation("profile");
  const { leaves, stays, hidden } = question;
  return (
    <section className="max-w-xl">
      <h2 className="font-semibold text-m">{t("away.title")}</h2>
      <p className="mt-1 text-pretty text-ink-2">{t("away.lead")}</p>
      <ul className="mt-4 list-disc space-y-2 pl-5">
        <li>{t("away.noAlerts")}</li>
        {leaves.length > 0 && (
          <li>
            {t("away.leaves")} <Collections list={leaves} />
          </li>
        )}
        {stays.length > 0 && (
          <li>
            {t("away.stays")} <Collections list={stays} />
          </li>
        )}
        {hidden && <li>{hidden}</li>}
        <li>{t("away.evidence")}</li>
      </ul>
      <Form method="post" className="mt-5 flex flex-wrap gap-2">
        <IdempotencyKey answer={question} />
        <input type="hidden" name="returnTo" value={back} />
        <Button look="primary" name="follow" value="no">
          {t("away.confirm")}
        </Button>
        <LinkButton to={back}>{t("away.keep")}</LinkButton>
      </Form>
    </section>
  );
}

function Collections({ list }: { list: Question["leaves"] }) {
  return list.map(({ name, href }, index) => (
    <span key={href}>
      {index > 0 && ", "}
      <Link to={href} className="text-accent-strong underline underline-offset-2">
        {name}
      </Link>
    </span>
  ));
}
