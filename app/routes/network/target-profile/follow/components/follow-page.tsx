import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

/** In place of the question, for a target that nobody in the company follows. */
export function FollowPage({ back }: { back: string }) {
  const { t } = useTranslation("profile");
  return (
    <section className="max-w-xl">
      <h2 className="font-semibold text-m">{t("follow")}</h2>
      <p className="mt-1 text-pretty text-ink-2">{t("note.notFollowed")}</p>
      <Form method="post" className="mt-5">
        <input type="hidden" name="returnTo" value={back} />
        <Button look="primary" name="follow" value="yes">
          {t("follow")}
        </Button>
      </Form>
    </section>
  );
}
