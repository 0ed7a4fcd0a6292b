import { useMatches } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { ReturnField } from "~/forms/return-field";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language, USER_LANGUAGES } from "~/i18n/languages";
import { type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import { Brand } from "./brand";
import { Menu } from "./menu";
import type { ChromeData } from "./queries.server";

/** In place of the header, where the specification hides it: the product, the area, and the language. */
export function SlimBar({ data }: { data: Pick<ChromeData, "user" | "chosen"> | undefined }) {
  const text = useMessage();
  const area = useAreaName();
  return (
    <header className="header slim-bar">
      <Brand isLink={Boolean(data?.user)} />
      {area && <p>{text(area)}</p>}
      {data && <LanguageMenu chosen={data.chosen.language} languages={data.user ? USER_LANGUAGES : ALL} />}
    </header>
  );
}

const ALL = Object.keys(LANGUAGE_TAGS) as Language[];

/** As the page's route says it. */
function useAreaName(): MessageKey | undefined {
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as RouteData);
  return handles.reverse().find(({ pageTitle }) => pageTitle)?.pageTitle;
}

function LanguageMenu({ chosen, languages }: { chosen: Language; languages: readonly Language[] }) {
  const { t } = useTranslation();
  return (
    <Menu
      align="right"
      label={t("slimBar.language", { language: LANGUAGE_NAMES[chosen] })}
      className="ml-auto"
      buttonClassName="flex items-center gap-1 rounded-control px-2 py-1.5 text-ink-2 text-s"
      button={
        <>
          <span lang={LANGUAGE_TAGS[chosen]}>{LANGUAGE_NAMES[chosen]}</span>
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
