import { Link, useLocation } from "@remix-run/react";
import { SEARCH } from "~/access/areas";
import { useTranslation } from "~/i18n/use-translation";
import { useLiveCounts } from "~/live/live-counts";
import { paths } from "~/paths";
import { BrandMark } from "~/ui/brand-mark";
import { AreaNavigation } from "./area-navigation";
import { Counters } from "./counters";
import { HeaderSearch } from "./header-search";
import { PRODUCT } from "./page-title";
import type { ChromeData } from "./queries.server";
import { UserMenu } from "./user-menu";

/** Brand, the areas that exist and that the user may enter, search, what waits for them, and who is signed in. */
export function Header({
  data,
}: {
  data: Pick<ChromeData, "user" | "chosen" | "areas" | "counts" | "isAway"> | undefined;
}) {
  const { user, chosen, areas = [] } = data ?? {};
  const counts = useLiveCounts(data?.counts);
  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-1 border-line border-b bg-card px-(--page-padding) s:gap-3 l:gap-6 print:hidden">
      <Link
        to={paths.home()}
        className="-mx-1 flex items-center gap-2.5 rounded-control px-1 py-1.5 font-[680] text-[0.9375rem] tracking-[-0.01em]"
      >
        <BrandMark />
        <span className={user ? "max-s:sr-only" : undefined}>{PRODUCT}</span>
      </Link>
      <AreaNavigation areas={areas} />
      <div className="ml-auto flex min-w-0 items-center gap-1 s:gap-2">
        {user && SEARCH && <HeaderSearch search={SEARCH} />}
        {counts && <Counters counts={counts} />}
        {user && chosen && <UserMenu user={user} chosen={chosen} />}
        {!user && !data?.isAway && <SignInLink />}
      </div>
    </header>
  );
}

function SignInLink() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (pathname === paths.login()) return null;
  return (
    <Link
      to={paths.login()}
      className="rounded-control px-3 py-1.5 font-medium text-ink-2 hover:bg-hover hover:text-ink"
    >
      {t("signIn")}
    </Link>
  );
}
