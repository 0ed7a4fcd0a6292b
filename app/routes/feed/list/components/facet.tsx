import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Island } from "~/ui/islands/island";
import type { IslandData } from "~/ui/islands/island-data";
import { useScript } from "~/ui/use-script";

export interface FacetProps {
  name: string;
  heading: string;
  /** The page on which it stands open. */
  href: string;
  isOpen: boolean;
  toggle(): void;
  /** Null where its values are not there: on their way, or they could not be had. */
  values: IslandData | null;
  isLate: boolean;
}

/** One part of the filter. Where no script can bring its values, its heading is the link to a page with them. */
export function Facet({ name, heading, href, isOpen, toggle, values, isLate }: FacetProps) {
  const { t } = useTranslation("feed");
  const hasScript = useScript();
  if (!values && !hasScript) {
    return (
      <a href={sitePath(href)} className="filter-summary">
        {heading}
      </a>
    );
  }
  return (
    <details open={isOpen} className="facet" aria-busy={isLate || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and a key on it is a click */}
      <summary
        className="filter-summary"
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
      >
        {heading}
      </summary>
      {values ? (
        <Island id={`facet-${name}`} data={values} />
      ) : (
        !isLate && <a href={sitePath(href)}>{t("facets.show")}</a>
      )}
    </details>
  );
}
