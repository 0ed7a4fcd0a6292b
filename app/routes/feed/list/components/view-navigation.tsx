import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FEED_VIEWS, type FeedView, paths } from "~/paths";
import { Icon, type IconName } from "~/ui/icon";

const ICONS: Record<FeedView, IconName> = {
  new: "inbox",
  "in-review": "eye",
  relevant: "star",
  archived: "archive",
  all: "layers",
};

/** The statuses of alerts as links: a rail beside the list, a row of pills above it on a narrow screen. */
export function ViewNavigation({ view }: { view: FeedView }) {
  const { t } = useTranslation("feed");
  return (
    <nav aria-label={t("views.label")} className="min-w-0 px-4 pt-4 m:border-line m:border-r m:px-3 m:pl-6">
      <ul className="flex flex-wrap gap-1.5 m:flex-col m:gap-0">
        {FEED_VIEWS.map((name) => (
          <li key={name}>
            <Link
              to={paths.feedView(name)}
              aria-current={name === view ? "page" : undefined}
              className="flex h-9 items-center gap-2 rounded-full bg-sunken px-3 text-ink-2 hover:bg-hover aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent m:h-7.5 m:rounded-control m:bg-transparent m:px-2 m:aria-[current]:bg-accent-soft m:aria-[current]:text-accent-strong"
            >
              <Icon name={ICONS[name]} className="max-m:hidden" />
              {t(`views.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
