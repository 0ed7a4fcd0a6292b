import { ReturnField } from "~/forms/return-field";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language, USER_LANGUAGES } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import { Menu } from "./menu";

const ALL = Object.keys(LANGUAGE_TAGS) as Language[];

interface LanguageMenuProps {
  chosen: Language;
  /** Who is signed in reads one of fewer languages. */
  isVisitor: boolean;
  className?: string;
}

/** Which language a page has, and the others: at once, and remembered. Works without a script. */
export function LanguageMenu({ chosen, isVisitor, className }: LanguageMenuProps) {
  const { t } = useTranslation();
  const languages = isVisitor ? ALL : USER_LANGUAGES;
  return (
    <Menu
      align="right"
      label={t("slimBar.language", { language: LANGUAGE_NAMES[chosen] })}
      className={className}
      buttonClassName="flex items-center gap-1 rounded-control px-2 py-1.5 text-ink-2 text-s"
      button={
        <>
          <span lang={LANGUAGE_TAGS[chosen]} className={isVisitor ? "max-[25rem]:hidden" : undefined}>
            {LANGUAGE_NAMES[chosen]}
          </span>
          {/* Beside the product's name and the way in there is no room for more on the narrowest screens. */}
          {isVisitor && (
            <span aria-hidden="true" className="uppercase min-[25rem]:hidden">
              {LANGUAGE_TAGS[chosen].slice(0, 2)}
            </span>
          )}
          <Icon name="chevron-down" className="size-3.5 group-open:rotate-180" />
        </>
      }
    >
      <form method="post" action={sitePath(paths.preferences())} className="p-1.5">
        <ReturnField />
        {languages.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={LANGUAGE_TAGS[language]}
            aria-pressed={language === chosen}
            className="flex w-full rounded-control px-2.5 py-2 text-left text-ink-2 hover:bg-hover hover:text-ink aria-pressed:font-semibold aria-pressed:text-accent-strong"
          >
            {LANGUAGE_NAMES[language]}
          </button>
        ))}
      </form>
    </Menu>
  );
}
