import { Select } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";
import type { NewSearchView } from "../view.server";
import { SearchFields } from "./search-fields";

interface NewSearchPageProps {
  view: NewSearchView;
  mayShare: boolean;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Gives what the explorer was asked for a name, or puts it in the place of what a saved search asked for. */
export function NewSearchPage({ view, mayShare, constraints, failed }: NewSearchPageProps) {
  const { t } = useTranslation("searches");
  const { asks, matches, backHref, replaceable } = view;
  return (
    <FormFrame
      title={t("new.title")}
      lead={t("new.lead")}
      aside={
        <>
          <Beside title={t("new.asks")} isSubject>
            <p className="wrap-anywhere">{asks}</p>
            <p className="mt-1 text-ink-2">{matches}</p>
          </Beside>
          {replaceable.length > 0 && (
            <Beside title={t("replace.title")}>
              <p className="mb-3">{t("replace.lead")}</p>
              <Form id="replace" intent="replace" failed={failed} constraints={{}} className="space-y-3">
                <Select
                  name="search"
                  label={t("replace.search")}
                  options={[{ value: "", label: t("replace.choose") }, ...replaceable]}
                />
                <Button>{t("replace.submit")}</Button>
              </Form>
            </Beside>
          )}
        </>
      }
    >
      <Form
        id="save"
        intent="save"
        failed={failed}
        constraints={constraints}
        defaultValue={{ scope: "User", notify: "never" }}
        className="space-y-4.5"
      >
        <SearchFields mayShare={mayShare} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("new.save")}
          </Button>
          <LinkButton to={backHref} look="quiet" size="large">
            {t("cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}
