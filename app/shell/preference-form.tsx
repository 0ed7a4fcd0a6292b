import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language, USER_LANGUAGES } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import type { Chosen } from "./user";

const SCHEMES = ["system", "light", "dark"] as const;

interface PreferenceFormProps {
  chosen: Chosen;
  languages?: readonly Language[];
  className?: string;
}

/** Each choice is a button that sends it: a plain form, and a new document, because another language has other texts. */
export function PreferenceForm({ chosen, languages = USER_LANGUAGES, className = "" }: PreferenceFormProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={sitePath(paths.preferences())} className={`space-y-3 ${className}`}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <Choices legend={t("preferences.language")}>
        {languages.map((language) => (
          <Choice
            key={language}
            name="language"
            value={language}
            chosen={chosen.language}
            lang={LANGUAGE_TAGS[language]}
          >
            {LANGUAGE_NAMES[language]}
          </Choice>
        ))}
      </Choices>
      <Choices legend={t("preferences.scheme")}>
        {SCHEMES.map((scheme) => (
          <Choice key={scheme} name="scheme" value={scheme} chosen={chosen.scheme}>
            {t(`preferences.schemes.${scheme}`)}
          </Choice>
        ))}
      </Choices>
      {chosen.shortcuts !== null && (
        <Choices legend={t("preferences.shortcuts")}>
          {(["on", "off"] as const).map((value) => (
            <Choice key={value} name="shortcuts" value={value} chosen={chosen.shortcuts ? "on" : "off"}>
              {t(`preferences.${value}`)}
            </Choice>
          ))}
        </Choices>
      )}
    </form>
  );
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-ink-3 text-xs">{legend}</legend>
      <div className="flex gap-0.5 rounded-control bg-sunken p-0.5">{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  chosen: string;
  lang?: string;
  children: ReactNode;
}

function Choice({ name, value, chosen, lang, children }: ChoiceProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      lang={lang}
      aria-pressed={value === chosen}
      className="min-h-7 flex-1 rounded-[4px] px-1.5 text-ink-2 text-s hover:bg-hover aria-pressed:bg-card aria-pressed:font-semibold aria-pressed:text-accent-strong aria-pressed:shadow-card"
    >
      {children}
    </button>
  );
}
