import { isRole, ROLES } from "~/backend/contract/permissions";
import { useTranslation } from "~/i18n/use-translation";

/** The roles as choices, from who may least to who may most; behind them those that only the backend knows and somebody has. */
export function useRoleOptions(had: readonly string[] = []): { value: string; label: string }[] {
  const name = useRoleName();
  const others = had.filter((role) => !isRole(role));
  return [...ROLES, ...others].map((value) => ({ value, label: name(value) }));
}

/** A role in words; one that only the backend knows by its own name. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation("account");
  return (role) => (isRole(role) ? t(`roles.${role}`) : role);
}
