import { useTranslation } from "~/i18n/use-translation";
import { PlaceMapView } from "~/map/place-map";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import type { Ownership, Sites } from "../view/around.server";
import { Card, CardLink } from "./card";

/** Where it works, as a map and in words. */
export function SitesCard({ sites: { map, list, more }, className }: { sites: Sites; className: string }) {
  const { t } = useTranslation("profile");
  return (
    <Card heading={t("cards.sites")} className={className}>
      {map && <PlaceMapView map={map.picture} label={map.label} scaleText={map.scale} className="mb-3" />}
      {!map && list.length === 0 && <p className="text-pretty text-ink-2 text-s">{t("cards.noSites")}</p>}
      <ul className="text-s">
        {list.map(({ key, name, href, place, number }) => (
          <li key={key} className="wrap-anywhere py-0.5">
            {number && <b className="mr-1.5 inline-block min-w-3 text-ink-3 text-xs tabular-nums">{number}</b>}
            {href ? (
              <a href={sitePath(href)} className="py-0.5 text-accent-strong underline-offset-2 hover:underline">
                {name}
              </a>
            ) : (
              name
            )}
            {place && place !== name && <span className="text-ink-3 text-xs"> {place}</span>}
          </li>
        ))}
      </ul>
      {more && <CardLink href="#facts">{more}</CardLink>}
    </Card>
  );
}

/** Whose it is and what it owns, from the top down. */
export function OwnershipCard({ ownership, className }: { ownership: Ownership | null; className: string }) {
  const { t } = useTranslation("profile");
  return (
    <Card
      heading={t("cards.ownership")}
      beside={
        ownership && (
          <a href={sitePath(ownership.pathsHref)} className="text-ink-2 text-s underline-offset-2 hover:underline">
            {t("cards.paths")}
          </a>
        )
      }
      className={className}
    >
      {ownership ? (
        <>
          <ol className="space-y-2 text-s">
            {ownership.steps.map(({ key, name, href, detail, level }) => (
              <li key={key} className={`flex items-baseline gap-2 ${INDENTS[level]}`}>
                <Icon name="building" className="size-3.5 shrink-0 self-center text-ink-3" />
                <span className="wrap-anywhere min-w-0 flex-1">
                  {href ? (
                    <a href={sitePath(href)} className="py-0.5 text-accent-strong underline-offset-2 hover:underline">
                      {name}
                    </a>
                  ) : (
                    <strong className="font-semibold">{name}</strong>
                  )}
                </span>
                <span className="max-w-[45%] text-right text-ink-3 text-xs tabular-nums">{detail}</span>
              </li>
            ))}
          </ol>
          {ownership.others && <p className="wrap-anywhere mt-3 text-pretty text-ink-3 text-xs">{ownership.others}</p>}
        </>
      ) : (
        <p className="text-pretty text-ink-2 text-s">{t("cards.noOwnership")}</p>
      )}
    </Card>
  );
}

const INDENTS = ["", "pl-5", "pl-10"] as const;
