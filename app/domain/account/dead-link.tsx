import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { FormPage } from "~/ui/form-page";

interface DeadLinkProps {
  /** Why it may be, and what to do, where more is known than that it leads nowhere. */
  text?: string;
  /** Where to go from here, as buttons. */
  children?: ReactNode;
}

/** A link from a mail that was used, is too old, or never was one: the same page wherever it led. */
export function DeadLink({ text, children }: DeadLinkProps) {
  const { t } = useTranslation("shell");
  return (
    <FormPage title={t("deadLink.title")} lead={text ?? t("deadLink.text")}>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </FormPage>
  );
}
