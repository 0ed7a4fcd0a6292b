import { Link, useLocation } from "@remix-run/react";
import { type AreaKey, type Counts, SEARCH } from "~/access/areas";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";
import { Brand } from "./brand";
import { Breadcrumbs } from "./breadcrumbs";
import { Counters } from "./counters";
import { HeaderSearch } from "./header-search";
import { LanguageMenu } from "./language-menu";
import { PinButton } from "./pin-button";
import { type Pinned, pinOf } from "./pins";
import type { ChromeData } from "./queries.server";
import { UserMenu } from "./user-menu";

interface HeaderProps {
  data: Pick<ChromeData, "user" | "chosen" | "seen" | "isAway" | "areas" | "pins"> | undefined;
  counts: Counts | null | undefined;
}

/** Where the page is, search, what waits for the user, help, and who is signed in. */
export function Header({ data, counts }: HeaderProps) {
  const { t } = useTranslation();
  const { user, chosen, seen } = data ?? {};
  return (
    <header className="header">
      <Brand />
      {user && seen && <Breadcrumbs seen={seen} />}
      {user && data && <PinThis areas={data.areas} pins={data.pins} />}
      <div className="header-end">
        {user && SEARCH && <HeaderSearch search={SEARCH} />}
        {counts && <Counters counts={counts} />}
        {user && (
          <Link to={paths.help()} title={t("areas.help")} className="header-icon header-help">
            <Icon name="help" label={t("areas.help")} className="size-4.5" />
          </Link>
        )}
        {user && chosen && <UserMenu user={user} chosen={chosen} />}
        {!user && chosen && !data?.isAway && <LanguageMenu chosen={chosen.language} isVisitor />}
        {!user && !data?.isAway && <SignInLink />}
      </div>
    </header>
  );
}

function PinThis({ areas, pins }: { areas: readonly AreaKey[]; pins: readonly Pinned[] }) {
  const { pathname } = useLocation();
  const pin = pinOf(pathname, areas);
  return pin && <PinButton pin={pin} isPinned={pins.some((one) => one.pin === pin)} />;
}

function SignInLink() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // They have the form itself.
  if (pathname === paths.login() || pathname === paths.landing()) return null;
  return (
    <Link
      to={paths.login()}
      className="rounded-control px-3 py-1.5 font-medium text-ink-2 hover:bg-hover hover:text-ink"
    >
      {t("signIn")}
    </Link>
  );
}
