import { ROLES } from "~/backend/contract/permissions";
import { useTranslation } from "~/i18n/use-translation";

/** The roles as choices, from who may least to who may most. */
export function useRoleOptions(): { value: string; label: string }[] {
  const { t } = useTranslation("account");
  return ROLES.map((value) => ({ value, label: t(`roles.${value}`) }));
}
