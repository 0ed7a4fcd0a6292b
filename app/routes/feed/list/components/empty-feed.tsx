import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icon";

/** What to do when there is nothing to see. */
export function EmptyFeed() {
  const { t } = useTranslation("feed");
  return (
    <div className="flex flex-col items-center rounded-card bg-card px-6 py-16 text-center shadow-card">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="inbox" className="size-6 [stroke-width:1.6]" />
      </span>
      <h2 className="font-semibold text-m">{t("empty.heading")}</h2>
      <p className="mt-1 max-w-sm text-pretty text-ink-2">{t("empty.text")}</p>
    </div>
  );
}
