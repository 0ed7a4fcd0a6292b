import { Link, NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { BrandMark } from "~/ui/brand-mark";
import { PRODUCT } from "./page-title";
import type { ShellUser } from "./user";
import { UserMenu } from "./user-menu";

/** Brand, the areas that exist, and who is signed in. */
export function Header({ user }: { user: ShellUser | null }) {
  const { t } = useTranslation();
  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-3 border-line border-b bg-card px-(--page-padding) m:gap-6">
      <Link
        to={paths.home()}
        className="-mx-1 flex items-center gap-2.5 rounded-control px-1 py-1.5 font-[680] text-[0.9375rem] tracking-[-0.01em]"
      >
        <BrandMark />
        {PRODUCT}
      </Link>
      {user && (
        <nav aria-label={t("areas.label")} className="flex min-w-0 flex-1 gap-0.5">
          <NavLink
            to={paths.feed()}
            className="rounded-control px-3 py-1.5 font-medium text-ink-2 hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:text-accent-strong"
          >
            {t("areas.feed")}
          </NavLink>
        </nav>
      )}
      {user && <UserMenu user={user} />}
    </header>
  );
}
