import { useTranslation } from "~/i18n/use-translation";
import { Nothing } from "~/ui/nothing";
import type { Happened } from "../activity.server";

/** What was done, by whom and when, newest first. */
export function Activity({ entries, cut }: { entries: readonly Happened[]; cut: string | null }) {
  const { t } = useTranslation("actions");
  if (entries.length === 0) return <Nothing>{t("activity.none")}</Nothing>;
  return (
    <>
      <ol className="text-s">
        {entries.map(({ key, texts, when }) => (
          <li key={key} className="border-line-2 border-t py-2 first:border-0 first:pt-0">
            {texts.map((text) => (
              <span key={text} className="block break-words">
                {text}
              </span>
            ))}
            <span className="block text-ink-3 text-xs">{when}</span>
          </li>
        ))}
      </ol>
      {cut && <p className="border-line-2 border-t pt-2 text-ink-3 text-xs">{cut}</p>}
    </>
  );
}
