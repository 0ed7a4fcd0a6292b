import { Form, useLocation } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";
import type { ShellUser } from "./user";

/** Opens without a script; with one it also closes with Escape, with a click elsewhere and on the way to another page. */
export function UserMenu({ user }: { user: ShellUser }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  return (
    <details
      key={key}
      className="group relative ml-auto"
      onKeyDown={closeWithEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
      }}
    >
      <summary
        aria-label={t("userMenu.label", { name: user.name })}
        className="-mr-1 flex list-none items-center gap-1 rounded-full p-1 hover:bg-hover"
      >
        <span className="grid size-7.5 place-items-center rounded-full bg-accent font-semibold text-on-accent text-xs">
          {user.initials}
        </span>
        <Icon name="chevron-down" className="size-3.5 text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 z-10 mt-1.5 w-64 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card shadow-raised">
        <dl className="border-line border-b px-4 py-3">
          <dt className="sr-only">{t("userMenu.name")}</dt>
          <dd className="font-semibold">{user.name}</dd>
          <dt className="sr-only">{t("userMenu.email")}</dt>
          <dd className="text-ink-3 text-xs">{user.email}</dd>
          <dt className="sr-only">{t("userMenu.customer")}</dt>
          <dd className="mt-1.5 text-ink-2 text-s">{user.customer}</dd>
        </dl>
        <Form method="post" action={paths.logout()} className="p-1.5">
          <button
            type="submit"
            className="flex w-full items-center gap-2.5 rounded-control px-2.5 py-2 text-left font-medium text-ink-2 hover:bg-hover hover:text-ink"
          >
            <Icon name="log-out" />
            {t("userMenu.signOut")}
          </button>
        </Form>
      </div>
    </details>
  );
}

function closeWithEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}
