import { SEARCH_NOTIFY, SEARCH_SCOPES } from "~/backend/contract/explorer-search-words";
import { Choices } from "~/forms/choices";
import { Field } from "~/forms/field";
import { useTranslation } from "~/i18n/use-translation";

interface SearchFieldsProps {
  mayShare: boolean;
  /** Its name is another one's to change: it is sent as it is. */
  keepsName?: string;
  /** Its owner's mails are nobody else's to choose. */
  choosesMails?: boolean;
}

/** What a saved search is called, who sees it, and when it is told of. Needs the texts `searches`. */
export function SearchFields({ mayShare, keepsName, choosesMails = true }: SearchFieldsProps) {
  const { t } = useTranslation("searches");
  return (
    <>
      {keepsName === undefined ? (
        <Field name="name" label={t("name")} autoComplete="off" />
      ) : (
        <input type="hidden" name="name" value={keepsName} />
      )}
      {mayShare && (
        <Choices
          name="scope"
          legend={t("scope.label")}
          hint={t("scope.hint")}
          type="radio"
          options={SEARCH_SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
      )}
      {choosesMails && (
        <Choices
          name="notify"
          legend={t("notify.label")}
          type="radio"
          options={SEARCH_NOTIFY.map((value) => ({
            value,
            label: t(`notify.${value}`),
            ...(value === "weekly" && { hint: t("notify.weeklyHint") }),
          }))}
        />
      )}
    </>
  );
}
