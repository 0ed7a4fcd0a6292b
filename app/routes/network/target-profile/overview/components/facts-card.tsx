import { useTranslation } from "~/i18n/use-translation";
import { PlaceMapView } from "~/map/place-map";
import { sitePath } from "~/site-path";
import type { Facts } from "../view/facts.server";
import { Card } from "./card";

/** Who it is, where, whose and under which names. */
export function FactsCard({ facts: { map, facts }, className }: { facts: Facts; className?: string }) {
  const { t } = useTranslation("profile");
  return (
    <Card className={className} id="facts" heading={t("facts.heading")}>
      {map && <PlaceMapView map={map.picture} label={map.label} scaleText={map.scale} className="mb-3" />}
      <dl className="text-s">
        {facts.map(({ name, values }) => (
          <div
            key={`${name}${values[0]?.text}`}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 border-line-2 border-t py-1.5 first:border-0"
          >
            <dt className="hyphens-auto break-words text-ink-3">{name}</dt>
            <dd>
              <ul>
                {values.map(({ text, href, detail }) => (
                  <li key={`${text}${href}${detail}`} className={href ? "py-0.5" : undefined}>
                    {href ? (
                      <a href={sitePath(href)} className="py-1 text-accent-strong underline-offset-2 hover:underline">
                        {text}
                      </a>
                    ) : (
                      text
                    )}
                    {detail && <span className="text-ink-2">, {detail}</span>}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
