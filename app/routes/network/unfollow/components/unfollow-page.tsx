import { WhatGoes } from "~/domain/unfollow/what-goes";
import { Form } from "~/forms/form";
import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import { Notice } from "~/ui/notice";
import type { Question } from "../queries.server";

interface UnfollowPageProps {
  question: Question;
  /** Where the reader came from, and goes back to. */
  back: string;
  failed: FailedForm | undefined;
}

export function UnfollowPage({
  question: { among, count, number, losses, isTooMany, total },
  back,
  failed,
}: UnfollowPageProps) {
  const { t } = useTranslation("unfollow");
  const { t: n } = useTranslation("network");
  const cancel = (
    <LinkButton to={back} look="quiet" size="large">
      {t("cancel")}
    </LinkButton>
  );
  return (
    <FormFrame title={count > 0 ? t("heading", { count, number }) : t("title")} lead={losses ? t("lead") : undefined}>
      <Problem failed={failed} />
      {among.length > 0 && <p className="mb-3 text-ink-2">{among.join(DOT)}</p>}
      {losses ? (
        <>
          <WhatGoes losses={losses} />
          <Form id="unfollow" failed={failed} constraints={{}}>
            <input type="hidden" name="returnTo" value={back} />
            <input type="hidden" name="counted" value={total} />
            <FormFoot>
              <Button look="primary" size="large">
                {count > 0 ? t("confirm", { count, number }) : t("title")}
              </Button>
              {cancel}
            </FormFoot>
          </Form>
        </>
      ) : (
        <>
          <Notice>{isTooMany ? n("problems.tooMany") : t("nothing")}</Notice>
          <FormFoot>{cancel}</FormFoot>
        </>
      )}
    </FormFrame>
  );
}
