import { Form, Link } from "@remix-run/react";
import { USER_LINKS } from "~/access/areas";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";
import { Menu } from "./menu";
import { PreferenceForm } from "./preference-form";
import type { Chosen, ShellUser } from "./user";

/** Who is signed in, what they chose for themselves, where their account is kept, and the way out. */
export function UserMenu({ user, chosen }: { user: ShellUser; chosen: Chosen }) {
  const { t } = useTranslation();
  return (
    <Menu
      align="right"
      label={t("userMenu.label", { name: user.name, initials: user.initials })}
      buttonClassName="-mr-1 flex items-center gap-1 rounded-full p-1"
      button={
        <>
          <span className="grid size-7.5 place-items-center rounded-full bg-accent font-semibold text-on-accent text-xs">
            {user.initials}
          </span>
          <Icon name="chevron-down" className="size-3.5 text-ink-3 group-open:rotate-180" />
        </>
      }
    >
      <dl className="border-line border-b px-4 py-3">
        <dt className="sr-only">{t("userMenu.name")}</dt>
        <dd className="font-semibold">{user.name}</dd>
        <dt className="sr-only">{t("userMenu.email")}</dt>
        <dd className="text-ink-3 text-xs">{user.email}</dd>
        <dt className="sr-only">{t("userMenu.customer")}</dt>
        <dd className="mt-1.5 text-ink-2 text-s">{user.customer}</dd>
      </dl>
      <PreferenceForm chosen={chosen} className="border-line border-b px-4 py-3" />
      <div className="p-1.5">
        {USER_LINKS.filter(({ key }) => user.links.includes(key)).map(({ key, path, icon }) => (
          <Link key={key} to={path} className={ENTRY}>
            <Icon name={icon} />
            {t(`userMenu.${key}`)}
          </Link>
        ))}
        <Link to={paths.shortcuts()} className={ENTRY}>
          <Icon name="keyboard" />
          {t("userMenu.shortcuts")}
        </Link>
        <Form method="post" action={paths.logout()}>
          <button type="submit" className={ENTRY}>
            <Icon name="log-out" />
            {t("userMenu.signOut")}
          </button>
        </Form>
      </div>
    </Menu>
  );
}

const ENTRY =
  "flex w-full items-center gap-2.5 rounded-control px-2.5 py-2 text-left font-medium text-ink-2 hover:bg-hover hover:text-ink";
