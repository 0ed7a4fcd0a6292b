import { useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { orNever } from "~/live/or-never";
import { sitePath } from "~/site-path";
import type { Country } from "../filter-view.server";

interface CountryFieldProps {
  chosen: string;
  /** All, or those alone that have to be there at once. */
  countries: readonly Country[];
  /** The page with all of them, where no script brings them; null where they are there. */
  allHref: string | null;
}

/** One country of all: two hundred and fifty are brought by a script once somebody comes near, or without one by a link. */
export function CountryField({ chosen, countries, allHref }: CountryFieldProps) {
  const { t, i18n } = useTranslation("network");
  const [all, setAll] = useState<readonly Country[] | null>(null);
  const field = useRef<HTMLLabelElement>(null);
  const bring = () => {
    if (allHref === null || all) return;
    void orNever(import("~/i18n/countries")).then(({ countriesIn }) => setAll(countriesIn(i18n.language)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: who was there before the script had no way to ask
  useEffect(() => {
    if (field.current?.contains(document.activeElement)) bring();
  }, []);
  return (
    <div className="mt-5">
      <label ref={field} className="block" onPointerEnter={bring} onFocus={bring}>
        <span className="filter-heading">{t("filter.country")}</span>
        <select key={chosen} name="countries" defaultValue={chosen} className="field h-8">
          <option value="">{t("filter.any")}</option>
          {(all ?? countries).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {allHref && (
        <noscript>
          <a
            href={sitePath(allHref)}
            className="mt-1 inline-block min-h-6 text-accent-strong text-s underline underline-offset-2"
          >
            {t("filter.allCountries")}
          </a>
        </noscript>
      )}
    </div>
  );
}
